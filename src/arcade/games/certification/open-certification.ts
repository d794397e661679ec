import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { RunningTime } from '../../../core/db/running-time.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { Verifier } from '../../replays/verification/open-verification.ts';
import { newWriteContext } from '../publishing/transition-request.ts';
import { type RoundEvidence, roundsFor } from '../rules/certificate.ts';
import { isComplete } from '../rules/round-completion.ts';
import {
  type CertificateRow,
  claimDueCertificate,
  isAnyCertificateDue,
  listCompleteRounds,
  listCurrentCertificatesOfVersions,
  listVersionsWithoutRenderJob,
  releaseClaim,
} from '../store/certificates.ts';
import { listPlacesOfVersions, listVersionsWithOpenCertification } from '../store/places.ts';
import { enqueueProbe } from '../store/probes.ts';
import { type IssueResult, issueDueCertificate } from './issue-certificate.ts';
import { createPlacesContext } from './places-context.ts';
import { arePlacesCurrent, updatePlaces } from './update-places.ts';

/** Background task that opens and closes places and issues certificates; safe on several nodes. */
export interface Certification {
  start(): void;
  stop(): Promise<void>;
}

export interface CertificationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly runningTime: RunningTime;
  readonly log: Log;
  readonly node: { readonly id: string };
  readonly signingKeys: SigningKeys;
  readonly verifier: Pick<Verifier, 'verify'>;
  readonly certificationAccountAgeHoursMin: number;
}

const intervalMs = 1_000;

export function openCertification(options: CertificationOptions): Certification {
  let task: PeriodicTask | undefined;
  let hasEnqueuedMissingProbes = false;
  return {
    start() {
      task = startPeriodicTask(
        intervalMs,
        async (stopping) => {
          if (!hasEnqueuedMissingProbes) await enqueueMissingProbes(options);
          hasEnqueuedMissingProbes = true;
          await updateAllPlaces(options);
          while (!stopping.aborted && (await processNextDue(options)));
        },
        (err) => options.log.warn({ err }, 'certification failed, retrying in 1 s'),
      );
    },
    stop: async () => task?.stop(),
  };
}

/** Enqueues the rendering jobs that an earlier server version did not enqueue for pending certificates. */
async function enqueueMissingProbes({ database, ...options }: CertificationOptions): Promise<void> {
  const versionNs = await listVersionsWithoutRenderJob(database.db);
  if (versionNs.length === 0) return;
  await database.write(async (tx) => {
    for (const n of versionNs) await enqueueProbe(tx, { n }, 'evidence', newWriteContext(options));
  });
}

/** Updates the places of all versions; writes only for versions whose places have to change. */
async function updateAllPlaces({ database, ...options }: CertificationOptions): Promise<void> {
  const versions = await listVersionsWithOpenCertification(database.db);
  if (versions.length === 0) return;
  const versionNs = versions.map(({ n }) => n);
  const places = Map.groupBy(await listPlacesOfVersions(database.db, versionNs), ({ version_n }) => version_n);
  const certificates = Map.groupBy(
    await listCurrentCertificatesOfVersions(database.db, versionNs),
    ({ version_n }) => version_n,
  );
  for (const version of versions) {
    if (arePlacesCurrent(version, places.get(version.n) ?? [], certificates.get(version.n) ?? [])) continue;
    await database.write((tx) => updatePlaces(tx, version.n, createPlacesContext(options, newWriteContext(options))));
  }
}

/** Processes one due certificate; false when none is due, another node has claimed it, or it was not changed. */
async function processNextDue(options: CertificationOptions): Promise<boolean> {
  const { database, node, runningTime } = options;
  const claimant = node.id;
  if (!(await isAnyCertificateDue(database.db, claimant))) return false;
  const row = await database.write((tx) => claimDueCertificate(tx, claimant, runningTime.nowUs()), {
    leavesCachesValid: true,
  });
  if (row === undefined) return false;
  try {
    const result = await replayAndIssue({ ...row, claim: claimant }, options);
    if (result === 'unchanged')
      await database.write((tx) => releaseClaim(tx, row.id, claimant), { leavesCachesValid: true });
    return result !== 'unchanged';
  } catch (error) {
    await database.write((tx) => releaseClaim(tx, row.id, claimant), { leavesCachesValid: true });
    throw error;
  }
}

async function replayAndIssue(
  row: CertificateRow & { readonly claim: string },
  { database, signingKeys, verifier, log, ...options }: CertificationOptions,
): Promise<IssueResult> {
  const rounds = roundsFor(row.level, await listCompleteRounds(database.db, row.version_n));
  const evidence: RoundEvidence[] = [];
  for (const { replay_id } of rounds) {
    const verdict = await verifier.verify(replay_id);
    if (verdict.ok && verdict.round !== null && isComplete(verdict.round)) evidence.push(verdict.round);
    else log.error({ replay: replay_id }, 'certificate evidence mismatch: the version is held for review');
  }
  const context = { ...newWriteContext(options), sign: (text: string) => signingKeys.sign(text) };
  const completeEvidence = evidence.length === rounds.length ? evidence : null;
  return database.write((tx) => issueDueCertificate(tx, row, rounds, completeEvidence, context));
}
