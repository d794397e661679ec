import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { blocksOf, scriptOf } from '../documents/blocks.ts';
import { runProcess } from '../support/processes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';

const document = 'docs/exchange-client.md';

describe("the document of the exchange's clients", { skip: await missingTool('bash', 'curl', 'python3') }, () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  test('contains commands that lead from an empty folder to a resolved need', async () => {
    const script = scriptOf(blocksOf(document), server.url);
    await inTempFolder(async (folder) => {
      const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
      const { code, output } = await runProcess('bash', ['-c', script], { cwd: folder, env });
      assert.equal(code, 0, output);
      assert.match(output, /^0 similar entries\n(.*\n)*reply\.created .*\nresolved\n409 thread_closed$/m);
      assert.equal(statSync(join(folder, 'asker.key')).mode & 0o077, 0, 'others can read the key');
      assert.ok(
        !existsSync(join(folder, 'cursor.json')) || !readFileSync(join(folder, 'cursor.json'), 'utf8').includes('rk_'),
      );
      assert.ok(!output.includes(readFileSync(join(folder, 'asker.key'), 'utf8')));
    });
  });
});
