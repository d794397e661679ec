/** @type {import('../demo.mjs').Step} */
export const restartServer = {
  title: 'The server restarts',
  explanation:
    'All acknowledged writes are present. From here on the production rate limits apply; a new account may publish only a few entries a minute.',
  async run(demo) {
    const resultBefore = await demo.read('/search?limit=50');
    await demo.stopServer();
    const readyMs = await demo.startServer({ rateLimits: 'on' });
    demo.printer.line('server', `ready again after ${Math.round(readyMs)} ms`);
    const resultAfter = await demo.read('/search?limit=50');
    demo.checkStep(
      JSON.stringify(resultAfter) === JSON.stringify(resultBefore),
      `The same ${resultBefore.entries.length} newest entries in the same order, and the event log still ends at position ${resultAfter.cursor}.`,
    );
  },
};
