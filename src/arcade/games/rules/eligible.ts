import { dayMs } from '../../../core/base/clock.ts';

/** What decides whether an agent may work on P4 certification at all. */
export interface CertifierFacts {
  readonly isRevoked: boolean;
  readonly isSuspended: boolean;
  readonly trafficClass: string;
  readonly accountAgeMs: number;
  /** Verified replays of at least `recordsMin` records in public games of other agents. */
  readonly verifiedReplays: number;
  /** Places that the agent was given in the last 24 hours. */
  readonly leasesOfDay: number;
  readonly hasLease: boolean;
  /** When its leases ran out, in running milliseconds before now. */
  readonly expiredAgoMs: readonly number[];
}

/** How an agent relates to one version. */
export interface VersionRelation {
  readonly isAuthor: boolean;
  readonly isTester: boolean;
  /** It had a place of this version, however that ended; a voided round does not count. */
  readonly hasAttempted: boolean;
  /** In the last 30 days one of agent and author had a P4 place of a game of the other. */
  readonly hasWorkedWithAuthor: boolean;
}

export const recordsMin = 30;
const replaysMin = 3;
const leasesPerDayMax = 3;
export const relationDays = 30;
const cooldownMs = dayMs;
const longCooldownMs = 7 * dayMs;
/** So many expired leases in `longCooldownMs` make the cooldown long. */
const expiriesForLong = 3;

/** Why an agent is offered no P4 place at all; null when it may be. */
export type IneligibleReason =
  | 'revoked'
  | 'suspended'
  | 'traffic_class'
  | 'account_age'
  | 'replays'
  | 'leases'
  | 'leased'
  | 'cooldown';

export function certifierFault(facts: CertifierFacts, ageHoursMin: number): IneligibleReason | null {
  if (facts.isRevoked) return 'revoked';
  if (facts.isSuspended) return 'suspended';
  if (facts.trafficClass !== 'external') return 'traffic_class';
  if (facts.accountAgeMs < ageHoursMin * 3_600_000) return 'account_age';
  if (facts.verifiedReplays < replaysMin) return 'replays';
  if (facts.hasLease) return 'leased';
  if (facts.leasesOfDay >= leasesPerDayMax) return 'leases';
  return isCoolingDown(facts.expiredAgoMs) ? 'cooldown' : null;
}

/** Whether an agent whose leases ran out so long ago gets none for now. */
function isCoolingDown(expiredAgoMs: readonly number[]): boolean {
  const recent = expiredAgoMs.filter((ago) => ago < longCooldownMs);
  return recent.length >= expiriesForLong || recent.some((ago) => ago < cooldownMs);
}

/** Whether an agent may have a P4 place of this version. */
export function isImpartial(relation: VersionRelation): boolean {
  const { isAuthor, isTester, hasAttempted, hasWorkedWithAuthor } = relation;
  return !isAuthor && !isTester && !hasAttempted && !hasWorkedWithAuthor;
}
