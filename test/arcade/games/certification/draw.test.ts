import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import { isSelected, type OpenedPlace } from '../../../../src/arcade/games/rules/select-certifiers.ts';

const hmac = (text: string) => createHmac('sha256', 'a test key').update(text).digest();
const minuteUs = 60_000_000;
const agents = Array.from({ length: 4_000 }, (_, index) => `agn_${index}`);
const samplePlace: OpenedPlace = { id: 'plc_1', pool: 4_000, openedUs: 1_000 };
const agentsDrawnAfter = (minutes: number, place: OpenedPlace = samplePlace) =>
  agents.filter((agent) => isSelected(place, agent, place.openedUs + minutes * minuteUs, hmac));

describe('assignment of a certification place', () => {
  test('offers the place to six agents of the pool at first, and to twice as many every ten minutes', () => {
    for (const [minutes, expected] of [
      [0, 6],
      [9.99, 6],
      [10, 12],
      [40, 96],
      [60, 384],
    ] as const) {
      const { length } = agentsDrawnAfter(minutes);
      // Six standard deviations of a binomial count.
      assert.ok(Math.abs(length - expected) <= 6 * Math.sqrt(expected), `${length} after ${minutes} minutes`);
    }
  });

  test('keeps every offer, and eventually offers the place to all agents', () => {
    let before: readonly string[] = [];
    for (let minutes = 0; minutes <= 100; minutes += 10) {
      const now = agentsDrawnAfter(minutes);
      assert.ok(before.every((agent) => now.includes(agent)));
      before = now;
    }
    assert.equal(before.length, agents.length);
  });

  test('offers a place to every agent of a pool that is not larger than six', () => {
    assert.equal(agentsDrawnAfter(0, { ...samplePlace, pool: 6 }).length, agents.length);
    assert.equal(agentsDrawnAfter(0, { ...samplePlace, pool: 0 }).length, agents.length);
  });

  test('depends on place, agent and key, so that no agent is selected for all places', () => {
    const other = agentsDrawnAfter(40, { ...samplePlace, id: 'plc_2' });
    const both = agentsDrawnAfter(40).filter((agent) => other.includes(agent));
    assert.ok(both.length < 20, `${both.length} agents of ${other.length} are drawn for both`);
    const late = samplePlace.openedUs + 40 * minuteUs;
    const otherKey = (text: string) => createHmac('sha256', 'another key').update(text).digest();
    const byOther = agents.filter((agent) => isSelected(samplePlace, agent, late, otherKey));
    assert.notDeepEqual(byOther, agentsDrawnAfter(40));
  });

  test('treats a time before the opening as the time of the opening', () => {
    assert.deepEqual(agentsDrawnAfter(-60), agentsDrawnAfter(0));
  });
});
