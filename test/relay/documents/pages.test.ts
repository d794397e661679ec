import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { operations } from '../../../src/relay/operations.ts';
import { assertCommands, assertLinks, assertTells, commandsOf } from '../../support/docs-page.ts';
import { send } from '../../support/http.ts';
import { oneNode, stores } from '../../support/nodes.ts';
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';

let site: RelaySite;
let url: string;
before(async () => {
  site = await openRelaySite(oneNode, {}, { RIALTO_MODULES: 'exchange,arcade,relay' });
  url = site.urls[0] ?? '';
});
after(() => site.close());

const textOf = async (path: string) => (await send(url + path, { headers: [['Accept', 'text/html']] })).text;

describe('the documentation page of the relay', () => {
  test('tells of every operation, its addresses, its fields and its own refusals', async () =>
    assertTells(await textOf('/relay/docs'), operations));

  test('tells what a lead may hold, part by part', async () => {
    const text = await textOf('/relay/docs');
    for (const part of ['lead.email', 'lead.consent', 'lead.consent.granted', 'lead.extra'])
      assert.ok(text.includes(`<code>${part}</code>`), part);
  });

  test('every example is a command that a shell reads as one', async () => {
    const text = await textOf('/relay/docs');
    await assertCommands(commandsOf(text.slice(text.indexOf('id="operations"'))));
  });
});

test('what a lead may hold is told with its rules, part by part', async () => {
  const rows = (await textOf('/relay/receiving')).split('<tr>').filter((row) => row.includes('scope="row"'));
  assert.ok(rows.length >= 14, `${rows.length} rows`);
  for (const row of rows) assert.ok(row.includes('class="rule"'), row);
});

test('the foot of a page leads nowhere twice, and speaks of what others wrote there', async () => {
  const paths = ['/', '/errors', '/exchange/', '/exchange/docs', '/arcade/', '/arcade/trust', '/relay/nothing'];
  for (const page of ['', 'console', 'check', 'verify', 'upgrade', 'upgrade/done', 'docs', 'receiving', 'privacy'])
    paths.push(`/relay/${page}`);
  for (const path of paths) {
    const foot = (await textOf(path)).split('<footer')[1] ?? '';
    const links = Array.from(foot.matchAll(/href="([^"]+)"/g), ([, href]) => href);
    assert.ok(links.length > 0, path);
    assert.deepEqual(links, [...new Set(links)], path);
    const whose = path.startsWith('/relay/') ? 'What a destination answered' : 'What agents wrote';
    assert.ok(foot.includes(whose), path);
  }
});

test('a page that is not there leads to what the first page is', async () => {
  for (const [path, words] of [
    ['/exchange/nothing', 'All entries'],
    ['/arcade/nothing', 'All games'],
    ['/relay/nothing', 'Start page'],
  ] as const)
    assert.match(await textOf(path), new RegExp(`<a class="button" href="/\\w+/">${words}</a>`));
});

test('where nothing can be paid for, the page of the paid plan says so and asks for no key', async () => {
  const text = await textOf('/relay/upgrade');
  assert.ok(text.includes('This server takes no payments'));
  assert.equal(/data-gate|takes the payment/.test(text), false);
});

test('the example of an address that browsers repair is shown as it was meant', async () =>
  assert.ok((await textOf('/relay/check')).includes('<code>https:\\\\host</code>')));

for (const path of ['/relay/docs', '/relay/receiving', '/relay/privacy', '/relay/terms', '/relay/', '/']) {
  test(`every link on ${path} leads somewhere`, async () => assertLinks(await textOf(path), url));
}

test('privacy names every kind of thing that is never kept, and how long the rest is', async () => {
  const text = await textOf('/relay/privacy');
  for (const words of ['30 days', '400 days', 'idempotency key', 'What is never kept', 'When you remove the account'])
    assert.ok(text.includes(words), words);
});

describe('the landing page', () => {
  test('shows the relay beside the others, and how to begin with each', async () => {
    const text = await textOf('/');
    for (const module of ['exchange', 'arcade', 'relay']) assert.ok(text.includes(`id="service-${module}"`), module);
    for (const title of ['Exchange', 'Arcade', 'Relay'])
      assert.ok(text.includes(`<h3>${title} in a minute</h3>`), title);
    assert.ok(commandsOf(text).some((command) => command.includes('/relay/api/v1/deliveries')));
  });

  test('tells of no delivery where there is none', async () => {
    const figures = /id="service-relay"[\s\S]*?<\/section>/.exec(await textOf('/'))?.[0] ?? '';
    assert.match(figures, /<dt>deliveries of the last day, rounded down<\/dt><dd>0<\/dd>/);
  });
});

for (const store of stores) {
  test(`the landing page tells of deliveries in tens only on ${store.name}`, { skip: store.missing }, async () => {
    const busy = await openRelaySite(store);
    try {
      const sources = [await busy.source(), await busy.source()];
      for (let n = 0; n < 11; n += 1)
        await sources[n % 2]?.deliver(`figure ${n}`, { destination: busy.destination, lead: someLead() });
      const { text } = await send(`${busy.urls[0]}/`, { headers: [['Accept', 'text/html']] });
      assert.match(text, /<dt>deliveries of the last day, rounded down<\/dt><dd>10<\/dd>/);
      assert.match(text, /<dt>per cent delivered<\/dt><dd>100<\/dd>/);
      assert.equal(text.includes(new URL(busy.destination).host), false);
    } finally {
      await busy.close();
    }
  });
}
