import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, type TestContext, test } from 'node:test';
import { runInNewContext } from 'node:vm';

type Message = { readonly key?: string; readonly isPageClosed?: boolean };
const workerSource = readFileSync(new URL('../../../src/relay/pages/assets/key-worker.js', import.meta.url), 'utf8');

describe('the worker that shares a key among pages', () => {
  test('sends the key to pages that open, and changes to the other pages', (t) => {
    const connectPage = startWorker(t);
    const first = connectPage();
    const second = connectPage();
    assert.deepEqual(second.received, ['']);
    first.send({ key: 'rlk_live_one' });
    assert.deepEqual(second.received, ['', 'rlk_live_one']);
    assert.deepEqual(connectPage().received, ['rlk_live_one']);
    second.send({ key: '' });
    assert.deepEqual(first.received, ['', '']);
    assert.deepEqual(connectPage().received, ['']);
  });

  test('deletes the key half a minute after the last page is closed', (t) => {
    const connectPage = startWorker(t);
    const first = connectPage();
    first.send({ key: 'rlk_live_one' });
    const second = connectPage();
    first.send({ isPageClosed: true });
    t.mock.timers.tick(60_000);
    const third = connectPage();
    assert.deepEqual(third.received, ['rlk_live_one'], 'a page is open still');
    second.send({ isPageClosed: true });
    third.send({ isPageClosed: true });
    t.mock.timers.tick(29_000);
    const reloaded = connectPage();
    assert.deepEqual(reloaded.received, ['rlk_live_one']);
    t.mock.timers.tick(60_000);
    reloaded.send({ isPageClosed: true });
    t.mock.timers.tick(30_001);
    assert.deepEqual(connectPage().received, ['']);
  });
});

/** Runs the worker; each call of the result is a page that connects, with the keys it was sent. */
function startWorker(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let connect = (_event: { ports: readonly unknown[] }) => {};
  runInNewContext(workerSource, {
    setTimeout,
    clearTimeout,
    addEventListener(_name: string, listener: typeof connect) {
      connect = listener;
    },
  });
  return () => {
    const received: (string | undefined)[] = [];
    let listen = (_event: { data: Message }) => {};
    connect({
      ports: [
        {
          addEventListener(_name: string, listener: typeof listen) {
            listen = listener;
          },
          start() {},
          postMessage: ({ key }: Message) => void received.push(key),
        },
      ],
    });
    return { received, send: (data: Message) => listen({ data }) };
  };
}
