import { setTimeout } from 'node:timers/promises';
import { tidyStackerGamePieces } from './play-live.mjs';

const pollMs = 50;
const timeoutMs = 15_000;

/** @type {import('../demo.mjs').Step} */
export const verifyReplay = {
  title: 'Replays are verified without trusting the server',
  explanation:
    'A replay is public only after the arcade has replayed its log with the same hash at every step. The client contains the same rules, so that anyone can do this offline.',
  async run(demo) {
    const replay = await waitForReplay(demo);
    demo.checkStep(replay.verified === 'verified', `The replay is public: ${demo.arcadeUrl}/replays/${replay.id}`);
    await demo.expectPage(`/replays/${replay.id}`, 'tidy-stacker');
    await demo.waitForExit(demo.startPlayer('auditor', 'auditor', replay.id));
  },
};

/**
 * Waits for the replay of the first game, which is published after its verification. A result counts the piece in play,
 * which was not placed.
 * @param {import('../demo-environment.mjs').DemoEnvironment} demo
 */
async function waitForReplay(demo) {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const { replays } = await demo.readArcade('/api/v5/replays?game=rialto-blocks');
    const replay = replays.find((/** @type {any} */ { result }) => result.pieces - 1 === tidyStackerGamePieces[0]);
    if (replay !== undefined) return replay;
    demo.expect(performance.now() < deadlineMs, 'the replay is verified');
    await setTimeout(pollMs);
  }
}
