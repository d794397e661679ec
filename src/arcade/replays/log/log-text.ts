import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { actionText } from './action-text.ts';
import { isCount, isHash, isObject } from './field-validators.ts';
import type { LogFooter, LogHeader, LogRecord, ReplayLog } from './log-format.ts';
import { footerFault, hasRecordFields, headerFault } from './log-validators.ts';

export type ParsedLog =
  | { readonly ok: true; readonly log: ReplayLog }
  | {
      readonly ok: false;
      readonly fault: 'text';
      /** Starts at 1. */
      readonly line: number;
      readonly detail: string;
    };

/**
 * Formats a log as NDJSON: each line is canonical JSON (RFC 8785) and ends with a line feed, so that a log has only one
 * text.
 */
export function formatLog({ header, records, footer }: ReplayLog): string {
  let text = `${canonicalJson({ header })}\n`;
  for (const record of records) text += `${recordLine(record)}\n`;
  return `${text}${canonicalJson({ footer })}\n`;
}

function recordLine({ action, h, n, seat, t_us }: LogRecord): string {
  return formatRecordLine(canonicalJson(action), h, n, seat, t_us);
}

/** Line of a record whose action's canonical JSON is known. */
export function formatRecordLine(action: string, h: string, n: number, seat: number | null, tUs: number): string {
  return `{"action":${action},"h":"${h}","n":${n},"seat":${seat},"t_us":${tUs}}`;
}

/**
 * Parses the text of a log strictly: it accepts only the output of `formatLog`, so that no two texts are the same log.
 * It checks the format; `verifyLog` checks the content.
 */
export function parseLog(text: string): ParsedLog {
  const lines = text.split('\n');
  const footerIndex = lines.length - 2;
  if (footerIndex < 1 || lines[footerIndex + 1] !== '') {
    return refuseLine(lines.length, 'A log is a header, its records and a footer, and ends with a line feed.');
  }
  const header = memberOf(lines[0] as string, 'header');
  const invalidHeaderField = header === undefined ? 'not canonical JSON' : headerFault(header);
  if (invalidHeaderField !== undefined) return refuseLine(1, `This line is not a valid header: ${invalidHeaderField}.`);
  const { engine } = header as LogHeader;
  const records: LogRecord[] = [];
  for (let index = 1; index < footerIndex; index += 1) {
    const record = readRecord(lines[index] as string, engine);
    if (record === null) return refuseLine(index + 1, 'This line is not a valid record in canonical JSON.');
    records.push(record);
  }
  const footer = memberOf(lines[footerIndex] as string, 'footer');
  const invalidFooterField = footer === undefined ? 'not canonical JSON' : footerFault(footer, engine);
  if (invalidFooterField !== undefined)
    return refuseLine(footerIndex + 1, `This line is not a valid footer: ${invalidFooterField}.`);
  return { ok: true, log: { header: header as LogHeader, records, footer: footer as LogFooter } };
}

/** Value of a line that is an object with this single member; undefined for other or non-canonical lines. */
function memberOf(line: string, name: 'header' | 'footer'): unknown {
  const value = parseJson(line);
  if (!isObject(value)) return undefined;
  try {
    return Object.keys(value).join() === name && canonicalJson(value) === line ? value[name] : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function readRecord(line: string, engine: string): LogRecord | null {
  const record = parseJson(line);
  if (!hasRecordFields(record)) return null;
  const { action, h, n, seat, t_us } = record;
  const text = actionText(engine, action);
  if (text === null || !isHash(h) || !isCount(n) || !isCount(t_us) || !(seat === null || isCount(seat))) return null;
  return formatRecordLine(text, h as string, n, seat, t_us) === line ? (record as unknown as LogRecord) : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function refuseLine(line: number, detail: string): ParsedLog {
  return { ok: false, fault: 'text', line, detail };
}
