import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import {
  type Certificate,
  certificateFormat,
  certificateText,
  createCertificateBody,
  levels,
  type RoundEvidence,
  roundsPerLevel,
} from '../../arcade/games/rules/certificate.ts';
import { type VerifyingKey, verifyTextSignature } from '../../arcade/replays/log/verify-signature.ts';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { replayRound, splitLogs } from './replay-log.ts';

/** Verification result of a certificate; `logs` is the number of replayed rounds. */
export type CertificateReport =
  | { readonly ok: true; readonly certificate: Certificate; readonly logs: number }
  | {
      readonly ok: false;
      readonly fault: 'text' | 'signature' | 'rounds' | 'log' | 'incomplete' | 'mismatch';
      readonly detail: string;
    };

type CertificateFault = Extract<CertificateReport, { ok: false }>;

/** Verifies a certificate or its evidence: the signature, and the rounds by replay if their logs are present. */
export async function verifyCertificateFile(
  bytes: Uint8Array,
  keys: readonly VerifyingKey[],
): Promise<CertificateReport> {
  const text = decodeUtf8(bytes);
  if (text === null) return failure('text', 'The file is not UTF-8.');
  const firstLineEnd = text.indexOf('\n');
  const certificate = readCertificate(firstLineEnd === -1 ? text : text.slice(0, firstLineEnd));
  if (certificate === null) return failure('text', 'The first line is not a certificate.');
  const signature = await verifyTextSignature(certificateText(certificate), certificate.signature, keys);
  if (!signature.ok) return failure('signature', `The signature is not valid for these keys: ${signature.fault}.`);
  const logs = firstLineEnd === -1 ? [] : splitLogs(text.slice(firstLineEnd + 1));
  if (logs.length === 0) return { ok: true, certificate, logs: 0 };
  if (logs.length !== certificate.rounds.length || logs.length !== roundsPerLevel)
    return failure('rounds', `A certificate has ${roundsPerLevel} rounds, but this file has ${logs.length} logs.`);
  return compareRounds(certificate, logs, keys);
}

async function compareRounds(
  certificate: Certificate,
  logs: readonly string[],
  keys: readonly VerifyingKey[],
): Promise<CertificateReport> {
  const evidence: RoundEvidence[] = [];
  for (const [index, log] of logs.entries()) {
    const round = await replayRound(log, index + 1, certificate, keys);
    if ('fault' in round) return failure(round.fault, round.detail);
    evidence.push(round.evidence);
  }
  const { id, level, issued_at: issuedAt, rendered } = certificate;
  const players = evidence.flatMap(({ header }) => header.players);
  if (level === 'P4' && new Set(players).size !== players.length)
    return failure('rounds', 'An agent played more than one seat; P4 allows one seat for each agent.');
  const body = createCertificateBody({ id, level, issuedAt }, certificate, evidence, rendered, nodeHashing.sha256Hex);
  // Texts of limits may differ between releases; they are signed but not compared.
  const expected = { ...body, known_limits: certificate.known_limits };
  const differingMember = Object.keys(expected).find(
    (name) => canonicalJson(memberOf(expected, name)) !== canonicalJson(memberOf(certificate, name)),
  );
  if (differingMember !== undefined)
    return failure('mismatch', `The logs do not reproduce ${differingMember} of the certificate.`);
  return { ok: true, certificate, logs: logs.length };
}

function readCertificate(line: string): Certificate | null {
  try {
    const value = JSON.parse(line) as { certificate?: Certificate } | null;
    const certificate = (value?.certificate ?? value) as Certificate | null;
    const isCertificate =
      certificate?.format === certificateFormat &&
      levels.includes(certificate.level) &&
      Array.isArray(certificate.rounds) &&
      typeof certificate.signature?.kid === 'string' &&
      typeof certificate.signature.value === 'string';
    return isCertificate ? certificate : null;
  } catch {
    return null;
  }
}

function memberOf(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name] ?? null;
}

function failure(fault: CertificateFault['fault'], detail: string): CertificateFault {
  return { ok: false, fault, detail };
}
