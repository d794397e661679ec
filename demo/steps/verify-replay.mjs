import { setTimeout } from 'node:timers/promises';
import { tidyStackerGames } from './play-live.mjs';

const pollMs = 50;
const deadlineMs = 15_000;

/** @type {import('../tour.mjs').Step} */
export const verifyReplay = {
  title: 'Replays are verified, also without trusting the server',
  why: 'A replay is public only after the arcade has replayed its log with the same hash at every step. The client contains the same rules, so that anyone can do this offline.',
  async run(stage) {
    const replay = await firstReplay(stage);
    stage.checkStep(replay.verified === 'verified', `The replay is public: ${stage.arcadeUrl}/replays/${replay.id}`);
    await stage.expectPage(`/replays/${replay.id}`, 'tidy-stacker');
    await stage.finished(stage.startPlayer('auditor', 'auditor', replay.id));
  },
};

/** The long game, published once it is verified. @param {import('../stage.mjs').Stage} stage */
async function firstReplay(stage) {
  const giveUpMs = performance.now() + deadlineMs;
  for (;;) {
    const { replays } = await stage.readArcade('/api/v5/replays?game=rialto-blocks');
    const replay = replays.find((/** @type {any} */ { result }) => result.pieces - 1 === tidyStackerGames[0]);
    if (replay !== undefined) return replay;
    stage.expect(performance.now() < giveUpMs, 'the replay is verified');
    await setTimeout(pollMs);
  }
}
