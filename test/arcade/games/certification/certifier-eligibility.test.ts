import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type CertifierFacts,
  findIneligibleReason,
  isImpartial,
  type VersionRelation,
} from '../../../../src/arcade/games/rules/certifier-eligibility.ts';

const hourMs = 3_600_000;
const eligibleFacts: CertifierFacts = {
  isRevoked: false,
  isSuspended: false,
  trafficClass: 'external',
  accountAgeMs: 24 * hourMs,
  verifiedReplays: 3,
  attemptsInDay: 0,
  hasLeasedPlace: false,
  expiredAgoMs: [],
};
const unrelatedAgent: VersionRelation = {
  isAuthor: false,
  hasAttempted: false,
  isRelatedToAuthor: false,
};

describe('eligibility for P4 certification', () => {
  test('accepts an agent that is a day old and has three verified replays and no lease', () => {
    assert.equal(findIneligibleReason(eligibleFacts, 24), null);
    assert.equal(findIneligibleReason({ ...eligibleFacts, attemptsInDay: 2 }, 24), null);
    assert.equal(findIneligibleReason({ ...eligibleFacts, accountAgeMs: 0 }, 0), null, 'the age is a setting');
  });

  for (const [reason, change] of [
    ['revoked', { isRevoked: true }],
    ['suspended', { isSuspended: true }],
    ['traffic_class', { trafficClass: 'internal' }],
    ['traffic_class', { trafficClass: 'load_test' }],
    ['account_age', { accountAgeMs: 24 * hourMs - 1 }],
    ['replays', { verifiedReplays: 2 }],
    ['has_lease', { hasLeasedPlace: true }],
    ['leases_per_day', { attemptsInDay: 3 }],
    ['cooldown', { expiredAgoMs: [24 * hourMs - 1] }],
    ['cooldown', { expiredAgoMs: [30 * hourMs, 60 * hourMs, 100 * hourMs] }],
  ] as const)
    test(`rejects an agent for ${reason}: ${JSON.stringify(change)}`, () => {
      assert.equal(findIneligibleReason({ ...eligibleFacts, ...change }, 24), reason);
    });

  test('ends a cooldown after a day, or after seven days when three leases expired in a week', () => {
    assert.equal(findIneligibleReason({ ...eligibleFacts, expiredAgoMs: [24 * hourMs] }, 24), null);
    assert.equal(
      findIneligibleReason({ ...eligibleFacts, expiredAgoMs: [30, 60, 169].map((hours) => hours * hourMs) }, 24),
      null,
    );
  });
});

describe('the impartiality check', () => {
  test('accepts an agent that is not the author, had no place of the version and is not related to the author', () => {
    assert.ok(isImpartial(unrelatedAgent));
    for (const name of Object.keys(unrelatedAgent)) assert.ok(!isImpartial({ ...unrelatedAgent, [name]: true }), name);
  });
});
