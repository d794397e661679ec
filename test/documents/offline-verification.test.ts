import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { startServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';
import { blocksOf, scriptOf } from './blocks.ts';

for (const { subject, document, expectedOutput } of [
  {
    subject: 'replay',
    document: 'docs/quickstart-arcade.md',
    expectedOutput: /^OK: .* signed by key .* rules replayed$/m,
  },
  { subject: 'receipt', document: 'docs/quickstart-relay.md', expectedOutput: /^delivered, signed by [0-9a-f]{16}$/m },
]) {
  test(`the ${subject} of its quickstart is verified from files after the server has closed`, async (t) => {
    const missing = await missingTool('bash', 'curl', 'python3');
    if (missing !== undefined) {
      t.skip(missing);
      return;
    }
    const server = await startServer();
    t.after(() => server.close());
    const blocks = blocksOf(document);
    await inTempFolder(async (folder) => {
      const options = {
        cwd: folder,
        env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
      };
      const run = (marker: string) => {
        const markedBlocks = blocks.filter((block) => block.marker === marker);
        return runProcess('bash', ['-c', scriptOf(markedBlocks, server.url)], options);
      };
      const online = await run('runnable');
      await server.close();
      assert.equal(online.code, 0, online.output);
      const offline = await run('offline');
      assert.equal(offline.code, 0, offline.output);
      assert.match(offline.output, expectedOutput);
    });
  });
}
