import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gridRules } from '../../../src/arcade/documents/rules/grid-rules.ts';
import { type EngineRules, rulesMarkdown } from '../../../src/arcade/documents/rules/rules-document.ts';
import { tetrisRules } from '../../../src/arcade/documents/rules/tetris-rules.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { turnGridV2 } from '../../../src/arcade/engines/turn-grid/turn-grid-v2.ts';
import { recordGame } from '../replay/record-game.ts';
import { goldenGame, goldenNames } from '../replay/sample-games.ts';

/** The members explained in one section of the rules. */
function explainedMembers({ sections }: EngineRules, id: string): Set<string> {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? [];
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return new Set(rows.map(([name = '']) => name.replaceAll('`', '')));
}

/** Paths of a snapshot's members. A list and a member in `leafPaths` count as one member. */
function pathsOf(value: object, leafPaths: readonly string[], prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const path = prefix + name;
    if (leafPaths.includes(path) || typeof member !== 'object' || member === null || Array.isArray(member))
      return [path];
    return pathsOf(member, leafPaths, `${path}.`);
  });
}

describe('the rules of an engine', () => {
  test('explain every member of a snapshot of tetris-v2', () => {
    const state = tetrisV2.start({ stepped: true, durationUs: 1_000, actionsMax: 9 }, 1, () => 1);
    const members = explainedMembers(tetrisRules, 'snapshot');
    for (const path of pathsOf(tetrisV2.project(state, null), ['last_event'])) assert.ok(members.has(path), path);
  });

  test('explain every member of a snapshot of turn-grid-v2', () => {
    const grid = { template: 'line-placement', width: 3, height: 3, seats: 1, connect: 3, maxTurns: 9 } as const;
    const state = turnGridV2.start({ grid, mode: 'competitive', turnUs: 1_000 }, 1, () => 0);
    const members = explainedMembers(gridRules, 'snapshot');
    const paths = pathsOf(turnGridV2.project(state, null), ['config', 'last_move', 'winning_line', 'result']);
    // The rules explain the members of each element of `seats` instead of the list.
    for (const path of paths) assert.ok(members.has(path) || path === 'seats', path);
  });

  test('explain exactly the members of every event of a tetris-v2 game', () => {
    const members = explainedMembers(tetrisRules, 'events');
    const playedMembers = new Set<string>();
    let state = tetrisV2.start({ stepped: true, durationUs: 10 ** 12, actionsMax: 2_000 }, 1, () => 1);
    const recordMembers = (events: readonly object[]) => {
      for (const { type, t_us: _t, ...fields } of events as { type: string; t_us: number }[])
        for (const name of Object.keys(fields)) playedMembers.add(`${type}.${name}`);
    };
    // Drops I pieces flat at the left and upright at the right wall until the board is full. Rows clear eight times,
    // and the level rises.
    for (let piece = 0; state.end === null; piece += 1) {
      const column = [0, 4, 8, 9][piece % 6] ?? 0;
      const plan = column < 8 ? shifts(column - 3) : [{ type: 'rotate', direction: 'cw' } as const, ...shifts(9)];
      for (const action of [...plan, { type: 'hard_drop' } as const]) {
        const stepResult = tetrisV2.step(state, 0, action, () => 1);
        state = stepResult.state;
        recordMembers(stepResult.events);
      }
    }
    assert.deepEqual([...playedMembers].sort(), [...members].sort());
  });

  test('explain exactly the members of every event of grid games with a win, a pass and a forfeit', () => {
    const gridSize = { width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
    const grid = { template: 'line-placement', ...gridSize, allowPass: true } as const;
    const playedMembers = new Set<string>();
    const play = (...actions: Parameters<typeof turnGridV2.step>[2][]) => {
      let state = turnGridV2.start({ grid, mode: 'competitive', turnUs: 1_000 }, 2, () => 0);
      for (const action of actions) {
        const stepResult = turnGridV2.step(state, state.toMove, action, () => 0);
        state = stepResult.state;
        for (const { type, t_us: _t, ...fields } of stepResult.events)
          for (const name of Object.keys(fields)) playedMembers.add(`${type}.${name}`);
      }
    };
    const place = (x: number, y: number) => ({ type: 'place', x, y }) as const;
    play(place(0, 0), place(0, 1), place(1, 0), { type: 'pass' }, place(2, 0));
    // The third action of a turn that the rules refuse forfeits the game.
    play(place(9, 9), place(9, 9), place(9, 9));
    assert.deepEqual([...playedMembers].sort(), [...explainedMembers(gridRules, 'events')].sort());
  });

  test('contain the constants of the engine and no unformatted values', () => {
    for (const rules of [tetrisRules, gridRules]) {
      const text = rulesMarkdown(rules);
      assert.doesNotMatch(text, /undefined|NaN|\[object/);
    }
    const text = rulesMarkdown(tetrisRules);
    for (const constant of [
      '| 4 | 800 |',
      '| 1 | 100 | 200 | 800 | 800 |',
      '| 20 | 190 | 455 |',
      'after 500000 us',
      'at most 15 times',
      '32nd recorded action',
      '1.5 times',
      '50 times',
    ])
      assert.ok(text.includes(constant), constant);
    assert.match(rulesMarkdown(gridRules), /refusal 3 in one turn/);
  });
});

/** Moves a piece by this number of columns; a negative number moves it to the left. */
function shifts(columns: number): { type: 'move'; direction: 'left' | 'right' }[] {
  const direction = columns < 0 ? 'left' : 'right';
  return Array.from({ length: Math.abs(columns) }, () => ({ type: 'move', direction }));
}

test('the rules list the end reason of every recorded game', () => {
  const endReasons = new Set(
    [...explainedMembers(tetrisRules, 'end'), ...explainedMembers(gridRules, 'end')].flatMap((name) =>
      name.split(', '),
    ),
  );
  for (const name of goldenNames) assert.ok(endReasons.has(recordGame(goldenGame(name)).footer.result.reason), name);
});
