import { hash } from 'node:crypto';
import { definitionOf } from '../../engines/definitions.ts';
import type { Result } from '../../engines/driver.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import { countsOf, type PlayedRound } from '../../games/rules/round-completion.ts';
import type { ReplayLog } from '../log/log-format.ts';
import type { LogFault } from '../log/verify-log.ts';
import { type VerifyingKey, verifySignature } from '../log/verify-signature.ts';
import { currentBuild, type EngineBuild, openBuild } from './engine-build.ts';
import { logText } from './log-lines.ts';
import type { StoredLog } from './replay-log.ts';

/**
 * `unreadable`: the stored rows are malformed; `text`: the log text is malformed; `engine`: the engine threw during the
 * replay; `forged`: the signature does not match the log; `unknown_key`: the signing key is unknown.
 */
export type VerificationFault = LogFault | 'unreadable' | 'text' | 'engine' | 'forged' | 'unknown_key';

/** Result of replaying a stored log. */
export type LogVerdict =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly result: Result;
      readonly finalStateHash: string;
      readonly chainHead: string;
      /** SHA-256 of the log text. */
      readonly logHash: string;
      /** `kid` of the signing key. */
      readonly kid: string;
      /** Result of a certification round; null for other purposes. */
      readonly round: PlayedRound | null;
    }
  | {
      readonly ok: false;
      readonly fault: VerificationFault;
      /** Number of the invalid record; null for the log as a whole. */
      readonly n: number | null;
      readonly detail: string;
    };

/**
 * Verifies a stored log: formats it exactly as published, parses this text, replays it with the engine build it names,
 * compares every step, and checks its signature. States computed during play are not used.
 */
export async function verifyStoredLog(storedLog: StoredLog, keys: readonly VerifyingKey[]): Promise<LogVerdict> {
  const text = textOf(storedLog);
  if (text === null) return refuseStoredLog('unreadable', null, 'The stored log of the game is malformed.');
  // The current build refuses a log of an unavailable build, as `other_build`.
  const build = (await openBuild(storedLog.header.engine_build)) ?? currentBuild;
  const parseResult = build.parseLog(text);
  if (!parseResult.ok) return refuseStoredLog('text', null, `Line ${parseResult.line}: ${parseResult.detail}`);
  const { log } = parseResult;
  const verdict = verdictOf(build, log);
  if (!verdict.ok) return refuseStoredLog(verdict.fault, verdict.n, verdict.detail);
  const signature = await verifySignature(log, keys);
  if (!signature.ok) return failSignature(signature.fault);
  const { steps, result, finalStateHash } = verdict;
  const chainHead = log.footer.chain_head;
  const logHash = hash('sha256', text);
  const round = log.header.purpose === 'certification' ? roundOf(build, log, result, logHash) : null;
  return { ok: true, steps, result, finalStateHash, chainHead, logHash, kid: signature.kid, round };
}

function roundOf(build: EngineBuild, log: ReplayLog, result: Result, logHash: string): PlayedRound {
  const { header, records, footer } = log;
  const { engine } = header;
  const actions = records.map(({ action }) => action);
  return {
    engine,
    header,
    records: records.length,
    result,
    counts: countsOf(engine, actions, result),
    chainHead: footer.chain_head,
    logHash,
    seatsToAct: seatsToAct(build, log),
  };
}

function seatsToAct(build: EngineBuild, log: ReplayLog): readonly number[] {
  const rerun = build.openRerun(log, nodeHashing);
  return definitionOf(log.header.engine).certification.seatsToAct(rerun.snapshotAt(rerun.last));
}

function textOf(storedLog: StoredLog): string | null {
  try {
    return logText(storedLog);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function verdictOf(build: EngineBuild, log: ReplayLog) {
  try {
    return build.verifyLog(log, nodeHashing);
  } catch (error) {
    // An engine that throws during the replay is a fault.
    return { ok: false as const, fault: 'engine' as const, n: null, detail: `The engine failed: ${String(error)}` };
  }
}

function failSignature(fault: 'unknown_key' | 'forged' | 'unsupported'): LogVerdict {
  if (fault === 'unsupported') throw new Error('This platform does not support Ed25519 signatures.');
  return fault === 'forged'
    ? refuseStoredLog('forged', null, 'The signature does not match the log.')
    : refuseStoredLog('unknown_key', null, 'The log is signed with an unknown key.');
}

function refuseStoredLog(fault: VerificationFault, n: number | null, detail: string): LogVerdict {
  return { ok: false, fault, n, detail };
}
