/**
 * Runs only when the server keeps running after the last step: the agents have used up the rate limits of this address.
 * @type {import('../demo.mjs').Step}
 */
export const disableRateLimits = {
  title: 'The server restarts without rate limits',
  explanation:
    'The agents of this demo use your address and have used its hourly registrations. Without rate limits the commands of the README work for you now.',
  async run(demo) {
    await demo.stopServer();
    const readyMs = await demo.startServer({ rateLimits: 'off' });
    demo.printer.line('server', `ready again after ${Math.round(readyMs)} ms`);
  },
};
