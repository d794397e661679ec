import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { engineEntries, findEntry } from '../../../src/arcade/engines/entries.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false });
const tetrisAction = ajv.compile(findEntry('tetris-v2')?.actionSchema ?? false);
const gridAction = ajv.compile(findEntry('turn-grid-v2')?.actionSchema ?? false);
const gridConfig = ajv.compile(findEntry('turn-grid-v2')?.configSchema ?? false);

const grid = { template: 'line-placement', width: 7, height: 6, seats: 2, connect: 4, maxTurns: 42 };

test('there are two engines, and only tetris-v2 is open to public games', () => {
  assert.deepEqual(
    engineEntries.map(({ id, lifecycle, playerRange, modes }) => ({ id, lifecycle, playerRange, modes })),
    [
      { id: 'tetris-v2', lifecycle: 'active', playerRange: { min: 1, max: 1 }, modes: ['realtime', 'solo'] },
      {
        id: 'turn-grid-v2',
        lifecycle: 'certification',
        playerRange: { min: 1, max: 4 },
        modes: ['turn_based', 'solo', 'competitive', 'cooperative'],
      },
    ],
  );
  assert.equal(findEntry('tetris-v1'), undefined);
});

test('tetris-v2 has exactly seven actions', () => {
  const validActions = [
    { type: 'move', direction: 'left' },
    { type: 'move', direction: 'right' },
    { type: 'rotate', direction: 'cw' },
    { type: 'rotate', direction: 'ccw' },
    { type: 'soft_drop' },
    { type: 'hard_drop' },
    { type: 'wait' },
  ];
  for (const action of validActions) assert.ok(tetrisAction(action), JSON.stringify(action));
  const invalidActions = [
    {},
    { type: 'hold' },
    { type: 'move' },
    { type: 'move', direction: 'cw' },
    { type: 'rotate', direction: 'left' },
    { type: 'wait', direction: 'left' },
    { type: 'soft_drop', cells: 2 },
    'wait',
  ];
  for (const action of invalidActions) assert.ok(!tetrisAction(action), JSON.stringify(action));
});

test('the action schema of turn-grid-v2 accepts only cells of the largest board, passes and resignations', () => {
  for (const action of [{ type: 'place', x: 0, y: 31 }, { type: 'pass' }, { type: 'resign' }])
    assert.ok(gridAction(action), JSON.stringify(action));
  for (const action of [
    { type: 'place', x: -1, y: 0 },
    { type: 'place', x: 0, y: 32 },
    { type: 'pass', z: 1 },
    { x: 1 },
  ])
    assert.ok(!gridAction(action), JSON.stringify(action));
});

test('the configuration schema of turn-grid-v2 accepts values within its bounds only', () => {
  assert.ok(gridConfig(grid));
  assert.ok(gridConfig({ ...grid, allowPass: true }));
  const bounds = { width: [2, 32], height: [2, 32], seats: [1, 4], connect: [2, 32], maxTurns: [1, 4096] } as const;
  for (const [name, [min, max]] of Object.entries(bounds)) {
    for (const value of [min, max]) assert.ok(gridConfig({ ...grid, [name]: value }), `${name} ${value}`);
    for (const value of [min - 1, max + 1, 2.5]) assert.ok(!gridConfig({ ...grid, [name]: value }), `${name} ${value}`);
    const { [name as 'width']: _, ...withoutMember } = grid;
    assert.ok(!gridConfig(withoutMember), name);
  }
  assert.ok(!gridConfig({ ...grid, template: 'go' }));
  assert.ok(!gridConfig({ ...grid, gravity: 1 }));
});
