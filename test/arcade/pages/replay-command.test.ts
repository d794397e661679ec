import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { sqlite } from '../../support/databases.ts';
import { unescapeMarkup } from '../../support/markup.ts';
import { runProcess } from '../../support/processes.ts';
import { startServer } from '../../support/server.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { finishGame, verifyAll } from '../rankings/verified-games.ts';
import { prepareAgent, storeFinishedGame } from '../replays/finished-games.ts';
import { openInstallation, waitUntilAllVerified } from '../replays/installation.ts';

test('the commands on the page of a replay download its files and verify the game without the server, by the rules of its engine', async (t) => {
  const missing = await missingTool('bash', 'curl', 'python3', 'npm');
  if (missing !== undefined) {
    t.skip(missing);
    return;
  }
  const installation = await openInstallation(t, sqlite);
  await installation.prepare(async (database) => {
    const agentId = await prepareAgent(database, 'one');
    await storeFinishedGame(database, { name: 'a', agentId, steps: 24, isQuick: true, purpose: 'ranked' });
  });
  const server = await installation.start();
  await waitUntilAllVerified(installation);
  const page = await (await fetch(`${server.url}/arcade/replays/rpl_a`)).text();
  const [pythonCommands = '', cloneCommand = ''] = Array.from(
    page.matchAll(/class="command" data-copy><code>(.*?)<\/code>/gs),
    ([, command = '']) => unescapeMarkup(command),
  );
  const [downloads = '', verification = ''] = pythonCommands.split(/\n(?=python3 )/);
  assert.match(cloneCommand, /^npm --prefix rialto run -s rialto -- verify /);
  await inTempFolder(async (folder) => {
    symlinkSync(resolve('.'), join(folder, 'rialto'));
    const options = { cwd: folder, env: process.env };
    const downloadRun = await runProcess('bash', ['-ec', downloads], options);
    assert.equal(downloadRun.code, 0, downloadRun.output);
    await server.close();
    const verificationRun = await runProcess('bash', ['-c', verification], options);
    assert.equal(verificationRun.code, 0, verificationRun.output);
    assert.match(verificationRun.output, /signed by key .*rules replayed/);
    const cloneRun = await runProcess('bash', ['-c', cloneCommand], options);
    assert.equal(cloneRun.code, 0, cloneRun.output);
    assert.match(cloneRun.output, /^VALID and signed: /);
  });
});

test('the page of a replay has a command that clones the configured source URL', async (t) => {
  const server = await startServer({ RIALTO_SOURCE_URL: 'https://git.example/rialto' });
  t.after(() => server.close());
  const { database } = server.app;
  const agentId = await prepareAgent(database, 'cloned');
  await verifyAll(database, [await finishGame(database, { agentId, name: 'a' })]);
  const page = unescapeMarkup(await (await fetch(`${server.url}/arcade/replays/rpl_a`)).text());
  assert.ok(
    page.includes("[ -d rialto ] || git clone 'https://git.example/rialto' rialto\nnpm --prefix rialto "),
    page,
  );
});
