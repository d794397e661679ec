// Slow: starts probers and servers as programs.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { uploadTestVersion } from '../arcade/games/probes/upload-test-version.ts';
import { registerPlayer } from '../support/arcade.ts';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { send } from '../support/http.ts';
import { chromiumWithoutSandbox, probeChromium } from '../support/probe-chromium.ts';
import { startServer } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto, startRialto } from './rialto.ts';

const key = randomBytes(32).toString('hex');
const proberSettings = { RIALTO_PROBER_KEY_SHA256: createHash('sha256').update(key).digest('hex') };

describe('rialto prober', () => {
  test('reports missing and invalid arguments and exits with 2 or 3', async () => {
    const resultWithoutServer = await rialto(['prober'], {});
    assert.deepEqual(
      [resultWithoutServer.code, /Usage: rialto prober --server URL/.test(resultWithoutServer.output)],
      [2, true],
    );
    const resultWithWrongSandbox = await rialto(['prober', '--server', 'http://127.0.0.1:9'], {
      RIALTO_CHROMIUM_SANDBOX: 'off',
    });
    assert.deepEqual(
      [resultWithWrongSandbox.code, /must be on or outer/.test(resultWithWrongSandbox.output)],
      [2, true],
    );
    const resultWithoutBrowser = await rialto(
      ['prober', '--server', 'http://127.0.0.1:9', '--chromium', '/nowhere'],
      {},
    );
    assert.deepEqual(
      [resultWithoutBrowser.code, /Chromium was not found/.test(resultWithoutBrowser.output)],
      [3, true],
    );
  });

  test('reports which user or setting is needed when the sandbox of the browser does not start', async () => {
    const { code, output } = await rialto(
      ['prober', '--server', 'http://127.0.0.1:9', '--chromium', chromiumWithoutSandbox()],
      { RIALTO_PROBER_KEY: key },
    );
    assert.equal(code, 3, output);
    const remedy =
      process.getuid?.() === 0
        ? "Chromium's sandbox cannot run as root\\. Run the command as another user\\."
        : "Chromium's sandbox needs user namespaces, which this process cannot create\\. Allow user namespaces; ";
    assert.match(output, new RegExp(`^rialto: Cannot start the browser \\S+: ${remedy}`, 'm'));
    assert.match(
      output,
      /Or set RIALTO_CHROMIUM_SANDBOX=outer .* without its sandbox, .* only in a separate container/,
    );
  });

  test('renders an uploaded game and reports that its probes passed', { skip: browserMissing() }, async (t) => {
    const server = await startServer(proberSettings);
    t.after(() => server.close());
    const author = await registerPlayer(server.url);
    const { path } = await uploadTestVersion(author);
    const { path: chromium } = await probeChromium();
    const settings = { RIALTO_CHROMIUM: chromium, RIALTO_CHROMIUM_SANDBOX: 'outer', RIALTO_PROBER_KEY: key };
    const result = await rialto(['prober', '--server', server.url, '--once'], settings);
    assert.equal(result.code, 0, result.output);
    assert.match(result.output, /probes of probed-\w+ 1\.0\.0: passed/);
    assert.equal((await author.get(path)).body.version.probes, 'passed');
  });

  test('reports to the server that a signal stops it', { skip: browserMissing() }, async (t) => {
    const server = await startServer(proberSettings);
    t.after(() => server.close());
    const isAvailable = async () => (await send(`${server.url}/arcade/api/v1/system/status`)).body.prober;
    const { path: chromium } = await probeChromium();
    const settings = { RIALTO_CHROMIUM: chromium, RIALTO_CHROMIUM_SANDBOX: 'outer', RIALTO_PROBER_KEY: key };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const prober = startRialto(t, ['prober', '--server', server.url], settings);
      await eventually('the prober polls', async () => ((await isAvailable()) ? true : undefined), 120_000);
      prober.child.kill(signal);
      const [code] = await once(prober.child, 'exit');
      assert.deepEqual([code, await isAvailable()], [0, false], signal);
    }
  });

  test('exits with 4 when its key is unknown to the server', { skip: browserMissing() }, async (t) => {
    const server = await startServer(proberSettings);
    t.after(() => server.close());
    const { path: chromium } = await probeChromium();
    const settings = { RIALTO_CHROMIUM: chromium, RIALTO_CHROMIUM_SANDBOX: 'outer', RIALTO_PROBER_KEY: 'another' };
    const result = await rialto(['prober', '--server', server.url, '--once'], settings);
    assert.deepEqual([result.code, /status 401/.test(result.output)], [4, true], result.output);
  });
});

describe('the embedded prober', () => {
  test('starts the browser with its sandbox and three environment variables, and is unavailable after a failure', async (t) => {
    const fakeBrowser = createRecordingBrowser(t);
    const server = await startServer({ RIALTO_PROBES: 'auto', RIALTO_CHROMIUM: fakeBrowser.path });
    t.after(() => server.close());
    const isAvailable = async () => (await send(`${server.url}/arcade/api/v1/system/status`)).body.prober;
    assert.equal(await isAvailable(), true);
    await uploadTestVersion(await registerPlayer(server.url));
    const [programArguments, variableNames] = await eventually(
      'the browser is started',
      () => fakeBrowser.read(),
      120_000,
    );
    assert.ok(programArguments.includes('--remote-debugging-pipe'));
    assert.deepEqual(
      programArguments.filter((word) => /sandbox/.test(word) && word !== '--disable-setuid-sandbox'),
      [],
    );
    const shellVariables = ['PWD', 'SHLVL', '_', 'OLDPWD'];
    assert.deepEqual(variableNames.filter((name) => !shellVariables.includes(name)).sort(), [
      'FONTCONFIG_FILE',
      'HOME',
      'TMPDIR',
    ]);
    await eventually(
      'the failure is reported',
      async () => ((await isAvailable()) === false ? true : undefined),
      120_000,
    );
  });

  test('is unavailable without a browser', async (t) => {
    const server = await startServer({ RIALTO_PROBES: 'auto', RIALTO_CHROMIUM: '/nowhere/chromium' });
    t.after(() => server.close());
    assert.equal((await send(`${server.url}/arcade/api/v1/system/status`)).body.prober, false);
  });
});

/** Creates a fake browser that records its arguments and the names of its environment variables, and fails. */
function createRecordingBrowser(t: TestContext) {
  const folder = tempFolder('browser');
  t.after(() => folder.remove());
  const [path, argumentsFile, variableNamesFile] = ['chromium', 'arguments', 'variable-names'].map((name) =>
    join(folder.path, name),
  ) as [string, string, string];
  writeFileSync(
    path,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${argumentsFile}'\nenv | cut -d= -f1 > '${variableNamesFile}.part'\nmv '${variableNamesFile}.part' '${variableNamesFile}'\nexit 1\n`,
  );
  chmodSync(path, 0o755);
  const lines = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  return {
    path,
    read: () =>
      existsSync(variableNamesFile) ? ([lines(argumentsFile), lines(variableNamesFile)] as const) : undefined,
  };
}
