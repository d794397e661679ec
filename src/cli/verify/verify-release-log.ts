import { hash } from 'node:crypto';
import { chainHash, hashBeforeGenesis, type LogBody } from '../../arcade/games/publishing/release-log.ts';
import { type TransitionRule, transitionRules } from '../../arcade/games/rules/transitions.ts';
import { type VerifyingKey, verifyTextSignature } from '../../arcade/replays/log/verify-signature.ts';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import type { Signature } from '../../core/base/signing-keys.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** Verification result of a release log. */
export type ReleasesReport =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly versions: number;
      readonly hidden: number;
      readonly kid: string;
    }
  | {
      readonly ok: false;
      readonly fault: 'text' | 'order' | 'body' | 'chain' | 'transition' | 'head' | 'signature';
      readonly detail: string;
    };

type ReleaseFault = Extract<ReleasesReport, { ok: false }>;

interface EntryLine {
  readonly seq: number;
  readonly body: LogBody | null;
  readonly body_sha256: string;
  readonly hash: string;
}

interface Head {
  readonly seq: number;
  readonly hash: string;
}

interface HeadLine {
  readonly head?: Head;
  readonly signature?: Signature;
}

/** Verifies a complete release log: order, bodies, hash chain, state transitions and the signed head. */
export async function verifyReleaseLog(bytes: Uint8Array, keys: readonly VerifyingKey[]): Promise<ReleasesReport> {
  const lines = readLines(bytes);
  const headLine: HeadLine | undefined = lines?.pop();
  if (lines === null || headLine?.head === undefined || headLine.signature === undefined)
    return failure('text', 'The file is not a release log: its last line has no signed head.');
  const states = new Map<string, string | null>();
  let chainHead = hashBeforeGenesis;
  let hiddenCount = 0;
  for (const [index, line] of lines.entries()) {
    if (line.seq !== index + 1)
      return failure('order', `Entry ${index + 1} is missing; verification needs the complete log.`);
    const fault = line.body === null ? null : bodyFault(line.body, line, states);
    if (fault !== null) return fault;
    chainHead = chainHash(chainHead, line.body_sha256);
    if (line.hash !== chainHead)
      return failure('chain', `The hash of entry ${line.seq} does not match the hash chain.`);
    hiddenCount += line.body === null ? 1 : 0;
  }
  if (headLine.head.seq !== lines.length || (lines.length > 0 && headLine.head.hash !== chainHead))
    return failure('head', 'The head is not the hash of the last entry.');
  const signature = await verifyTextSignature(canonicalJson(headLine.head), headLine.signature, keys);
  if (!signature.ok) return failure('signature', `The signature is not valid for these keys: ${signature.fault}.`);
  return { ok: true, entries: lines.length, versions: states.size, hidden: hiddenCount, kid: headLine.signature.kid };
}

/** Parses the entries and the signed head in the last line. */
function readLines(bytes: Uint8Array): (EntryLine & HeadLine)[] | null {
  try {
    const lines = (decodeUtf8(bytes) ?? '').split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as EntryLine & HeadLine);
  } catch {
    return null;
  }
}

function bodyFault(
  body: LogBody,
  { seq, body_sha256 }: EntryLine,
  states: Map<string, string | null>,
): ReleaseFault | null {
  if (hash('sha256', canonicalJson(body)) !== body_sha256)
    return failure('body', `The body of entry ${seq} does not match its logged hash.`);
  if (body.slug === null) {
    // Only the first entry, and an entry after a restore from backup, concern no version.
    const isFirst = body.action === 'genesis' && seq === 1;
    return isFirst || body.action === 'restored' ? null : failure('transition', `Entry ${seq} has no version.`);
  }
  const key = `${body.slug}@${body.version}`;
  if (!isAllowedTransition(body, states.get(key)))
    return failure('transition', `Entry ${seq} is not an allowed transition: ${body.action} from ${body.from}.`);
  states.set(key, body.to);
  return null;
}

/** Whether the transition is allowed and starts from the current state of the version. */
function isAllowedTransition({ action, actor, from, to }: LogBody, currentState: string | null | undefined): boolean {
  const rules: readonly TransitionRule[] = transitionRules;
  if (currentState === undefined ? from !== null && from !== 'uploaded' : from !== currentState) return false;
  return rules.some(
    (rule) =>
      rule.action === action &&
      rule.by.includes(actor) &&
      (rule.to === null || rule.to === to) &&
      (currentState === undefined ? rule.from.length === 0 : (rule.from as readonly unknown[]).includes(from)),
  );
}

function failure(fault: ReleaseFault['fault'], detail: string): ReleaseFault {
  return { ok: false, fault, detail };
}
