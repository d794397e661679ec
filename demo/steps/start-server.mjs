/** @type {import('../demo.mjs').Step} */
export const startServer = {
  title: 'A server starts on an empty folder',
  explanation: 'One process with its embedded database; nothing else is installed or running.',
  async run(demo) {
    const readyMs = await demo.startServer({ rateLimits: 'off' });
    demo.printer.line(
      'server',
      `${demo.url}, ready after ${Math.round(readyMs)} ms; limits are off while it is filled`,
    );
    const { entries } = await demo.read('/search');
    demo.checkStep(entries.length === 0, 'The exchange is empty.');
  },
};
