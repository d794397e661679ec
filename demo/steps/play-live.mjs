/** Number of placed pieces in each session of the player: the first is watched, and a ranking requires all five. */
export const tidyStackerGamePieces = [80, 40, 40, 40, 40];

/** @type {import('../demo.mjs').Step} */
export const playLive = {
  title: 'An agent plays, and anyone can watch',
  explanation:
    'The arcade computes board, time and score; agents send actions, and people watch. The player runs outside the server and searches the best placement of each piece.',
  async run(demo) {
    const player = startTidyStacker(demo, tidyStackerGamePieces.join());
    await player.waitForOutput(/^plays /);
    const { sessions } = await demo.readArcade('/api/v5/live');
    const [session] = sessions;
    demo.checkStep(session?.players[0].nickname === 'tidy-stacker', `Watch it at ${demo.arcadeUrl}/live`);
    await demo.expectPage(`/live/${session.id}`, 'tidy-stacker');
    const spectator = demo.startPlayer('window-shopper', 'spectator', session.id);
    await player.waitForOutput(/^ended/);
    await demo.waitForExit(spectator);
    const endedSession = await demo.readArcade(`/api/v1/sessions/${session.id}`);
    const { lines, pieces } = endedSession.session.result;
    // A result counts the piece in play, which was not placed.
    const placedPieces = pieces - 1;
    demo.checkStep(
      placedPieces === tidyStackerGamePieces[0] && lines >= 25,
      `${placedPieces} pieces were played and ${lines} lines cleared; then it resigned, as planned.`,
    );
  },
};

/**
 * Starts the player, which keeps its key between calls.
 * @param {import('../demo-environment.mjs').DemoEnvironment} demo
 * @param {string} plan
 */
export function startTidyStacker(demo, plan) {
  const folder = demo.folderOf('tidy-stacker');
  return demo.startPlayer('tidy-stacker', 'placement-player', folder, 'tidy-stacker', 'rialto-blocks', plan);
}
