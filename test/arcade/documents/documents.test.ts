import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { operations } from '../../../src/arcade/operations.ts';
import { moduleNames } from '../../../src/core/base/module-names.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { assertServed, urlsIn } from '../../support/served-document.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { inTempFolder } from '../../support/temp.ts';
import { verifiedReplay } from './example-data.ts';

let server: TestServer;
let base: string;
let replayId: string;
before(async () => {
  server = await startServer();
  base = `${server.url}/arcade`;
  replayId = await verifiedReplay(server.url);
});
after(() => server.close());

const textOf = async (path: string) => (await fetch(base + path)).text();
const jsonOf = async (path: string) => JSON.parse(await textOf(path));

const json = 'application/json; charset=utf-8';
const card = 'application/mcp-server-card+json; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

for (const [path, contentType] of Object.entries({
  '/api/v3/openapi': json,
  '/api/v5/openapi': json,
  '/openapi.json': json,
  '/.well-known/agent-card.json': json,
  '/.well-known/agent-arcade.json': json,
  '/.well-known/mcp/server-card.json': card,
  '/api/v3/mcp/server-card': card,
  '/skill.md': markdown,
  '/invite-kit.md': markdown,
  '/llms-v3.txt': plain,
  '/llms.txt': plain,
  '/sdk/agent-arcade-v3': script,
  '/sdk/SHA256SUMS': plain,
  '/api/v1/engines/tetris-v2/rules': markdown,
  '/api/v1/engines/turn-grid-v2/rules': markdown,
  '/agent-feed.xml': 'application/atom+xml; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
})) {
  test(`${path} has its media type, can be cached and is revalidated`, async () => {
    await assertServed(base + path, contentType);
  });
}

/** URLs that only allow POST: a GET request returns 405. */
const postOnly = /\/mcp$|\/api\/v5\/feedback$/;

async function assertResponds(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  assert.equal(response.status, postOnly.test(address) ? 405 : 200, address);
}

describe('every URL of this server', () => {
  for (const path of ['/llms-v3.txt', '/invite-kit.md', '/skill.md', '/.well-known/agent-arcade.json', '/sitemap.xml'])
    test(`in ${path} responds`, async () => {
      const addresses = urlsIn(await textOf(path)).filter((address) => address.startsWith(server.url));
      assert.ok(addresses.length >= 3, `${addresses.length} addresses`);
      for (const address of addresses) await assertResponds(address);
    });

  test('in a root document responds, and llms.txt and skill.md at the root link the skill document of each module', async () => {
    for (const path of ['/llms.txt', '/skill.md', '/robots.txt', '/.well-known/security.txt']) {
      const text = await (await fetch(server.url + path)).text();
      for (const address of urlsIn(text)) await assertResponds(address);
      if (path === '/llms.txt' || path === '/skill.md')
        for (const module of moduleNames) assert.ok(text.includes(`${server.url}/${module}/skill.md`), path);
    }
  });
});

test('every method and path in a document for agents is in the OpenAPI document', async () => {
  const document = await jsonOf('/api/v5/openapi');
  const routes = Object.entries<object>(document.paths).map(([path, item]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: Object.keys(item),
  }));
  let routeCount = 0;
  for (const path of ['/skill.md', '/invite-kit.md', '/llms-v3.txt', '/api/v5/trust', '/api/v5/index']) {
    for (const [, method = '', calledPath = ''] of (await textOf(path)).matchAll(
      /\b(GET|POST|DELETE) (\/api\/[^\s`"?,;)]+)/g,
    )) {
      const matches = routes.filter(({ pattern }) => pattern.test(calledPath.replace(/[.:]$/, '')));
      assert.ok(
        matches.some(({ methods }) => methods.includes(method.toLowerCase())),
        `${path} names ${method} ${calledPath}`,
      );
      routeCount += 1;
    }
  }
  assert.ok(routeCount >= operations.length, `${routeCount} routes`);
});

test('skill.md lists every operation and every error code, and llms-v3.txt equals llms.txt', async () => {
  const skill = await textOf('/skill.md');
  for (const { routes = [], description } of operations) {
    const [route] = routes;
    assert.ok(skill.includes(`\`${route?.method} ${route?.path.replace(/:(\w+)/g, '{$1}')}\``), route?.path);
    assert.ok(skill.includes(description));
  }
  for (const { code, status } of operations.flatMap(({ errors }) => errors))
    assert.ok(skill.includes(`| \`${code}\` | ${status} |`), code);
  assert.equal(await textOf('/llms-v3.txt'), await textOf('/llms.txt'));
});

describe('the entry document', () => {
  test('links to the index, the trust record, the protocol and the clients, and names the three choices', async () => {
    const entry = await jsonOf('/.well-known/agent-arcade.json');
    assert.deepEqual(entry.clients, [
      { language: 'JavaScript', url: `${base}/sdk/agent-arcade-v3` },
      { language: 'Python', url: `${base}/sdk/rialto_arcade.py` },
    ]);
    assert.equal(entry.first_action.url, `${base}/api/v5/tasks/next`);
    assert.deepEqual(entry.openapi, [`${base}/api/v5/openapi`, `${base}/api/v3/openapi`]);
    const index = await jsonOf('/api/v5/index');
    assert.deepEqual([entry.base_url, entry.versions], [index.base_url, index.versions]);
    assert.deepEqual(
      entry.choices.map(({ choice }: { choice: string }) => choice),
      ['observe', 'participate', 'decline'],
    );
    const trust = await (await fetch(entry.trust)).json();
    assert.equal(trust.version, entry.versions.trust);
    assert.deepEqual(entry.entry, { method: 'GET', url: `${base}/api/v1/index` });
    const indexV1 = await (await fetch(entry.entry.url)).json();
    assert.equal(indexV1.entry.path, '/api/v1/index');
    assert.equal(base + indexV1.first_action.path, entry.first_action.url);
    const firstActionResponse = await (
      await fetch(entry.first_action.url, { method: entry.first_action.method })
    ).json();
    assert.equal(firstActionResponse.task.kind, 'register');
    const keys = await (await fetch(entry.keys)).json();
    assert.ok(JSON.stringify(keys).includes('Ed25519'));
  });
});

test('the entry document is also at the root, and the pages at /arcade/docs and /docs are served', async () => {
  const atRoot = await fetch(`${server.url}/.well-known/agent-arcade.json`);
  assert.equal(atRoot.status, 200);
  assert.deepEqual(await atRoot.json(), await jsonOf('/.well-known/agent-arcade.json'));
  const guide = await fetch(`${base}/docs`);
  assert.deepEqual([guide.status, guide.url], [200, `${base}/agent-v3`]);
  const documents = await fetch(`${server.url}/docs`);
  assert.equal(documents.status, 200);
  const text = await documents.text();
  for (const address of [`${base}/api/v1/index`, `${base}/skill.md`, `${server.url}/exchange/openapi.json`])
    assert.ok(text.includes(`href="${address}"`), address);
});

describe('the invitation', () => {
  test('names the three choices without preferring one', async () => {
    const text = await textOf('/invite-kit.md');
    for (const choice of ['Observe', 'Participate', 'Decline'])
      assert.match(text, new RegExp(`\\*\\*${choice}\\.\\*\\*`));
    assert.doesNotMatch(text, /!|\b(must|should|hurry|now|reward|prize(?!s)|win|best|join us|don't miss)\b/i);
    assert.match(text, /not an instruction/);
  });
});

describe('the agent cards', () => {
  test('list interfaces of the arcade that respond, and every operation as a skill', async () => {
    const moduleCard = await jsonOf('/.well-known/agent-card.json');
    const root = await (await fetch(`${server.url}/.well-known/agent-card.json`)).json();
    assert.deepEqual(
      moduleCard.supportedInterfaces.map(({ url }: { url: string }) => url),
      [base, `${base}/api/v3/mcp`],
    );
    assert.equal(moduleCard.skills.length, operations.length);
    assert.equal(root.supportedInterfaces.length, 2 * moduleNames.length);
    assert.deepEqual(
      root.skills.filter(({ id }: { id: string }) => id.startsWith('arcade.')),
      moduleCard.skills,
    );
    assert.equal(new Set(root.skills.map(({ id }: { id: string }) => id)).size, root.skills.length);
    for (const { url, protocolBinding, protocolVersion } of [
      ...moduleCard.supportedInterfaces,
      ...root.supportedInterfaces,
    ]) {
      assert.equal(protocolVersion, '1.0');
      const specification = await (await fetch(protocolBinding)).text();
      assert.match(specification, new RegExp(`^## ${new URL(protocolBinding).hash.slice(1)}$`, 'im'));
      if (url.startsWith(base)) await assertResponds(url);
    }
  });
});

describe('the MCP server cards', () => {
  test('list the endpoint and are served at both paths', async () => {
    const moduleCard = await jsonOf('/.well-known/mcp/server-card.json');
    assert.deepEqual(moduleCard, await jsonOf('/api/v3/mcp/server-card'));
    assert.ok(moduleCard.description.length <= 100);
    assert.deepEqual(
      moduleCard.remotes.map(({ type, url }: { type: string; url: string }) => [type, url]),
      [['streamable-http', `${base}/api/v3/mcp`]],
    );
    const root = await (await fetch(`${server.url}/.well-known/mcp/server-card.json`)).json();
    assert.deepEqual(
      root.remotes.map(({ url }: { url: string }) => url),
      [`${server.url}/exchange/mcp`, `${base}/api/v3/mcp`, `${server.url}/relay/mcp`],
    );
    const catalog = await (await fetch(`${server.url}/.well-known/mcp/catalog.json`)).json();
    assert.deepEqual(await (await fetch(catalog.entries[1].url)).json(), moduleCard);
  });
});

test('security.txt contains the feedback route when the operator configured no contact', async () => {
  const text = await (await fetch(`${server.url}/.well-known/security.txt`)).text();
  assert.match(text, new RegExp(`^Contact: ${base}/api/v5/feedback$`, 'm'));
});

test('the sitemap lists pages, games and verified replays, and the sitemap index of the server lists it', async () => {
  const index = await (await fetch(`${server.url}/sitemap.xml`)).text();
  assert.ok(index.includes(`<loc>${base}/sitemap.xml</loc>`));
  const sitemap = await textOf('/sitemap.xml');
  for (const path of ['/', '/live', '/agent-v3', '/games/rialto-blocks', `/replays/${replayId}`])
    assert.ok(sitemap.includes(`<loc>${base}${path}</loc>`), path);
  for (const [, lastModified = ''] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g))
    assert.ok(Math.abs(Date.parse(lastModified) - Date.now()) < 600_000, lastModified);
});

test('the served client is the repository file with the URL of this server, and registers an agent there', async () => {
  const file = readFileSync(new URL('../../../sdk/arcade.mjs', import.meta.url), 'utf8');
  const served = await textOf('/sdk/agent-arcade-v3');
  assert.equal(served, file.replace('http://localhost:8080/arcade', base));
  assert.notEqual(served, file);
  assert.equal(served, await textOf('/sdk/arcade.mjs'));
  await inTempFolder(async (folder) => {
    const { writeFile } = await import('node:fs/promises');
    const path = join(folder, 'arcade.mjs');
    await writeFile(path, served);
    const { RialtoArcade } = await import(pathToFileURL(path).href);
    const client = await RialtoArcade.register({ nickname: `served-${replayId.slice(-12)}`, client: 'a test' });
    assert.ok(client !== undefined);
    assert.equal((await fetch(`${base}/agents/served-${replayId.slice(-12)}`)).status, 200);
  });
});

test('documents do not contain the declared model or the capabilities of an agent', async () => {
  const declaredText = 'zz declared words that no document repeats';
  await registerPlayer(server.url, { declared_model: declaredText, capabilities: [declaredText] });
  for (const path of ['/agent-feed.xml', '/sitemap.xml', '/llms-v3.txt', '/skill.md', '/.well-known/agent-arcade.json'])
    assert.equal((await textOf(path)).includes(declaredText), false, path);
});

test('documents at the root list enabled modules only', async () => {
  const arcadeOnly = await startServer({ RIALTO_MODULES: 'arcade' });
  try {
    for (const path of ['/llms.txt', '/skill.md', '/.well-known/agent-card.json', '/.well-known/mcp/catalog.json']) {
      const text = await (await fetch(arcadeOnly.url + path)).text();
      assert.ok(text.includes(`${arcadeOnly.url}/arcade`), path);
      assert.doesNotMatch(text, /exchange/i, path);
    }
  } finally {
    await arcadeOnly.close();
  }
});

test('an arcade with its own base URL uses only that URL in every document', async () => {
  const ownUrlServer = await startServer({ RIALTO_ARCADE_URL: 'https://arcade.example' });
  try {
    for (const path of [
      '/api/v3/openapi',
      '/api/v5/openapi',
      '/.well-known/agent-card.json',
      '/.well-known/agent-arcade.json',
      '/.well-known/mcp/server-card.json',
      '/skill.md',
      '/invite-kit.md',
      '/llms-v3.txt',
      '/sdk/agent-arcade-v3',
      '/agent-feed.xml',
      '/sitemap.xml',
      '/api/v5/index',
    ]) {
      const text = await (await fetch(`${ownUrlServer.url}/arcade${path}`)).text();
      assert.ok(text.includes('https://arcade.example'), path);
      assert.equal(text.includes(ownUrlServer.url), false, path);
      assert.equal(text.includes('arcade.example/arcade'), false, path);
    }
  } finally {
    await ownUrlServer.close();
  }
});
