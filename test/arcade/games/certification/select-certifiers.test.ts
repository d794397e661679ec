import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import { isSelected, type OpenedPlace } from '../../../../src/arcade/games/rules/select-certifiers.ts';

const hmac = (text: string) => createHmac('sha256', 'a test key').update(text).digest();
const minuteUs = 60_000_000;
const agents = Array.from({ length: 4_000 }, (_, index) => `agn_${index}`);
const samplePlace: OpenedPlace = { id: 'plc_1', pool: 4_000, openedUs: 1_000 };
const agentsSelectedAfter = (minutes: number, place: OpenedPlace = samplePlace) =>
  agents.filter((agent) => isSelected(place, agent, place.openedUs + minutes * minuteUs, hmac));

describe('the selection of agents for a certification place', () => {
  test('offers the place to about six agents of the pool at first, and to twice as many every ten minutes', () => {
    for (const [minutes, expected] of [
      [0, 6],
      [9.99, 6],
      [10, 12],
      [40, 96],
      [60, 384],
    ] as const) {
      const { length } = agentsSelectedAfter(minutes);
      // Six standard deviations of a binomial count.
      assert.ok(Math.abs(length - expected) <= 6 * Math.sqrt(expected), `${length} after ${minutes} minutes`);
    }
  });

  test('keeps every offer, and eventually offers the place to all agents', () => {
    let previousAgents: readonly string[] = [];
    for (let minutes = 0; minutes <= 100; minutes += 10) {
      const currentAgents = agentsSelectedAfter(minutes);
      assert.ok(previousAgents.every((agent) => currentAgents.includes(agent)));
      previousAgents = currentAgents;
    }
    assert.equal(previousAgents.length, agents.length);
  });

  test('offers a place to every agent of a pool that is not larger than six', () => {
    assert.equal(agentsSelectedAfter(0, { ...samplePlace, pool: 6 }).length, agents.length);
    assert.equal(agentsSelectedAfter(0, { ...samplePlace, pool: 0 }).length, agents.length);
  });

  test('depends on place, agent and key, so that few agents are selected for both of two places', () => {
    const agentsOfOtherPlace = agentsSelectedAfter(40, { ...samplePlace, id: 'plc_2' });
    const agentsOfBothPlaces = agentsSelectedAfter(40).filter((agent) => agentsOfOtherPlace.includes(agent));
    assert.ok(
      agentsOfBothPlaces.length < 20,
      `${agentsOfBothPlaces.length} agents of ${agentsOfOtherPlace.length} are selected for both places`,
    );
    const laterUs = samplePlace.openedUs + 40 * minuteUs;
    const otherKeyHmac = (text: string) => createHmac('sha256', 'another key').update(text).digest();
    const agentsByOtherKey = agents.filter((agent) => isSelected(samplePlace, agent, laterUs, otherKeyHmac));
    assert.notDeepEqual(agentsByOtherKey, agentsSelectedAfter(40));
  });

  test('treats a time before the opening as the time of the opening', () => {
    assert.deepEqual(agentsSelectedAfter(-60), agentsSelectedAfter(0));
  });
});
