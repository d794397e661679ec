import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderHtml } from '../../src/core/interfaces/pages/html.ts';
import { createSite } from '../../src/core/interfaces/pages/site.ts';
import { statusPage } from '../../src/landing/status-page.ts';
import { kinds } from './operator.ts';

const pause = { module: 'exchange', what: 'posting', reason: 'A flood of posts by somebody.' };

for (const kind of kinds) {
  describe(`the status page on ${kind.name}`, { skip: kind.missing }, () => {
    test('shows a paused function without the reason until it is resumed', async (t) => {
      const { url, runAction } = await kind.start(t);
      const readPage = async () => (await fetch(`${url}/status`)).text();
      assert.match(await readPage(), /All services work\./);
      assert.equal((await runAction('pause', pause)).status, 200);
      const pageWhilePaused = await readPage();
      assert.match(pageWhilePaused, /The operator paused some functions\./);
      assert.match(pageWhilePaused, /<td>Posting<\/td><td><span class="label status-fault">Paused since <time/);
      assert.equal(pageWhilePaused.match(/status-fault/g)?.length, 1);
      assert.ok(!pageWhilePaused.includes(pause.reason));
      assert.equal((await runAction('resume', pause)).status, 200);
      assert.match(await readPage(), /All services work\./);
    });
  });
}

test('the status page returns 503 when the database is unreachable or the node shuts down', () => {
  const config = { publicUrl: 'http://localhost', moduleUrls: {}, contact: null, sourceUrl: null };
  const site = createSite({ ...config, modules: ['relay'] }, null);
  const databases = [{ modules: ['relay'], isReachable: true }] as const;
  const state = { modules: ['relay'], pauses: [], databases, isShuttingDown: false, nowMs: 0 } as const;
  assert.equal(statusPage(site, state).status, 200);
  const unreachable = statusPage(site, { ...state, databases: [{ modules: ['relay'], isReachable: false }] });
  assert.equal(unreachable.status, 503);
  assert.match(renderHtml(unreachable.main), /The database is unreachable/);
  assert.equal(statusPage(site, { ...state, isShuttingDown: true }).status, 503);
});

test('the status page names the service whose database is unreachable', () => {
  const config = { publicUrl: 'http://localhost', moduleUrls: {}, contact: null, sourceUrl: null };
  const site = createSite({ ...config, modules: ['exchange', 'arcade'] }, null);
  const databases = [
    { modules: ['exchange'], isReachable: true },
    { modules: ['arcade'], isReachable: false },
  ] as const;
  const state = { modules: ['exchange', 'arcade'], pauses: [], databases, isShuttingDown: false, nowMs: 0 } as const;
  const page = statusPage(site, state);
  const text = renderHtml(page.main);
  assert.equal(page.status, 503);
  assert.match(text, /The database of Arcade is unreachable/);
  assert.match(text, /Exchange<\/th><td>Reading<\/td><td><span class="label label-confirmed">Works/);
  assert.match(text, /Arcade<\/th><td>Reading<\/td><td><span class="label status-fault">Unavailable/);
});

test('the footer of a page links to the source and the contact only when they are configured', () => {
  const config = { publicUrl: 'http://localhost', moduleUrls: {}, modules: [] };
  // The first three links, About, Docs and Status, do not depend on the configuration.
  const links = (contact: string | null, sourceUrl: string | null) =>
    createSite({ ...config, contact, sourceUrl }, null).aboutLinks.slice(3);
  assert.deepEqual(links(null, null), []);
  assert.deepEqual(links('ops@rialto.example', 'https://code.example/rialto'), [
    { title: 'Source', href: 'https://code.example/rialto' },
    { title: 'Contact', href: 'mailto:ops@rialto.example' },
  ]);
});
