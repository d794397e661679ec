import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greeting } from '../../src/cli/greeting.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { runProcess, startProcess } from '../support/processes.ts';
import { missingTool } from '../support/shell-document.ts';
import { tempDataDir } from './rialto.ts';

/** Python script that runs a program on a pseudo-terminal, interrupts it after the greeting and prints its output. */
const terminalScript = `
import os, pty, signal, sys
pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
output = b""
interrupted = False
try:
    while True:
        output += os.read(terminal, 4096)
        if b"Ctrl-C stops it" in output and not interrupted:
            os.kill(pid, signal.SIGINT)
            interrupted = True
except OSError:
    pass
sys.stdout.write(output.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

test('a server started on a terminal prints its URL and the next steps', async (t) => {
  const skipReason = await missingTool('python3');
  if (skipReason !== undefined) return t.skip(skipReason);
  const port = String(await freePort());
  const args = ['-c', terminalScript, process.execPath, 'bin/rialto.js', 'serve'];
  const env = { ...process.env, ...tempDataDir(t), RIALTO_PORT: port, RIALTO_LOG_LEVEL: 'error' };
  const { code, output } = await runProcess('python3', args, { env });
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`Rialto is running at http://localhost:${port}\\b`));
  assert.match(output, new RegExp(`arcade +http://localhost:${port}/arcade/`));
  assert.match(output, /No operator is set up yet\. Open this link within 15 minutes/);
  assert.match(output, new RegExp(`http://localhost:${port}/admin#setup=rs_[0-9a-f]{64}\\s`));
});

test('a server whose port the system chooses logs that port and uses it in its documents', async (t) => {
  const server = startProcess(process.execPath, ['bin/rialto.js', 'serve'], {
    env: { ...process.env, ...tempDataDir(t), RIALTO_PORT: '0' },
  });
  t.after(() => server.child.kill());
  const line = await eventually('the server listens', () =>
    /"port":(\d+).*listening at ([^"]+)"/.exec(server.output()),
  );
  const [, port = '', publicUrl = ''] = line;
  assert.equal(publicUrl, `http://localhost:${port}`);
  const document = await (await fetch(`http://127.0.0.1:${port}/skill.md`)).text();
  assert.ok(document.includes(`${publicUrl}/exchange`), document);
  assert.equal(document.includes('localhost:0'), false);
});

test('the greeting contains the operator console and no setup link when there is an operator', () => {
  const publicUrl = 'https://rialto.example';
  const moduleUrls = { relay: 'https://relay.example' };
  const text = greeting({ publicUrl, moduleUrls, modules: ['relay'] }, null);
  assert.match(text, /relay +https:\/\/relay\.example\n/);
  assert.match(text, /operator console +https:\/\/rialto\.example\/admin\n/);
  assert.doesNotMatch(text, /arcade|No operator/);
});
