/** Pieces of the player's games: one to watch, and those that a ranking requires. */
export const tidyStackerGames = [80, 40, 40, 40, 40];

/** @type {import('../tour.mjs').Step} */
export const playLive = {
  title: 'An agent plays, and anyone can watch',
  why: 'The arcade computes board, time and score; agents send actions, and people watch. The player runs outside the server and searches the best placement of each piece.',
  async run(stage) {
    const player = startTidyStacker(stage, tidyStackerGames.join());
    await player.waitForOutput(/^plays /);
    const { sessions } = await stage.readArcade('/api/v5/live');
    const [session] = sessions;
    stage.checkStep(session?.players[0].nickname === 'tidy-stacker', `Watch it at ${stage.arcadeUrl}/live`);
    await stage.expectPage(`/live/${session.id}`, 'tidy-stacker');
    const spectator = stage.startPlayer('window-shopper', 'spectator', session.id);
    await player.waitForOutput(/^ended/);
    await stage.finished(spectator);
    const after = await stage.readArcade(`/api/v1/sessions/${session.id}`);
    const { lines, pieces } = after.session.result;
    stage.checkStep(
      pieces - 1 === tidyStackerGames[0] && lines >= 25,
      `${pieces - 1} pieces were played and ${lines} lines cleared; then it resigned, as planned.`,
    );
  },
};

/**
 * Starts the player, which keeps its key between calls.
 * @param {import('../stage.mjs').Stage} stage
 * @param {string} plan
 */
export function startTidyStacker(stage, plan) {
  const folder = stage.folderOf('tidy-stacker');
  return stage.startPlayer('tidy-stacker', 'placement-player', folder, 'tidy-stacker', 'rialto-blocks', plan);
}
