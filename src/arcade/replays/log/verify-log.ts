import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { engineBuilds } from '../../engines/builds.ts';
import type { LoggedAction, Result } from '../../engines/driver.ts';
import type { Hashing } from '../../engines/hashing.ts';
import { bytesOfHex, commitmentOf } from '../../engines/seeds.ts';
import { stateHash } from '../../engines/state-hash.ts';
import { actionText } from './action-text.ts';
import { chainStart, formatRecordText } from './chain.ts';
import { isCount } from './field-validators.ts';
import type { LogHeader, ReplayLog } from './log-format.ts';
import { footerFault, hasRecordFields, headerFault } from './log-validators.ts';
import { playRecord, playToEnd, type ReplayRun, startRun } from './play-record.ts';

/** Reason for refusing a log; `messages` explains each. */
export type LogFault =
  | 'malformed'
  | 'other_build'
  | 'terms'
  | 'seed'
  | 'order'
  | 'seat'
  | 'action'
  | 'chain'
  | 'time'
  | 'after_end'
  | 'unfinished'
  | 'result'
  | 'state_hash'
  | 'chain_head'
  | 'records';

export type Verdict =
  | { readonly ok: true; readonly result: Result; readonly steps: number; readonly finalStateHash: string }
  | {
      readonly ok: false;
      readonly fault: LogFault;
      /** Number of the invalid record; null for the log as a whole. */
      readonly n: number | null;
      /** Explanation, which quotes nothing from the log. */
      readonly detail: string;
    };

/**
 * Verifies a log by replaying it with the current engine: seed, chain, times, result and final state. It does not check
 * the signature (see `verifySignature`), so an entirely invented log of a possible game passes. `builds` are the
 * current builds by engine; a log of another build is refused as `other_build`, because other rules may have applied.
 */
export function verifyLog(
  log: ReplayLog,
  hashing: Hashing,
  builds: Readonly<Record<string, string>> = engineBuilds,
): Verdict {
  const { header, records, footer } = log;
  const fault = formatFault(log);
  if (fault !== undefined) return refuseLog('malformed', null, fault);
  if (builds[header.engine] !== header.engine_build) return refuseLog('other_build');
  if (commitmentOf(bytesOfHex(footer.server_seed), hashing) !== header.seed_commitment) return refuseLog('seed');
  const run = tryStartRun(log, hashing);
  if (run === null) return refuseLog('terms');
  const chainHead = playRecords(run, log, hashing);
  if (typeof chainHead !== 'string') return chainHead;
  return verifyEnd(run, log, chainHead, hashing) ?? acceptLog(run, records.length, footer.final_state_hash);
}

function formatFault({ header, records, footer }: ReplayLog): string | undefined {
  const invalidHeaderField = headerFault(header);
  if (invalidHeaderField !== undefined) return fieldMessage('header', invalidHeaderField);
  const invalidFooterField = footerFault(footer, header.engine);
  if (invalidFooterField !== undefined) return fieldMessage('footer', invalidFooterField);
  return Array.isArray(records) ? undefined : 'There is no list of records.';
}

function fieldMessage(section: string, field: string): string {
  return field === '' ? `The ${section} is not an object.` : `A field of the ${section} is invalid: ${field}.`;
}

function tryStartRun({ header, footer }: ReplayLog, hashing: Hashing): ReplayRun | null {
  try {
    return startRun(header, footer.server_seed, hashing);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Replays all records; returns the head of the chain when all are valid. */
function playRecords(run: ReplayRun, { header, records }: ReplayLog, { sha256Hex }: Hashing): string | Verdict {
  let chainHead = chainStart(header, sha256Hex);
  for (let index = 0; index < records.length; index += 1) {
    const record: unknown = records[index];
    const n = index + 1;
    if (!hasRecordFields(record)) return refuseLog('malformed', n, 'The record has missing or unknown fields.');
    if (record.n !== n) return refuseLog('order', n);
    const { t_us, seat, action } = record;
    const text = actionText(header.engine, action);
    if (text === null) return refuseLog('action', n);
    if (!isSeat(seat, action as LoggedAction, header)) return refuseLog('seat', n);
    if (!isCount(t_us)) return refuseLog('malformed', n, 'The time of the record is not a count of microseconds.');
    chainHead = sha256Hex(chainHead + formatRecordText(text, n, seat, t_us));
    if (record.h !== chainHead) return refuseLog('chain', n);
    const events = playRecord(run, { t_us, seat, action: action as LoggedAction });
    if (typeof events === 'string') return refuseLog(events, n);
  }
  return chainHead;
}

/** A platform end without a resignation has no acting seat. */
function isSeat(seat: unknown, action: LoggedAction, { seats }: LogHeader): seat is number | null {
  if (action.type === 'end' && action['reason'] !== 'resign') return seat === null;
  return isCount(seat) && seat < seats;
}

function verifyEnd(
  run: ReplayRun,
  { records, footer }: ReplayLog,
  head: string,
  { sha256Hex }: Hashing,
): Verdict | null {
  if (footer.records !== records.length) return refuseLog('records');
  if (footer.chain_head !== head) return refuseLog('chain_head');
  playToEnd(run, footer.result.t_us);
  if (run.finalResult === null) return refuseLog('unfinished');
  if (canonicalJson(run.finalResult) !== canonicalJson(footer.result)) return refuseLog('result');
  return stateHash(run.state, sha256Hex) === footer.final_state_hash ? null : refuseLog('state_hash');
}

function acceptLog({ finalResult: result }: ReplayRun, steps: number, finalStateHash: string): Verdict {
  if (result === null) throw new Error('A game without an end was verified.');
  return { ok: true, result, steps, finalStateHash };
}

const messages: Readonly<Record<LogFault, string>> = {
  malformed: 'The log has an invalid format.',
  other_build: 'The game was played with an engine build that this program does not have.',
  terms: 'The engine does not support the terms in the header.',
  seed: 'The seed does not match the commitment.',
  order: 'The number of the record is not the next one.',
  seat: 'The seat of the record does not exist, or was not to act.',
  action: 'The engine does not have this action.',
  chain: 'The hash of the record does not match the records before it.',
  time: 'The time of the record is before that of the previous one, or advanced where only actions advance it.',
  after_end: 'The game had ended before this record.',
  unfinished: 'The game had not ended at the end of the log.',
  result: 'The result of the game differs from the footer.',
  state_hash: 'The final state differs from the footer.',
  chain_head: 'The head of the chain differs from the footer.',
  records: 'The number of records differs from the footer.',
};

function refuseLog(fault: LogFault, n: number | null = null, detail = messages[fault]): Verdict {
  return { ok: false, fault, n, detail };
}
