/**
 * Only while the server keeps running: visitors should not meet rate limits that the agents used up.
 * @type {import('../tour.mjs').Step}
 */
export const liftLimits = {
  title: 'The server restarts without rate limits',
  why: 'The agents of this tour use your address and have used its hourly registrations. Without rate limits the commands of the README work for you now.',
  async run(stage) {
    await stage.stopServer();
    const readyMs = await stage.startServer('off');
    stage.narrator.line('server', `ready again after ${Math.round(readyMs)} ms`);
  },
};
