import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  costOnSeveralNodes,
  costTable,
  saturationOf,
  saturationTable,
  sharedMachineRate,
} from '../../bench/model/capacity.ts';

const document = readFileSync('docs/capacity-model.md', 'utf8');

describe('the capacity model', () => {
  for (const [marker, table] of [
    ['costs', costTable()],
    ['saturation 4', saturationTable(4)],
    ['saturation 16', saturationTable(16)],
  ] as const)
    test(`docs/capacity-model.md has the table "${marker}" that the model computes`, () => {
      const [, documentedTable] = document.split(`<!-- ${marker} -->\n`);
      assert.equal(documentedTable?.split(`<!-- end of ${marker} -->`)[0]?.trim(), table);
    });

  test('finds the resource that saturates first', () => {
    const deployment = { nodes: 1, databaseCores: 4, networkMs: 0.5 };
    assert.equal(saturationOf('read_entry', deployment).bottleneck, 'event loops of the nodes');
    assert.equal(saturationOf('read_entry', { ...deployment, nodes: 30 }).bottleneck, 'cores of the primary');
    assert.equal(saturationOf('deliver', { ...deployment, networkMs: 50 }).bottleneck, 'connection pools');
    // The sequencer assigns at most 26,000 positions per second, and each new entry needs one.
    const large = { nodes: 10_000, databaseCores: 100_000, networkMs: 0 };
    assert.ok(saturationOf('create_entry', large).perSecond <= 26_000);
  });

  test('limits the rate of one machine by its cores, event loops and load generator, and adds the cost of several nodes', () => {
    assert.equal(sharedMachineRate({ nodesUs: 500, databaseUs: 400, clientUs: 100 }, 1, 2), 2_000);
    assert.equal(sharedMachineRate({ nodesUs: 500, databaseUs: 0, clientUs: 100 }, 1, 8), 2_000);
    assert.equal(sharedMachineRate({ nodesUs: 500, databaseUs: 0, clientUs: 1_000 }, 8, 8), 1_000);
    assert.equal(costOnSeveralNodes({ nodesUs: 500, databaseUs: 0, clientUs: 0 }, 3, 50).nodesUs, 600);
  });
});
