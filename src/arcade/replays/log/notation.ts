import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LoggedAction } from '../../engines/driver.ts';
import { chainNext, chainStart } from './chain.ts';
import type { LogFooter, LogHeader, LogRecord, ReplayLog } from './log-format.ts';
import { formatLog, type ParsedLog, parseLog } from './log-text.ts';

// Compact notation of a log, without the values that can be recomputed. docs/replay-notation.md describes it.

const firstLine = 'rialto-notation/1';
const columnsMax = 100;

/** Letters for actions without members, moves and rotations. */
const letters: readonly (readonly [letter: string, action: LoggedAction])[] = [
  ['l', { type: 'move', direction: 'left' }],
  ['r', { type: 'move', direction: 'right' }],
  ['c', { type: 'rotate', direction: 'cw' }],
  ['a', { type: 'rotate', direction: 'ccw' }],
  ['s', { type: 'soft_drop' }],
  ['d', { type: 'hard_drop' }],
  ['w', { type: 'wait' }],
];
const letterByAction = new Map(letters.map(([letter, action]) => [canonicalJson(action), letter]));
const actionByLetter = new Map(letters);

/**
 * Notation of a log, from which `parseNotation` restores the same log. For the tetris logs in the tests it has less
 * than a tenth of the log's length.
 */
export function formatNotation({ header, records, footer }: ReplayLog): string {
  const tokens: string[] = [];
  let tUs = 0;
  let seat: number | null = 0;
  let lastLetter = '';
  let repeats = 0;
  const flush = () => {
    if (repeats > 0) tokens.push(repeats === 1 ? lastLetter : `${lastLetter}${repeats}`);
    repeats = 0;
  };
  for (const record of records) {
    if (record.t_us !== tUs || record.seat !== seat) flush();
    if (record.seat !== seat) tokens.push(record.seat === null ? '@-' : `@${record.seat}`);
    if (record.t_us !== tUs) tokens.push(`+${record.t_us - tUs}`);
    [tUs, seat] = [record.t_us, record.seat];
    const text = canonicalJson(record.action);
    const letter = letterByAction.get(text);
    if (letter !== lastLetter || letter === undefined) flush();
    if (letter === undefined) tokens.push(encodeURI(text));
    else repeats += 1;
    lastLetter = letter ?? '';
  }
  flush();
  return [firstLine, canonicalJson(header), ...wrap(tokens), canonicalJson(footer), ''].join('\n');
}

/** Lines of tokens, 100 columns at most unless one token is longer. */
function wrap(tokens: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    if (line !== '' && line.length + 1 + token.length > columnsMax) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? token : `${line} ${token}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Whether a text starts like a notation. */
export function isNotation(text: string): boolean {
  return text.startsWith(`${firstLine}\n`);
}

/** Parses a notation into its log and recomputes the chain; `verifyLog` checks the content. */
export function parseNotation(text: string, sha256Hex: (text: string) => string): ParsedLog {
  const lines = text.split('\n');
  if (lines[0] !== firstLine) return fail(1, `The first line must be ${firstLine}.`);
  if (lines.length < 4 || lines.at(-1) !== '')
    return fail(lines.length, 'The notation must end with the footer and a line feed.');
  const header = readObject(lines[1]) as LogHeader | undefined;
  if (header === undefined) return fail(2, 'The header is not canonical JSON.');
  const footerLine = lines.length - 2;
  const footer = readObject(lines[footerLine]) as LogFooter | undefined;
  if (footer === undefined) return fail(footerLine + 1, 'The footer is not canonical JSON.');
  const records: LogRecord[] = [];
  const tokenReader = createTokenReader(records, chainStart(header, sha256Hex), sha256Hex);
  for (let index = 2; index < footerLine; index += 1)
    for (const token of (lines[index] ?? '').split(' '))
      if (!tokenReader.accept(token)) return fail(index + 1, 'This is not a token of the notation.');
  // The format is checked like that of any log.
  return parseLog(formatLog({ header, records, footer }));
}

/**
 * Object of a line that is canonical JSON; undefined for other lines, also for text that has no canonical form, such as
 * an unpaired surrogate.
 */
function readObject(line: string | undefined): object | undefined {
  const value = readJson(line);
  try {
    return value !== undefined && canonicalJson(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

const recordsMax = 100_000;

/** Appends the records of accepted tokens to `records`; `accept` returns false for an invalid token. */
function createTokenReader(records: LogRecord[], headerHash: string, sha256Hex: (text: string) => string) {
  let [h, tUs] = [headerHash, 0];
  let seat: number | null = 0;
  const add = (action: LoggedAction) => {
    const record = { n: records.length + 1, t_us: tUs, seat, action };
    h = chainNext(h, record, sha256Hex);
    records.push({ ...record, h });
  };
  return {
    accept(token: string): boolean {
      const seatToken = /^@(-|\d{1,3})$/.exec(token)?.[1];
      if (seatToken !== undefined) seat = seatToken === '-' ? null : Number(seatToken);
      const elapsedUs = /^\+(\d{1,15})$/.exec(token)?.[1];
      if (elapsedUs !== undefined) tUs += Number(elapsedUs);
      if (seatToken !== undefined || elapsedUs !== undefined) return Number.isSafeInteger(tUs);
      const [, letter = '', count = '1'] = /^([a-z])([1-9]\d{0,4})?$/.exec(token) ?? [];
      const action = actionByLetter.get(letter) ?? readAction(token);
      if (action === undefined || records.length + Number(count) > recordsMax) return false;
      for (let remaining = Number(count); remaining > 0; remaining -= 1) add(action);
      return true;
    },
  };
}

function readAction(token: string): LoggedAction | undefined {
  if (!token.startsWith('%7B')) return undefined;
  try {
    return readObject(decodeURI(token)) as LoggedAction | undefined;
  } catch {
    // A percent sign may start an invalid escape.
    return undefined;
  }
}

/** JSON object of a text; undefined for other values and for invalid JSON. */
function readJson(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function fail(line: number, detail: string): ParsedLog {
  return { ok: false, fault: 'text', line, detail };
}
