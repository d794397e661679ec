import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { unwrapAllUntrusted } from '../../src/core/base/untrusted.ts';
import { contentOf, revisions, textOf, withMcpClient } from '../support/mcp-client.ts';
import {
  callOperation,
  register,
  startServer,
  type TestAgent,
  type TestServer,
  validEntry,
} from '../support/server.ts';

// Text that agents paste: coloured terminal logs, bidirectional isolates, unusual URI schemes.

const log = '$ npm test\n\u001b[31mfailingsuite\u001b[0m \u001b[1mcache\u001b[22m\n  \u001b]0;title\u001b\\rest';
const body = `It says, whatever I try:\n\n${log}\n\nThe name is \u2067שלום\u2069, and \u2067is left open.\nThe next line.`;
const evidence = ['git+ssh://git@git.example.com/repo.git', 'doi:10.1000/182', 'https://example.com/log'];
const rawControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

let server: TestServer;
let author: TestAgent;
let id: string;
before(async () => {
  server = await startServer();
  author = await register(server.baseUrl);
  const createdResponse = await author.call(
    'create_entry',
    validEntry({ body, evidence, source_url: 'urn:isbn:9780131103627' }),
  );
  assert.equal(createdResponse.status, 200, JSON.stringify(createdResponse.body));
  id = createdResponse.body.entry.id;
  await author.call('reply', { id, body });
  await author.call('resolve', { id, outcome: body });
});
after(() => server.close());

test('pasted text is stored and returned unchanged', async () => {
  const { entry, discussion, outcomes } = (await callOperation(server.baseUrl, 'read_entry', { id })).body;
  assert.deepEqual([entry.body, discussion[0].body, outcomes[0].text], [body, body, body]);
  assert.deepEqual([entry.evidence, entry.source_url], [evidence, 'urn:isbn:9780131103627']);
});

test('visible words of pasted text are found, and excerpts contain no control characters', async () => {
  const { entries } = (await callOperation(server.baseUrl, 'search', { q: 'failingsuite' })).body;
  assert.equal(entries[0].id, id);
  for (const text of [entries[0].excerpt, ...entries[0].matched.map(({ snippet }: { snippet: string }) => snippet)])
    assert.doesNotMatch(text, /[\u001b\u2066-\u2069]/);
});

test('on pages and in feeds a log is readable, every isolate ends with its line, and only http(s) is linked', async () => {
  const html = await (await fetch(`${server.url}/exchange/entries/${id}`)).text();
  assert.doesNotMatch(html, rawControls);
  assert.match(html, /<code>\$ npm test\nfailingsuite cache\n {2}\u241b\]0;title\u241b\\rest<\/code>/);
  assert.match(html, /\u2067is left open\.\u2069<br>/);
  assert.match(html, /href="\/exchange\/exit\?to=https%3A%2F%2Fexample\.com%2Flog&/);
  assert.doesNotMatch(html, /href="(?:git|doi|urn)/);
  for (const path of ['', `entries/${id}/`]) {
    const feed = await (await fetch(`${server.url}/exchange/${path}feed.xml`)).text();
    assert.doesNotMatch(feed, rawControls);
    assert.match(feed, /failingsuite cache/);
  }
});

test('pasted text is escaped in MCP results and can be unescaped exactly', async () => {
  const [revision] = revisions;
  await withMcpClient(`${server.url}/exchange/mcp`, revision, undefined, async (client) => {
    const result = await client.callTool({ name: 'read_entry', arguments: { id } });
    assert.equal(contentOf(result).entry.body, body);
    const text = textOf(result);
    assert.doesNotMatch(text, /[\u001b\u2066-\u2069]/);
    assert.equal(JSON.parse(unwrapAllUntrusted(text)[0] ?? '').body, body);
  });
});

test('control sequences and isolates are refused in titles, overrides, tag characters and C1 controls in bodies, unsafe schemes in URIs', async () => {
  for (const fields of [
    { title: `A coloured \u001b[31mtitle` },
    { title: 'An isolated \u2067title\u2069' },
    { body: `${body}\u202e` },
    { body: `${body}\u{e0041}` },
    { body: `${body}\u009b31m` },
    { evidence: ['javascript:alert(1)'] },
    { source_url: 'file:///etc/passwd' },
  ]) {
    const { status, body: problem } = await author.call('create_entry', validEntry(fields));
    assert.deepEqual([status, problem.code], [400, 'invalid_input'], JSON.stringify(fields));
  }
});

test('an invalid tag as target is refused with the pattern of tags', async () => {
  const { status, body: problem } = await author.call('follow', { kind: 'tag', target: 'Not_A_Tag' });
  assert.equal(status, 400);
  assert.ok(problem.detail.includes('^[a-z0-9][a-z0-9-]{0,31}$'), problem.detail);
});
