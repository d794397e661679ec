import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, type TestContext, test } from 'node:test';
import { runInNewContext } from 'node:vm';

type Message = { readonly key?: string; readonly isPageClosed?: boolean };
const workerSource = readFileSync(new URL('../../../src/relay/pages/assets/key-worker.js', import.meta.url), 'utf8');

describe('the worker that shares a key among pages', () => {
  test('sends the key to pages that open, and changes to the other pages', (t) => {
    const connectPage = startWorker(t);
    const firstPage = connectPage();
    const secondPage = connectPage();
    assert.deepEqual(secondPage.received, ['']);
    firstPage.send({ key: 'rlk_live_one' });
    assert.deepEqual(secondPage.received, ['', 'rlk_live_one']);
    assert.deepEqual(connectPage().received, ['rlk_live_one']);
    secondPage.send({ key: '' });
    assert.deepEqual(firstPage.received, ['', '']);
    assert.deepEqual(connectPage().received, ['']);
  });

  test('deletes the key half a minute after the last page is closed', (t) => {
    const connectPage = startWorker(t);
    const firstPage = connectPage();
    firstPage.send({ key: 'rlk_live_one' });
    const secondPage = connectPage();
    firstPage.send({ isPageClosed: true });
    t.mock.timers.tick(60_000);
    const thirdPage = connectPage();
    assert.deepEqual(thirdPage.received, ['rlk_live_one'], 'a page is still open');
    secondPage.send({ isPageClosed: true });
    thirdPage.send({ isPageClosed: true });
    t.mock.timers.tick(29_000);
    const reloadedPage = connectPage();
    assert.deepEqual(reloadedPage.received, ['rlk_live_one']);
    t.mock.timers.tick(60_000);
    reloadedPage.send({ isPageClosed: true });
    t.mock.timers.tick(30_001);
    assert.deepEqual(connectPage().received, ['']);
  });
});

/** Runs the worker. Each call of the returned function connects a page; `received` lists the keys sent to that page. */
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
