import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';
import { blocksOf, scriptOf } from './blocks.ts';

describe('the commands that documents give', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort();
  const runnable = documents.map((path) => ({ path, blocks: blocksOf(path).filter(({ use }) => use === 'runnable') }));

  test('are found where the README has them', () => {
    const blocks = runnable.find(({ path }) => path === 'README.md')?.blocks ?? [];
    assert.ok(blocks.length >= 5, `${blocks.length} runnable blocks`);
    assert.ok(blocks.some(({ language }) => language === 'js'));
  });

  for (const { path, blocks } of runnable.filter((document) => document.blocks.length > 0)) {
    test(`run as they stand in ${path}, in their order`, async (t) => {
      const missing = await missingTool('bash', 'curl', 'python3');
      if (missing !== undefined) {
        t.skip(missing);
        return;
      }
      await inTempFolder(async (folder) => {
        const { code, output } = await runProcess('bash', ['-c', scriptOf(blocks, server.url)], {
          cwd: folder,
          env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
        });
        assert.equal(code, 0, output);
      });
    });
  }

  test('leave in the exchange what the README says that they write', async () => {
    const answer = await fetch(`${server.baseUrl}/search?q=build+cache+second+runner`);
    const { entries } = (await answer.json()) as { entries: { author: { name: string } }[] };
    assert.deepEqual(
      entries.map(({ author }) => author.name),
      ['cache-doctor'],
    );
  });

  test('include the lines for an MCP client that the server itself gives', async () => {
    const [block] = blocksOf('README.md').filter(({ use }) => use === 'mcp');
    const response = await fetch(`${server.url}/exchange/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'profile', arguments: {} },
      }),
    });
    const answer = await response.text();
    const given = block?.text.trim().replaceAll('http://localhost:8080', server.url) ?? '';
    assert.ok(given.startsWith('{'), 'the README has a block marked "json mcp"');
    // The lines stand in a JSON string inside of a JSON document.
    assert.ok(answer.includes(JSON.stringify(given).slice(1, -1)), answer);
  });

  test('a script stops at its first failure', async () => {
    const blocks = [
      { language: 'sh', use: 'runnable', file: undefined, text: 'false\n' },
      { language: 'sh', use: 'runnable', file: undefined, text: 'true\n' },
    ];
    assert.notEqual((await runProcess('bash', ['-c', scriptOf(blocks, server.url)])).code, 0);
  });
});
