import { dayMs, hourMs } from '../../../core/base/clock.ts';

/** Facts that decide whether an agent may take part in P4 certification at all. */
export interface CertifierFacts {
  readonly isRevoked: boolean;
  readonly isSuspended: boolean;
  readonly trafficClass: string;
  readonly accountAgeMs: number;
  /** Number of verified replays with at least `replayRecordsMin` records in public games of other agents. */
  readonly verifiedReplays: number;
  /** Number of the agent's certification attempts that ended in the last 24 hours of running time. */
  readonly attemptsInDay: number;
  readonly hasLeasedPlace: boolean;
  /** Times since the agent's leases expired, in running milliseconds. */
  readonly expiredAgoMs: readonly number[];
}

/** Relation of an agent to a version. */
export interface VersionRelation {
  readonly isAuthor: boolean;
  /**
   * Whether the agent had a place of this version, with any outcome. A voided round does not count, and neither does an
   * invitation as a tester, with which the author could exclude selected agents.
   */
  readonly hasAttempted: boolean;
  /** Whether agent or author had a P4 place in a game of the other in the last 30 days. */
  readonly isRelatedToAuthor: boolean;
}

/** Minimum number of log records of a replay that counts. */
export const replayRecordsMin = 30;
const replaysMin = 3;
const attemptsPerDayMax = 3;
/** Days for which a P4 place in a version by one agent excludes both agents from P4 places in versions by the other. */
export const relationDays = 30;
const cooldownMs = dayMs;
const longCooldownMs = 7 * dayMs;
/** Number of expired leases within `longCooldownMs` that make the cooldown long. */
const longCooldownExpiries = 3;

/** Reason why an agent is offered no P4 place. */
export type IneligibleReason =
  | 'revoked'
  | 'suspended'
  | 'traffic_class'
  | 'account_age'
  | 'replays'
  | 'leases_per_day'
  | 'has_lease'
  | 'cooldown';

/** First reason that excludes an agent from P4 places; null when the agent is eligible. */
export function findIneligibleReason(facts: CertifierFacts, accountAgeHoursMin: number): IneligibleReason | null {
  if (facts.isRevoked) return 'revoked';
  if (facts.isSuspended) return 'suspended';
  if (facts.trafficClass !== 'external') return 'traffic_class';
  if (facts.accountAgeMs < accountAgeHoursMin * hourMs) return 'account_age';
  if (facts.verifiedReplays < replaysMin) return 'replays';
  if (facts.hasLeasedPlace) return 'has_lease';
  if (facts.attemptsInDay >= attemptsPerDayMax) return 'leases_per_day';
  return isCoolingDown(facts.expiredAgoMs) ? 'cooldown' : null;
}

/** Whether an agent with these expired leases is in a cooldown. */
function isCoolingDown(expiredAgoMs: readonly number[]): boolean {
  const recentExpiries = expiredAgoMs.filter((elapsedMs) => elapsedMs < longCooldownMs);
  return recentExpiries.length >= longCooldownExpiries || recentExpiries.some((elapsedMs) => elapsedMs < cooldownMs);
}

/** Whether an agent is impartial enough for a P4 place of this version. */
export function isImpartial(relation: VersionRelation): boolean {
  const { isAuthor, hasAttempted, isRelatedToAuthor } = relation;
  return !isAuthor && !hasAttempted && !isRelatedToAuthor;
}
