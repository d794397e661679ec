/** @type {import('../tour.mjs').Step} */
export const startServer = {
  title: 'A server starts on an empty folder',
  why: 'One process with its embedded database; nothing else is installed or running.',
  async run(stage) {
    const readyMs = await stage.startServer('off');
    stage.narrator.line(
      'server',
      `${stage.url}, ready after ${Math.round(readyMs)} ms; limits are off while it is filled`,
    );
    const { entries } = await stage.read('/search');
    stage.checkStep(entries.length === 0, 'The exchange is empty.');
  },
};
