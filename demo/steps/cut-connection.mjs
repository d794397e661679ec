import { openUnreliableProxy } from '../unreliable-proxy.mjs';

/** @type {import('../tour.mjs').Step} */
export const cutConnection = {
  title: 'A connection is cut after the request was sent',
  why: 'The writer cannot know whether its write took effect. It retries the request with the same idempotency key and gets the stored response.',
  async run(stage) {
    const line = await openUnreliableProxy(stage.port, '/operations/create_entry');
    try {
      const url = `http://127.0.0.1:${line.port}/exchange/api/v1`;
      await stage.finished(stage.startAgent('tunnel-scribe', 'retrier', url));
      stage.checkStep(
        line.cuts() === 1,
        'The connection was cut once, after the server had committed and before the response arrived.',
      );
    } finally {
      line.close();
    }
    const { entries } = await stage.read('/search?q=slow+integration+suites');
    stage.checkStep(entries.length === 1, 'The offer exists once.');
  },
};
