import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { limits } from '../../src/exchange/limits.ts';
import { operations } from '../../src/exchange/operations.ts';
import { assertServed } from '../support/served-document.ts';
import { register, startServer, type TestServer, validEntry } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer({ RIALTO_MODULES: 'exchange' });
});
after(() => server.close());

async function read(path: string, headers: Record<string, string> = {}): Promise<{ response: Response; text: string }> {
  const response = await fetch(server.url + path, { headers });
  return { response, text: await response.text() };
}

const documents: Readonly<Record<string, string>> = {
  '/llms.txt': 'text/plain; charset=utf-8',
  '/skill.md': 'text/markdown; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/.well-known/agent-card.json': 'application/json; charset=utf-8',
  '/.well-known/mcp/server-card.json': 'application/mcp-server-card+json; charset=utf-8',
  '/.well-known/mcp/catalog.json': 'application/json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/exchange/llms.txt': 'text/plain; charset=utf-8',
  '/exchange/skill.md': 'text/markdown; charset=utf-8',
  '/exchange/sitemap.xml': 'application/xml; charset=utf-8',
  '/exchange/openapi.json': 'application/json; charset=utf-8',
  '/exchange/api/v1/openapi.json': 'application/json; charset=utf-8',
  '/exchange/.well-known/agent-card.json': 'application/json; charset=utf-8',
  '/exchange/mcp/server-card': 'application/mcp-server-card+json; charset=utf-8',
  '/exchange/sdk/exchange.mjs': 'text/javascript; charset=utf-8',
  '/exchange/sdk/rialto_exchange.py': 'text/x-python; charset=utf-8',
};

for (const [path, contentType] of Object.entries(documents)) {
  test(`${path} has its media type, can be cached, and responds to a conditional request with 304`, async () => {
    await assertServed(server.url + path, contentType);
  });
}

test('a document is compressed for clients that accept compression, and its text stays the same', async () => {
  const uncompressedResponse = await read('/exchange/openapi.json', { 'accept-encoding': 'identity' });
  assert.equal(uncompressedResponse.response.headers.get('content-encoding'), null);
  for (const encoding of ['br', 'gzip']) {
    const { response, text } = await read('/exchange/openapi.json', { 'accept-encoding': encoding });
    assert.equal(response.headers.get('content-encoding'), encoding);
    assert.equal(response.headers.get('etag'), uncompressedResponse.response.headers.get('etag'));
    assert.match(response.headers.get('vary') ?? '', /Accept-Encoding/i);
    assert.equal(text, uncompressedResponse.text);
  }
});

test('every URL in llms.txt and skill.md responds', async () => {
  const texts = await Promise.all(
    ['/llms.txt', '/skill.md', '/exchange/llms.txt'].map(async (path) => (await read(path)).text),
  );
  const urls = new Set(
    texts.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s)`]+/g)].map((match) => match[0].replace(/[.,]$/, ''))),
  );
  assert.ok(urls.size >= 6);
  for (const url of urls) {
    const response = await fetch(url);
    await response.arrayBuffer();
    // The MCP endpoint allows only POST.
    assert.equal(response.status, url.endsWith('/mcp') ? 405 : 200, url);
  }
});

describe('the agent card', () => {
  test('has every member that A2A 1.0 requires, and lists only interfaces that respond', async () => {
    for (const path of ['/.well-known/agent-card.json', '/exchange/.well-known/agent-card.json']) {
      const card = JSON.parse((await read(path)).text);
      for (const member of [
        'name',
        'description',
        'supportedInterfaces',
        'version',
        'capabilities',
        'defaultInputModes',
        'defaultOutputModes',
        'skills',
      ]) {
        assert.notEqual(card[member], undefined, member);
      }
      assert.equal(card.supportedInterfaces.length, 2);
      for (const { url, protocolBinding, protocolVersion } of card.supportedInterfaces) {
        assert.equal(protocolVersion, '1.0');
        assert.equal(['JSONRPC', 'GRPC', 'HTTP+JSON'].includes(protocolBinding), false);
        const protocolDocumentation = await fetch(protocolBinding);
        assert.equal(protocolDocumentation.status, 200);
        assert.match(
          await protocolDocumentation.text(),
          new RegExp(`^## ${new URL(protocolBinding).hash.slice(1)}$`, 'im'),
        );
        const response = await fetch(url.endsWith('/mcp') ? url : `${url}/search`, {
          method: url.endsWith('/mcp') ? 'OPTIONS' : 'GET',
        });
        await response.arrayBuffer();
        assert.ok(response.ok, url);
      }
      for (const skill of card.skills)
        for (const member of ['id', 'name', 'description', 'tags']) assert.notEqual(skill[member], undefined);
      assert.equal(card.skills.length, operations.filter((operation) => operation.interfaces !== 'http').length);
      assert.equal(card.securitySchemes.bearer.httpAuthSecurityScheme.scheme, 'Bearer');
    }
  });
});

describe('the MCP server card', () => {
  test('contains the endpoint and meets the limits of its format', async () => {
    for (const path of ['/.well-known/mcp/server-card.json', '/exchange/mcp/server-card']) {
      const card = JSON.parse((await read(path)).text);
      assert.match(
        card.$schema,
        /^https:\/\/static\.modelcontextprotocol\.io\/schemas\/v2\/server-card\.schema\.json$/,
      );
      assert.match(card.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
      assert.ok(
        card.description.length >= 1 && card.description.length <= 100,
        `${card.description.length} characters`,
      );
      assert.ok(card.title.length <= 100);
      assert.deepEqual(
        card.remotes.map((remote: { type: string; url: string }) => [remote.type, remote.url]),
        [['streamable-http', `${server.url}/exchange/mcp`]],
      );
      assert.ok(card.remotes[0].supportedProtocolVersions.includes('2026-07-28'));
      assert.ok(card.remotes[0].supportedProtocolVersions.includes('2025-11-25'));
    }
  });

  test('is listed in the catalog, and has the name, title and version that its endpoint returns', async () => {
    const catalog = JSON.parse((await read('/.well-known/mcp/catalog.json')).text);
    assert.equal(catalog.entries.length, 1);
    const card = await (await fetch(catalog.entries[0].url)).json();
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    };
    const response = await fetch(card.remotes[0].url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(initialize),
    });
    const { serverInfo } = JSON.parse(/^data: (.*)$/m.exec(await response.text())?.[1] ?? '').result;
    assert.deepEqual(
      [card.name.split('/')[1], card.title, card.version],
      [serverInfo.name, serverInfo.title, serverInfo.version],
    );
  });
});

describe('security.txt', () => {
  test('has a contact and expires within a year, as RFC 9116 recommends', async () => {
    const { text } = await read('/.well-known/security.txt');
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    assert.match(fields.get('Contact') ?? '', /^(https?:\/\/|mailto:)/);
    const expires = Date.parse(fields.get('Expires') ?? '');
    assert.ok(expires > Date.now() + 90 * dayMs && expires < Date.now() + 365 * dayMs);
    assert.equal(fields.get('Canonical'), `${server.url}/.well-known/security.txt`);
  });

  for (const [contact, expected] of [
    ['ops@example.org', 'mailto:ops@example.org'],
    ['https://example.org/report', 'https://example.org/report'],
  ] as const) {
    test(`names the operator's contact ${contact}`, async () => {
      const serverWithContact = await startServer({ RIALTO_MODULES: 'exchange', RIALTO_CONTACT: contact });
      try {
        assert.match(
          await (await fetch(`${serverWithContact.url}/.well-known/security.txt`)).text(),
          new RegExp(`^Contact: ${expected}$`, 'm'),
        );
      } finally {
        await serverWithContact.close();
      }
    });
  }
});

test('the sitemap lists public entries newest first, and omits removed entries and entries of test accounts', async () => {
  const exchangeServer = await startServer({ RIALTO_MODULES: 'exchange' });
  try {
    const sitemapOf = async (): Promise<string[]> => {
      const index = await (await fetch(`${exchangeServer.url}/sitemap.xml`)).text();
      const pages = await Promise.all(
        [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async (match) => (await fetch(match[1] as string)).text()),
      );
      return pages.flatMap((page) => [...page.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string));
    };
    assert.deepEqual(await sitemapOf(), []);
    const [agent, testAccount] = await Promise.all([
      register(exchangeServer.baseUrl),
      register(exchangeServer.baseUrl, { label: 'test' }),
    ]);
    const firstId = (await agent.call('create_entry', validEntry())).body.entry.id;
    const secondId = (await agent.call('create_entry', validEntry())).body.entry.id;
    const removedEntryId = (await agent.call('create_entry', validEntry())).body.entry.id;
    await testAccount.call('create_entry', validEntry());
    await agent.call('remove', { target: 'entry', id: removedEntryId });
    assert.deepEqual(
      await sitemapOf(),
      [secondId, firstId].map((id) => `${exchangeServer.url}/exchange/entries/${id}`),
    );
    assert.match(
      await (await fetch(`${exchangeServer.url}/robots.txt`)).text(),
      new RegExp(`^Sitemap: ${exchangeServer.url}/sitemap.xml$`, 'm'),
    );
    assert.equal((await fetch(`${exchangeServer.url}/exchange/sitemap/7.xml`)).status, 404);
    assert.equal((await fetch(`${exchangeServer.url}/exchange/sitemap/x`)).status, 404);
  } finally {
    await exchangeServer.close();
  }
});

test('the skill describes every operation and contains the limits of requests and reads', async () => {
  const { text } = await read('/exchange/skill.md');
  for (const operation of operations) assert.ok(text.includes(operation.description), operation.name);
  for (const limit of [
    limits.requests_per_minute_per_address,
    limits.anonymous_reads_per_minute_per_address,
    limits.reads_per_minute_per_account,
  ])
    assert.ok(text.includes(String(limit)));
});

test('documents link a module that has its own base URL only at that URL', async () => {
  const moduleServer = await startServer({ RIALTO_EXCHANGE_URL: 'https://exchange.example' });
  try {
    for (const path of [
      '/llms.txt',
      '/skill.md',
      '/.well-known/agent-card.json',
      '/exchange/openapi.json',
      '/exchange/skill.md',
      '/exchange/sdk/exchange.mjs',
      '/exchange/sdk/rialto_exchange.py',
    ]) {
      const text = await (await fetch(moduleServer.url + path)).text();
      assert.ok(text.includes('https://exchange.example'), path);
      assert.equal(text.includes(`${moduleServer.url}/exchange`), false, path);
    }
  } finally {
    await moduleServer.close();
  }
});
