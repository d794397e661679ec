import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Action,
  type ActorKind,
  actorKinds,
  isPlayable,
  isPublished,
  statesAllowing,
  targetOf,
  transitionRules,
  type VersionFacts,
  type VersionState,
  versionStates,
} from '../../../src/arcade/games/rules/transitions.ts';

const actions = [...new Set(transitionRules.map(({ action }) => action))];
const start: VersionFacts = { state: 'scanned', state_before: null, shown_at: null, released_at: null };

describe('the table of transitions', () => {
  test('reaches every state from an upload, and makes only versions in canary or released public', () => {
    const reached = new Map<string, VersionFacts>();
    for (const queue = [start]; queue.length > 0; ) {
      const facts = queue.pop() as VersionFacts;
      const key = JSON.stringify(facts);
      if (reached.has(key)) continue;
      reached.set(key, facts);
      queue.push(...stepsFrom(facts));
    }
    const states = new Set([...reached.values()].map(({ state }) => state));
    assert.deepEqual([...states].sort(), [...versionStates].sort());
    for (const facts of reached.values()) {
      if (isPlayable(facts)) assert.ok(isPublished(facts), JSON.stringify(facts));
      if (facts.released_at !== null) assert.notEqual(facts.shown_at, null);
      if (facts.state === 'superseded') assert.notEqual(facts.released_at, null);
      if (facts.shown_at !== null) assert.notEqual(facts.state, 'scan_failed');
    }
  });

  test('allows no transition from purged, and only suspension or purge of a withdrawn version', () => {
    for (const by of actorKinds)
      for (const action of actions) {
        assert.equal(targetOf(action, by, { ...start, state: 'purged' }), null);
        const to = targetOf(action, by, { ...start, state: 'withdrawn' });
        assert.ok(to === null || to === 'suspended' || to === 'purged', `${action}: ${to}`);
      }
  });

  test('allows authors only to submit a scanned version and to withdraw versions that are not final', () => {
    const ownVersion = (state: VersionState) =>
      actions.flatMap((action) => targetOf(action, 'author', { ...start, state }) ?? []).sort();
    assert.deepEqual(ownVersion('scanned'), ['testing', 'withdrawn']);
    for (const state of ['testing', 'review', 'rejected', 'test_failed', 'scan_failed'] as const)
      assert.deepEqual(ownVersion(state), ['withdrawn'], state);
    for (const state of ['suspended', 'withdrawn', 'purged'] as const) assert.deepEqual(ownVersion(state), [], state);
  });

  test('restores a suspended version to its former state without taking the stable pointer from another version', () => {
    const suspended = (before: VersionState): VersionFacts => ({ ...start, state: 'suspended', state_before: before });
    assert.equal(targetOf('restore', 'owner', suspended('review')), 'review');
    assert.equal(targetOf('restore', 'owner', suspended('canary')), 'approved');
    assert.equal(targetOf('restore', 'owner', suspended('released')), 'released');
    assert.equal(targetOf('restore', 'owner', suspended('released'), { hasOtherStable: true }), 'superseded');
    assert.equal(targetOf('restore', 'author', suspended('review')), null);
  });

  test('rejects a rescan of a public version, and its withdrawal by the platform', () => {
    const facts: VersionFacts = { ...start, state: 'approved', shown_at: 5 };
    assert.equal(targetOf('rescan', 'platform', facts), null);
    assert.equal(targetOf('withdraw', 'platform', facts), null);
    assert.equal(targetOf('withdraw', 'author', facts), 'withdrawn');
    assert.equal(targetOf('rescan', 'platform', { ...facts, shown_at: null }), 'scan_failed');
  });

  test('rolls back only to previously released versions', () => {
    const stopped: VersionFacts = { ...start, state: 'rolled_back', shown_at: 5 };
    assert.equal(targetOf('rollback', 'author', stopped), null);
    assert.equal(targetOf('approve', 'owner', stopped), 'approved');
    assert.equal(targetOf('rollback', 'author', { ...stopped, released_at: 6 }), 'released');
    assert.equal(targetOf('approve', 'owner', { ...stopped, released_at: 6 }), null);
  });

  test('lists the states in which an action is allowed', () => {
    assert.deepEqual(statesAllowing('submit', 'author'), ['scanned']);
    assert.deepEqual(statesAllowing('release', 'author'), ['approved', 'canary']);
    assert.deepEqual(statesAllowing('approve', 'platform'), ['review']);
    assert.deepEqual(statesAllowing('submit', 'owner'), []);
  });
});

function stepsFrom(facts: VersionFacts): VersionFacts[] {
  const steps: VersionFacts[] = [];
  for (const action of actions)
    for (const by of actorKinds)
      for (const hasOtherStable of [false, true]) {
        const to = targetOf(action, by, facts, { hasOtherStable });
        if (to !== null) steps.push(factsAfter(facts, action, by, to));
      }
  return steps;
}

/** The facts after a transition. */
function factsAfter(facts: VersionFacts, action: Action, _by: ActorKind, state: VersionState): VersionFacts {
  return {
    state,
    state_before: action === 'suspend' ? facts.state : null,
    shown_at: state === 'canary' || state === 'released' ? (facts.shown_at ?? 1) : facts.shown_at,
    released_at: state === 'released' ? (facts.released_at ?? 1) : facts.released_at,
  };
}
