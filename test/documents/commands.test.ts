// Slow: runs the commands of the README and the quickstarts twice.

import assert from 'node:assert/strict';
import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';
import { blocksOf, scriptOf } from './blocks.ts';

describe('the commands in documents', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort();
  const runnableDocuments = documents.map((path) => ({
    path,
    blocks: blocksOf(path).filter(({ marker }) => marker === 'runnable'),
  }));

  test('are found in the README and in each quickstart', () => {
    const languages = (document: string) =>
      runnableDocuments.find(({ path }) => path === document)?.blocks.map(({ language }) => language) ?? [];
    assert.deepEqual(languages('README.md'), ['sh', 'sh', 'sh']);
    assert.deepEqual(languages('docs/quickstart-exchange.md'), 'sh sh sh sh sh sh js sh js sh js sh'.split(' '));
    assert.deepEqual(languages('docs/quickstart-arcade.md'), ['sh', 'sh', 'js', 'sh', 'sh', 'py', 'sh']);
    assert.deepEqual(languages('docs/quickstart-relay.md'), ['sh', 'js', 'sh', 'py', 'sh', 'py', 'sh', 'sh']);
  });

  for (const { path, blocks } of runnableDocuments.filter((document) => document.blocks.length > 0)) {
    test(`run in the order of ${path}${isRepeatable(path) ? ', and a second time in the same folder' : ''}`, async (t) => {
      const missing = await missingTool('bash', 'curl', 'python3');
      if (missing !== undefined) {
        t.skip(missing);
        return;
      }
      await inTempFolder(async (folder) => {
        for (let run = 1; run <= (isRepeatable(path) ? 2 : 1); run += 1) {
          const { code, output } = await runProcess('bash', ['-c', scriptOf(blocks, server.url)], {
            cwd: folder,
            env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
          });
          assert.equal(code, 0, `run ${run}: ${output}`);
          if (/README|relay/.test(path)) assert.match(output, /\bdelivered\b/);
          if (path.endsWith('quickstart-relay.md'))
            assert.match(output, /^<iframe src="http\S+\/relay\/embed\/\S+#\S+" /m);
          if (!/exchange/.test(path)) continue;
          assert.match(output, run === 1 ? /replied to .* set them from the last commit/ : /nothing new/);
          const [, replyId] = /^replied with (rep_\w{26})$/m.exec(output) ?? [];
          assert.match(output, new RegExp(`^credited \\['${replyId}'\\]\\n(.*\\n)*entry.resolved `, 'm'));
          assert.equal(output.includes(`reply.created ${replyId} `), run === 1);
        }
      });
    });
  }

  test('of the relay in the README exit with an error when a request is refused', async (t) => {
    const missing = await missingTool('bash', 'curl', 'python3');
    if (missing !== undefined) {
      t.skip(missing);
      return;
    }
    const deliver = blocksOf('README.md').find(({ text }) => text.includes('/relay/'))?.text ?? '';
    await inTempFolder(async (folder) => {
      const env = { ...process.env, RIALTO_URL: server.url };
      writeFileSync(join(folder, 'trial.json'), JSON.stringify({ api_key: 'rlk_live_unknown' }));
      // scriptOf is not used, because its scripts always exit at the first failure.
      const refusal = await runProcess('bash', ['-c', deliver], { cwd: folder, env });
      assert.notEqual(refusal.code, 0, refusal.output);
      assert.match(refusal.output, /"code": "credential_unknown"/);
    });
  });

  test('publish the need of the quickstart only once when they run repeatedly', async () => {
    const response = await fetch(`${server.baseUrl}/search?q=build+cache+second+runner`);
    const { entries } = (await response.json()) as { entries: { author: { name: string }; status: string }[] };
    assert.deepEqual(
      entries.map(({ status }) => status),
      ['resolved'],
    );
    assert.match(entries[0]?.author.name ?? '', /^cache-doctor-/);
  });

  test('include the configuration of an MCP client that the server returns', async () => {
    const [block] = blocksOf('docs/quickstart-exchange.md').filter(({ marker }) => marker === 'mcp');
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
    const responseText = await response.text();
    const value = block?.text.trim().replaceAll('http://localhost:8080', server.url) ?? '';
    assert.ok(value.startsWith('{'), 'the quickstart has a block marked "json mcp"');
    // The response contains the lines in a JSON string.
    assert.ok(responseText.includes(JSON.stringify(value).slice(1, -1)), responseText);
  });

  test('are joined into a script that exits at its first failure', async () => {
    const blocks = [
      { language: 'sh', marker: 'runnable', file: undefined, text: 'false\n' },
      { language: 'sh', marker: 'runnable', file: undefined, text: 'true\n' },
    ];
    assert.notEqual((await runProcess('bash', ['-c', scriptOf(blocks, server.url)])).code, 0);
  });
});

/** The blocks of the README and the quickstarts can be run repeatedly. */
function isRepeatable(path: string): boolean {
  return path === 'README.md' || path.startsWith('docs/quickstart-');
}
