import type { Db } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { findEntry } from '../../engines/entries.ts';
import { holdReasonOf } from '../publishing/preconditions.ts';
import { readAppeals } from '../store/appeals.ts';
import type { VersionWithManifest } from '../store/versions.ts';
import { describeNextStep, type NextStepFacts } from './next-step.ts';
import type { ReleaseDetail } from './release-detail.ts';

/** Sentence about what happens next to a version, for its author. */
export async function readNextStep(
  db: Db,
  version: VersionWithManifest,
  { version: { probes }, transitions, certification_rounds: rounds }: ReleaseDetail,
  { services, nowMs }: { readonly services: Pick<ArcadeServices, 'publishing'>; readonly nowMs: number },
): Promise<string> {
  const facts: NextStepFacts = {
    ...version,
    probes,
    rounds,
    isEngineActive: findEntry(version.engine)?.lifecycle === 'active',
    holdReason: await holdReasonOf(db, version, nowMs),
    appeal: await readAppealStatus(db, version, transitions),
  };
  return describeNextStep(facts, services.publishing);
}

/** Status of the appeal against the decision that led to the version's state. */
async function readAppealStatus(
  db: Db,
  { n, state }: VersionWithManifest,
  transitions: ReleaseDetail['transitions'],
): Promise<NextStepFacts['appeal']> {
  const decisionId = transitions.findLast(({ to }) => to === state)?.id ?? '';
  const appeal = (await readAppeals(db, n)).get(decisionId);
  if (appeal === undefined) return 'none';
  return appeal.status === 'open' ? 'open' : 'answered';
}
