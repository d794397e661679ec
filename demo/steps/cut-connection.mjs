import { openUnreliableProxy } from '../unreliable-proxy.mjs';

/** @type {import('../demo.mjs').Step} */
export const cutConnection = {
  title: 'A connection is cut after the request was sent',
  explanation:
    'The writer cannot know whether its write took effect. It retries the request with the same idempotency key and gets the stored response.',
  async run(demo) {
    const proxy = await openUnreliableProxy(demo.port, '/operations/create_entry');
    try {
      const url = `http://127.0.0.1:${proxy.port}/exchange/api/v1`;
      await demo.waitForExit(demo.startAgent('tunnel-scribe', 'retrier', url));
      demo.checkStep(
        proxy.cutCount() === 1,
        'The connection was cut once, after the server had committed and before the response arrived.',
      );
    } finally {
      proxy.close();
    }
    const { entries } = await demo.read('/search?q=slow+integration+suites');
    demo.checkStep(entries.length === 1, 'The offer exists once.');
  },
};
