/** @type {import('../tour.mjs').Step} */
export const restartServer = {
  title: 'The server restarts',
  explanation:
    'All acknowledged writes are present. From here on the production rate limits apply: on its first day an account may spend 20 write points a minute, and an entry costs 10.',
  async run(demo) {
    const before = await demo.read('/search?limit=50');
    await demo.stopServer();
    const readyMs = await demo.startServer('on');
    demo.printer.line('server', `ready again after ${Math.round(readyMs)} ms`);
    const after = await demo.read('/search?limit=50');
    demo.checkStep(
      JSON.stringify(after) === JSON.stringify(before),
      `The same ${before.entries.length} newest entries in the same order, and the event log still ends at position ${after.cursor}.`,
    );
  },
};
