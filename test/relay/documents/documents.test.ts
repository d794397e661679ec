import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { operations } from '../../../src/relay/operations.ts';
import { send } from '../../support/http.ts';
import { assertServed, urlsIn } from '../../support/served-document.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let base: string;
before(async () => {
  server = await startServer();
  base = `${server.url}/relay`;
});
after(() => server.close());

const textOf = async (path: string) => (await fetch(base + path)).text();
const jsonOf = async (path: string) => JSON.parse(await textOf(path));

const jsonType = 'application/json; charset=utf-8';
const serverCardType = 'application/mcp-server-card+json; charset=utf-8';

for (const [path, contentType] of Object.entries({
  '/openapi.json': jsonType,
  '/api/v1/openapi.json': jsonType,
  '/.well-known/agent-card.json': jsonType,
  '/.well-known/rialto-keys.json': jsonType,
  '/.well-known/mcp/server-card.json': serverCardType,
  '/mcp/server-card': serverCardType,
  '/skill.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
})) {
  test(`${path} has its content type, is cacheable, and is not readable by pages of other origins`, async () => {
    await assertServed(base + path, contentType, null);
  });
}

describe('the documents of the relay', () => {
  for (const path of ['/llms.txt', '/skill.md', '/sitemap.xml'])
    test(`contain only URLs that respond: ${path}`, async () => {
      const addresses = urlsIn(await textOf(path)).filter((address) => address.startsWith(server.url));
      assert.ok(addresses.length >= 3, `${addresses.length} addresses`);
      for (const address of addresses) {
        // Neither the base URL of the API nor the route that starts a trial responds to GET.
        if (/\/api\/v1$|\/trials$/.test(address)) continue;
        assert.equal((await send(address)).status, address.endsWith('/mcp') ? 405 : 200, address);
      }
    });
});

test('skill.md lists every operation and error code, and llms.txt lists the documents', async () => {
  const skill = await textOf('/skill.md');
  for (const { name, routes = [], description, errors } of operations) {
    const [route] = routes;
    assert.ok(skill.includes(`\`${route?.method} ${route?.path.replace(/:(\w+)/g, '{$1}')}\``), name);
    assert.ok(skill.includes(description), name);
    for (const { code, status } of errors) assert.ok(skill.includes(`| \`${code}\` | ${status} |`), code);
  }
  const llms = await textOf('/llms.txt');
  for (const path of ['/skill.md', '/openapi.json', '/docs', '/receiving', '/mcp', '/privacy', '/terms'])
    assert.ok(llms.includes(`(${base}${path})`), path);
});

test('the agent card names the section of skill.md for each interface, and lists the tools as skills', async () => {
  const agentCard = await jsonOf('/.well-known/agent-card.json');
  const tools = operations.filter(({ interfaces }) => interfaces !== 'http').map(({ name }) => `relay.${name}`);
  assert.deepEqual(
    agentCard.skills.map(({ id }: { id: string }) => id),
    tools,
  );
  const skill = await textOf('/skill.md');
  for (const { protocolBinding } of agentCard.supportedInterfaces)
    assert.match(skill, new RegExp(`^## ${new URL(protocolBinding).hash.slice(1)}$`, 'im'));
  const { description } = agentCard.securitySchemes.bearer.httpAuthSecurityScheme;
  assert.equal(description, 'API key, as returned by a trial.');
});

test('the server card names the credential of its endpoint', async () => {
  const serverCard = await jsonOf('/.well-known/mcp/server-card.json');
  assert.deepEqual(serverCard, await jsonOf('/mcp/server-card'));
  assert.ok(serverCard.description.length <= 100);
  const [remote] = serverCard.remotes;
  assert.equal(remote.url, `${base}/mcp`);
  assert.match(remote.headers[0].description, /^Bearer and your rlk_live_ API key\./);
  const catalog = await (await fetch(`${server.url}/.well-known/mcp/catalog.json`)).json();
  assert.deepEqual(await (await fetch(catalog.entries[2].url)).json(), serverCard);
});

test('the sitemap of the server lists that of the relay, which lists neither deliveries nor the console', async () => {
  const index = await (await fetch(`${server.url}/sitemap.xml`)).text();
  assert.ok(index.includes(`<loc>${base}/sitemap.xml</loc>`));
  const sitemap = await textOf('/sitemap.xml');
  assert.ok(sitemap.includes(`<loc>${base}/docs</loc>`));
  assert.doesNotMatch(sitemap, /dlv_|console/);
});

test('a relay with its own base URL uses that URL in every document, and not the URL of the server', async () => {
  const ownUrlServer = await startServer({ RIALTO_RELAY_URL: 'https://relay.example' });
  try {
    for (const path of [
      '/openapi.json',
      '/.well-known/agent-card.json',
      '/.well-known/mcp/server-card.json',
      '/skill.md',
      '/llms.txt',
      '/sitemap.xml',
      '/sdk/rialto-relay.mjs',
    ]) {
      const text = await (await fetch(`${ownUrlServer.url}/relay${path}`)).text();
      assert.ok(text.includes('https://relay.example'), path);
      assert.equal(text.includes(ownUrlServer.url), false, path);
      assert.equal(text.includes('relay.example/relay'), false, path);
    }
  } finally {
    await ownUrlServer.close();
  }
});

describe('every error class of the public schema', () => {
  const errorClasses = async (): Promise<string[]> => {
    const match = /"error_class":(\{[^}]*\})/.exec(JSON.stringify(await jsonOf('/openapi.json')));
    return JSON.parse(match?.[1] ?? '{}').enum;
  };

  test('has a label in the script that the console loads', async () => {
    const scripts = [/assets\/(console\.[0-9a-f]+\.js)/.exec(await textOf('/console'))?.[1] ?? ''];
    let labels = '';
    for (const name of scripts) {
      const text = await textOf(`/assets/${name}`);
      if (name.startsWith('delivery-labels.')) labels = text;
      const imported = [...text.matchAll(/'\.\/([a-z-]+\.[0-9a-f]{12}\.m?js)'/g)].map(([, script = '']) => script);
      scripts.push(...imported.filter((script) => !scripts.includes(script)));
    }
    const { errorLabels } = await import(`data:text/javascript,${encodeURIComponent(labels)}`);
    assert.deepEqual(Object.keys(errorLabels), await errorClasses());
  });

  test('has a row in skill.md', async () => {
    const rows = [...(await textOf('/skill.md')).matchAll(/^\| `([a-z_]+)` \| \w+ \| `(?:none|unknown)` \|/gm)];
    assert.deepEqual(
      rows.map(([, name]) => name),
      await errorClasses(),
    );
  });
});
