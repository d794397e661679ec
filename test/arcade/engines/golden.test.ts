import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { type RecordedGame, replayGame } from './recorded-games.ts';
import { recordGames } from './recording.ts';

const folder = new URL('./golden/', import.meta.url);

// RIALTO_RECORD=games records the games again and makes this test fail, so that it is not left set.
if (process.env['RIALTO_RECORD'] === 'games') {
  test('recorded games are written again on request', () => {
    for (const [name, game] of Object.entries(recordGames()))
      writeFileSync(new URL(`${name}.json`, folder), formatGame(game));
    assert.fail('Recorded. Look at what changed, say why in the commit, and run again without RIALTO_RECORD.');
  });
}

const names = readdirSync(folder).sort();

for (const name of names) {
  test(`the recorded game ${name} has the recorded state at every step`, () => {
    const game = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RecordedGame;
    assert.deepEqual(JSON.parse(JSON.stringify(replayGame(game))), game.ends);
  });
}

test('a recorded game with one changed action ends in another state', () => {
  const game = JSON.parse(readFileSync(new URL('tetris-top-out.json', folder), 'utf8')) as RecordedGame;
  const log = game.log.map(
    ([tUs, seat, actions], index) => [tUs, seat, index === 3 ? `${actions}L` : actions] as const,
  );
  assert.notEqual(replayGame({ ...game, log }).steps_hash, game.ends.steps_hash);
});

test('recorded games cover every ending', () => {
  const reasons = names.map((name) => {
    const { ends } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RecordedGame;
    return (ends.outcome as { reason: string } | null)?.reason;
  });
  for (const reason of ['top_out', 'duration', 'actions', 'line'])
    assert.ok(reasons.includes(reason), reasons.join(' '));
});

/** One line per turn, for readable diffs. */
function formatGame({ log, ...header }: RecordedGame): string {
  const turns = log.map((turn) => `  ${JSON.stringify(turn)}`).join(',\n');
  return `${JSON.stringify(header).slice(0, -1)},"log":[\n${turns}\n]}\n`;
}
