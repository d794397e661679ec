import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { Signature } from '../../../core/base/signing-keys.ts';
import type { Result } from '../../engines/driver.ts';
import { type Aggregates, aggregate } from './aggregates.ts';
import type { PlayedRound } from './round-completion.ts';

export const certificateFormat = 'rialto-certificate/1';
export const levels = ['P3', 'P4'] as const;
export type Level = (typeof levels)[number];
export const roundsPerLevel = 3;

/** First complete rounds that count for a level: for P3 the rounds of both levels, for P4 only its own. */
export function roundsFor<Round extends { readonly level: Level }>(
  level: Level,
  rounds: readonly Round[],
): readonly Round[] {
  return rounds.filter((round) => level === 'P3' || round.level === level).slice(0, roundsPerLevel);
}

/** Signed body of a certificate. */
export interface CertificateBody {
  readonly format: typeof certificateFormat;
  readonly id: string;
  readonly level: Level;
  readonly slug: string;
  readonly version: string;
  /** Digest of the bundle. */
  readonly digest: string;
  /** Name of the scan policy that accepted the bundle, such as `rialto-scan/1`. */
  readonly policy: string;
  readonly engine: string;
  /** Engine builds of the rounds, sorted. */
  readonly builds: readonly string[];
  readonly rounds: readonly CertifiedRound[];
  readonly aggregates: Aggregates;
  /** SHA-256 over a line `<chain head> <log hash>` for each round. */
  readonly evidence_root: string;
  /** Rendering of the rounds with the version's renderer; null below P4. */
  readonly rendered: RenderedResult | null;
  readonly known_limits: readonly string[];
  /** RFC 3339. */
  readonly issued_at: string;
}

export interface CertifiedRound {
  /** Numbers of the agents by seat; an agent has the same number in all rounds. */
  readonly certifiers: readonly number[];
  readonly pace: string;
  readonly mode: string;
  /** Number of records in the log. */
  readonly records: number;
  readonly result: Result;
  /** Last hash of the log's hash chain. */
  readonly chain_head: string;
  /** SHA-256 of the log text. */
  readonly log_sha256: string;
}

export interface RenderedResult {
  /** Number of rendered positions; each changed the screenshot without a fault. */
  readonly drawn: number;
  readonly browser: string;
  /** Digest of the probe fixtures with which the prober rendered. */
  readonly fixtures: string;
}

export type Certificate = CertificateBody & { readonly signature: Signature };

/** Replayed round. */
export type RoundEvidence = Omit<PlayedRound, 'engine' | 'seatsToAct'>;

export interface CertifiedVersion {
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly policy: string;
}

const knownLimits = [
  'Reproducible play of one version; not identity, reputation, independence or security of its agents.',
  'Separate accounts may share an operator.',
  'Static scanning reduces risk and does not prove code harmless; a renderer that draws hints is not detected.',
];

/** Creates the body of a certificate from the logs of its rounds. `sha256Hex` hashes the UTF-8 of a text. */
export function createCertificateBody(
  { id, level, issuedAt }: { readonly id: string; readonly level: Level; readonly issuedAt: string },
  { slug, version, digest, policy }: CertifiedVersion,
  evidence: readonly RoundEvidence[],
  rendered: RenderedResult | null,
  sha256Hex: (text: string) => string,
): CertificateBody {
  const [firstRound] = evidence;
  if (firstRound === undefined) throw new Error('A certificate needs rounds.');
  const { engine } = firstRound.header;
  return {
    format: certificateFormat,
    id,
    level,
    slug,
    version,
    digest,
    policy,
    engine,
    builds: [...new Set(evidence.map(({ header }) => header.engine_build))].sort(),
    rounds: roundsOf(evidence),
    aggregates: aggregate(evidence.map(({ result, counts }) => ({ engine, result, counts }))),
    evidence_root: evidenceRoot(evidence, sha256Hex),
    rendered,
    known_limits: knownLimits,
    issued_at: issuedAt,
  };
}

export function evidenceRoot(
  rounds: readonly Pick<RoundEvidence, 'chainHead' | 'logHash'>[],
  sha256Hex: (text: string) => string,
): string {
  return sha256Hex(rounds.map(({ chainHead, logHash }) => `${chainHead} ${logHash}\n`).join(''));
}

/** Text that the platform signs. */
export function certificateText({ signature: _, ...body }: CertificateBody & { readonly signature?: unknown }): string {
  return canonicalJson(body);
}

export function signCertificate(body: CertificateBody, sign: (text: string) => Signature): Certificate {
  return { ...body, signature: sign(certificateText(body)) };
}

/** Replaces agents by numbers in order of first appearance, because a certificate is public and its players are not. */
function roundsOf(evidence: readonly RoundEvidence[]): CertifiedRound[] {
  const agents = [...new Set(evidence.flatMap(({ header }) => header.players))];
  return evidence.map(({ header, records, result, chainHead, logHash }) => ({
    certifiers: header.players.map((player) => agents.indexOf(player) + 1),
    pace: header.pace,
    mode: header.mode,
    records,
    result,
    chain_head: chainHead,
    log_sha256: logHash,
  }));
}
