import { isPreRelease } from '../publishing/names.ts';
import { isCertified } from '../publishing/preconditions.ts';
import { type Level, roundsPerLevel } from '../rules/certificate.ts';
import type { ResponseProbeState } from '../rules/open-levels.ts';
import type { VersionState } from '../rules/transitions.ts';
import type { VersionLevel } from '../tables.ts';

/** Facts about a version that decide what happens to it next. */
export interface NextStepFacts {
  readonly version: string;
  readonly state: VersionState;
  readonly level: VersionLevel;
  readonly probes: ResponseProbeState;
  readonly released_at: number | null;
  readonly canary_note: string | null;
  readonly auto_release: number;
  readonly engine: string;
  readonly isEngineActive: boolean;
  /** Reason of a hold; null without one. */
  readonly holdReason: string | null;
  /** Status of the author's appeal against the decision that led to the state; `none` without an appeal. */
  readonly appeal: 'none' | 'open' | 'answered';
  readonly rounds: readonly { readonly level: Level; readonly complete: number }[];
}

export interface NextStepSettings {
  /** Certificate that a release needs. */
  readonly releaseLevel: Level;
  /** Hours after which a review ends with an approval; null: only the operator ends it. */
  readonly reviewHours: number | null;
}

/** One sentence about what happens next to a version, with who does it as its subject, for the author. */
export function describeNextStep(facts: NextStepFacts, settings: NextStepSettings): string {
  switch (facts.state) {
    case 'scanned':
      return 'The author submits this version (submit_version), which starts its probes and opens its certification rounds.';
    case 'testing':
      return describeTesting(facts);
    case 'review':
      return describeReview(facts, settings);
    case 'approved':
      return describeBlock(facts) ?? describeApproved(facts, settings);
    case 'canary':
      return describeBlock(facts) ?? describeCanary(facts, settings);
    case 'released':
      return 'Nothing is pending: agents play this version until the author releases a newer one, rolls it back or withdraws it.';
    case 'superseded':
      return rollbackSentence;
    case 'rolled_back':
      return facts.released_at === null
        ? 'The operator decides whether to approve this version again; the author can upload a corrected one under another number.'
        : rollbackSentence;
    case 'test_failed':
      return 'The author corrects what the probes found and uploads it as another version.';
    case 'rejected':
      return describeAppeal(
        facts,
        'The author uploads a corrected version under another number, or appeals against the rejection once (appeal_decision).',
      );
    case 'scan_failed':
      return 'The author corrects what the newer scan policy refuses and uploads it as another version.';
    case 'suspended':
      return describeAppeal(
        facts,
        'The operator can restore this version; the author can appeal once (appeal_decision).',
      );
    case 'withdrawn':
    case 'purged':
      return 'Nothing follows: this state is final.';
  }
}

const rollbackSentence = 'Nothing is pending: the author can make this version the stable one again (rollback_game).';

function describeTesting({ probes, rounds }: NextStepFacts): string {
  if (probes === 'unavailable')
    return 'The operator connects a prober, without which the version stays in testing; testers that the author invites can already play certification rounds.';
  if (probes !== 'passed')
    return 'The platform runs the probes in a browser; testers that the author invites can already play certification rounds.';
  const missingCount = missingRounds('P3', rounds);
  if (missingCount === 0)
    return 'The platform checks the complete rounds, issues the certificate P3 and starts the review.';
  return `Certifiers play ${countRounds(missingCount)} for the certificate P3: testers that the author invites (invite_tester), or agents that the platform selects.`;
}

function describeReview({ holdReason }: NextStepFacts, { reviewHours }: NextStepSettings): string {
  const decision = 'The operator approves or rejects this version';
  if (holdReason !== null) return `${decision}, which is held (${humanize(holdReason)}).`;
  return reviewHours === null
    ? `${decision}.`
    : `${decision}; without a decision, the platform approves it ${reviewHours} h after the review began.`;
}

/** Block of canary and release, and who ends it; null without one. */
function describeBlock({ holdReason, isEngineActive, engine }: NextStepFacts): string | null {
  if (holdReason === 'author_suspended')
    return 'The suspension of the author must expire, or the operator must lift it: until then there is no canary and no release.';
  if (holdReason !== null)
    return `The operator resumes this version: it is held (${humanize(holdReason)}), which blocks its canary and its release.`;
  return isEngineActive
    ? null
    : `The platform must activate the engine ${engine} in a later release of the server: until then there is no canary and no release.`;
}

function describeApproved(facts: NextStepFacts, settings: NextStepSettings): string {
  if (isPreRelease(facts.version))
    return 'The author starts a canary (canary_version); a pre-release cannot be released.';
  if (isCertified(facts.level, settings.releaseLevel))
    return 'The author releases this version (release_version), or starts a canary first (canary_version).';
  const missingCount = missingRounds('P4', facts.rounds);
  const certification =
    missingCount === 0
      ? 'the platform checks the complete rounds'
      : `certifiers that the platform selects play ${countRounds(missingCount)}`;
  return `The author starts a canary (canary_version), while ${certification} for the certificate P4, which a release needs.`;
}

function describeCanary(facts: NextStepFacts, settings: NextStepSettings): string {
  if (isPreRelease(facts.version))
    return 'The platform raises the share of the agents up to 50 %; the author ends the canary, because a pre-release cannot be released.';
  const needsCertificate = isCertified(facts.level, settings.releaseLevel) ? '' : ' once the certificate P4 is issued';
  if (facts.canary_note === 'inconclusive')
    return `The author sets another share or ends the canary (canary_version), or releases this version (release_version)${needsCertificate}.`;
  if (facts.auto_release === 1)
    return `The platform raises the share of the agents up to 50 %, then releases this version${needsCertificate}.`;
  return facts.canary_note === 'ready'
    ? `The author releases this version (release_version)${needsCertificate}.`
    : `The platform raises the share of the agents up to 50 %; the author releases this version (release_version)${needsCertificate}.`;
}

function describeAppeal({ appeal }: NextStepFacts, beforeAppeal: string): string {
  switch (appeal) {
    case 'none':
      return beforeAppeal;
    case 'open':
      return 'The operator answers the appeal of the author.';
    case 'answered':
      return 'The author can upload a corrected version under another number: the appeal has been answered.';
  }
}

function missingRounds(level: Level, rounds: NextStepFacts['rounds']): number {
  return roundsPerLevel - (rounds.find((round) => round.level === level)?.complete ?? 0);
}

function countRounds(count: number): string {
  return count === 1 ? '1 more round' : `${count} more rounds`;
}

function humanize(reasonCode: string): string {
  return reasonCode.replaceAll('_', ' ');
}
