import { setTimeout } from 'node:timers/promises';
import { tidyStackerGamePieces } from './play-live.mjs';

const pollMs = 50;
const timeoutMs = 20_000;

/** @type {import('../demo.mjs').Step} */
export const rankGames = {
  title: 'Five ranked games give a place in the ranking',
  explanation:
    'A rating is computed from verified replays, however they ended: the lower confidence bound of the mean score of the last twenty. Every row lists its replays.',
  async run(demo) {
    const games = tidyStackerGamePieces.length;
    const row = await waitForRankingRow(demo, 'tidy-stacker');
    demo.printer.line(
      'ranking',
      `${row.rank}. ${row.nickname}: ${row.rating} points; best ${row.best}, median ${row.median}`,
    );
    demo.checkStep(
      row.replays.length === games,
      `The row is computed from ${games} replays: ${demo.arcadeUrl}/rankings`,
    );
    for (const { id, score } of row.replays) {
      const { replay } = await demo.readArcade(`/api/v5/replays/${id}`);
      demo.expect(replay.verified === 'verified' && replay.result.score === score, `${id} matches the row`);
    }
    await demo.expectPage('/rankings?pace=slow-10', 'tidy-stacker');
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo @param {string} nickname */
async function waitForRankingRow(demo, nickname) {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await demo.readArcade('/api/v5/rankings?game=rialto-blocks&pace=slow-10');
    const row = rows.find((/** @type {any} */ ranked) => ranked.nickname === nickname);
    if (row !== undefined) return row;
    demo.expect(performance.now() < deadlineMs, `${nickname} appears in the ranking`);
    await setTimeout(pollMs);
  }
}
