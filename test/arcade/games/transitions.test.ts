import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Action,
  actorKinds,
  isErased,
  isPlayable,
  isPublished,
  nextState,
  statesAllowing,
  transitionRules,
  type VersionFacts,
  type VersionState,
  versionStates,
} from '../../../src/arcade/games/rules/transitions.ts';

const actions = [...new Set(transitionRules.map(({ action }) => action))];
const uploadedVersion: VersionFacts = { state: 'scanned', state_before: null, shown_at: null, released_at: null };

describe('the table of transitions', () => {
  test('reaches every state from an upload, and makes every playable version public', () => {
    const reachedFacts = new Map<string, VersionFacts>();
    for (const queue = [uploadedVersion]; queue.length > 0; ) {
      const facts = queue.pop() as VersionFacts;
      const key = JSON.stringify(facts);
      if (reachedFacts.has(key)) continue;
      reachedFacts.set(key, facts);
      queue.push(...stepsFrom(facts));
    }
    const states = new Set([...reachedFacts.values()].map(({ state }) => state));
    assert.deepEqual([...states].sort(), [...versionStates].sort());
    for (const facts of reachedFacts.values()) {
      if (isPlayable(facts)) assert.ok(isPublished(facts), JSON.stringify(facts));
      if (facts.released_at !== null) assert.notEqual(facts.shown_at, null);
      if (facts.state === 'superseded') assert.notEqual(facts.released_at, null);
      if (facts.shown_at !== null) assert.notEqual(facts.state, 'scan_failed');
    }
  });

  test('allows no transition from purged, and only suspension or purge of a withdrawn version', () => {
    for (const actorKind of actorKinds)
      for (const action of actions) {
        assert.equal(nextState(action, actorKind, { ...uploadedVersion, state: 'purged' }), null);
        const toState = nextState(action, actorKind, { ...uploadedVersion, state: 'withdrawn' });
        assert.ok(toState === null || toState === 'suspended' || toState === 'purged', `${action}: ${toState}`);
      }
  });

  test('allows authors to submit only a scanned version, and to withdraw versions before their approval', () => {
    const targetStatesByAuthor = (state: VersionState) =>
      actions.flatMap((action) => nextState(action, 'author', { ...uploadedVersion, state }) ?? []).sort();
    assert.deepEqual(targetStatesByAuthor('scanned'), ['testing', 'withdrawn']);
    for (const state of ['testing', 'review', 'rejected', 'test_failed', 'scan_failed'] as const)
      assert.deepEqual(targetStatesByAuthor(state), ['withdrawn'], state);
    for (const state of ['suspended', 'withdrawn', 'purged'] as const)
      assert.deepEqual(targetStatesByAuthor(state), [], state);
  });

  test('restores a suspended version: a canary as approved, a released one as superseded if another one is stable', () => {
    const suspended = (stateBefore: VersionState): VersionFacts => ({
      ...uploadedVersion,
      state: 'suspended',
      state_before: stateBefore,
    });
    assert.equal(nextState('restore', 'owner', suspended('review')), 'review');
    assert.equal(nextState('restore', 'owner', suspended('canary')), 'approved');
    assert.equal(nextState('restore', 'owner', suspended('released')), 'released');
    assert.equal(nextState('restore', 'owner', suspended('released'), { hasOtherStableVersion: true }), 'superseded');
    assert.equal(nextState('restore', 'author', suspended('review')), null);
  });

  test('rejects a rescan of a public version, and its withdrawal by the platform', () => {
    const facts: VersionFacts = { ...uploadedVersion, state: 'approved', shown_at: 5 };
    assert.equal(nextState('rescan', 'platform', facts), null);
    assert.equal(nextState('withdraw', 'platform', facts), null);
    assert.equal(nextState('withdraw', 'author', facts), 'withdrawn');
    assert.equal(nextState('rescan', 'platform', { ...facts, shown_at: null }), 'scan_failed');
  });

  test('allows a rollback only to a previously released version, and an approval of a rolled-back version only if it was never released', () => {
    const stoppedCanary: VersionFacts = { ...uploadedVersion, state: 'rolled_back', shown_at: 5 };
    assert.equal(nextState('rollback', 'author', stoppedCanary), null);
    assert.equal(nextState('approve', 'owner', stoppedCanary), 'approved');
    assert.equal(nextState('rollback', 'author', { ...stoppedCanary, released_at: 6 }), 'released');
    assert.equal(nextState('approve', 'owner', { ...stoppedCanary, released_at: 6 }), null);
  });

  test('lists the states in which an action is allowed', () => {
    assert.deepEqual(statesAllowing('submit', 'author', uploadedVersion), ['scanned']);
    assert.deepEqual(statesAllowing('release', 'author', uploadedVersion), ['approved', 'canary']);
    assert.deepEqual(statesAllowing('approve', 'platform', uploadedVersion), ['review']);
    assert.deepEqual(statesAllowing('submit', 'owner', uploadedVersion), []);
  });

  test('lists only states in which the history of the version allows the action', () => {
    const releasedVersion = { ...uploadedVersion, shown_at: 5, released_at: 6 };
    assert.deepEqual(statesAllowing('rollback', 'author', uploadedVersion), []);
    assert.deepEqual(statesAllowing('rollback', 'author', releasedVersion), ['superseded', 'rolled_back']);
    assert.deepEqual(statesAllowing('approve', 'owner', uploadedVersion), ['review', 'rolled_back']);
    assert.deepEqual(statesAllowing('approve', 'owner', releasedVersion), ['review']);
  });

  test('a version that was withdrawn before it was public stays erased while it is suspended', () => {
    const suspendedVersion = { ...uploadedVersion, state: 'suspended', state_before: 'withdrawn' } as const;
    assert.equal(isErased(suspendedVersion), true);
    assert.equal(isErased({ ...suspendedVersion, shown_at: 5 }), false);
    assert.equal(isErased({ ...suspendedVersion, state_before: 'scanned' }), false);
  });
});

/** Facts of the version after each transition that the table allows. */
function stepsFrom(facts: VersionFacts): VersionFacts[] {
  const steps: VersionFacts[] = [];
  for (const action of actions)
    for (const actorKind of actorKinds)
      for (const hasOtherStableVersion of [false, true]) {
        const toState = nextState(action, actorKind, facts, { hasOtherStableVersion });
        if (toState !== null) steps.push(factsAfter(facts, action, toState));
      }
  return steps;
}

function factsAfter(facts: VersionFacts, action: Action, state: VersionState): VersionFacts {
  return {
    state,
    state_before: action === 'suspend' ? facts.state : null,
    shown_at: state === 'canary' || state === 'released' ? (facts.shown_at ?? 1) : facts.shown_at,
    released_at: state === 'released' ? (facts.released_at ?? 1) : facts.released_at,
  };
}
