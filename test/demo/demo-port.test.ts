import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { choosePort } from '../../demo/ports.mjs';
import { eventually } from '../support/eventually.ts';
import { startProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const root = join(import.meta.dirname, '../..');
const demoMaxMs = 120_000;

test('the demo names its port before the first step when 8080 is in use', async () => {
  const otherServer = createServer();
  // A program of this machine may use the port already.
  await new Promise<void>((resolve) => {
    otherServer.once('error', () => resolve());
    otherServer.listen(8080, '127.0.0.1', resolve);
  });
  try {
    await inTempFolder(async (folder) => {
      const env = { PATH: process.env['PATH'] ?? '', TMPDIR: folder };
      const args = [join(root, 'bin/rialto.js'), 'demo', '--only', 'exchange'];
      const demo = startProcess(process.execPath, args, { cwd: root, env }, demoMaxMs);
      await eventually('the first step has begun', () => / 1 {2}A server starts/.test(demo.output()), demoMaxMs);
      demo.child.kill('SIGTERM');
      const { output } = await demo.ended;
      const [beforeSteps = ''] = output.split(' 1  A server starts');
      const text = beforeSteps.replaceAll(/\s+/g, ' ');
      const [, url, port] =
        /The server runs at (\S+)\. Port 8080 is in use: run `export RIALTO_URL=http:\/\/localhost:(\d+)` before the commands/.exec(
          text,
        ) ?? [];
      assert.equal(url, `http://127.0.0.1:${port}`, output);
      assert.notEqual(port, '8080');
    });
  } finally {
    otherServer.close();
  }
});

test('port 0 in RIALTO_PORT selects any free port, and another port is used as it is', async () => {
  const port = await choosePort({ RIALTO_PORT: '0' });
  assert.ok(port > 1_023, String(port));
  assert.equal(await choosePort({ RIALTO_PORT: '4321' }), 4321);
});
