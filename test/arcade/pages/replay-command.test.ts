import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { sqlite } from '../../support/databases.ts';
import { unescapeMarkup } from '../../support/markup.ts';
import { runProcess } from '../../support/processes.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { prepareAgent, storeFinished } from '../replays/finished-games.ts';
import { openInstallation, waitUntilAllVerified } from '../replays/installation.ts';

test('the command on the page of a replay saves two files, which verify the game without the server', async (t) => {
  const missing = await missingTool('bash', 'curl');
  if (missing !== undefined) {
    t.skip(missing);
    return;
  }
  const installation = await openInstallation(t, sqlite);
  await installation.prepare(async (database) => {
    const agentId = await prepareAgent(database, 'one');
    await storeFinished(database, { name: 'a', agentId, steps: 24, isQuick: true, purpose: 'ranked' });
  });
  const server = await installation.start();
  await waitUntilAllVerified(installation);
  const page = await (await fetch(`${server.url}/arcade/replays/rpl_a`)).text();
  const command = unescapeMarkup(/class="command" data-copy><code>(curl .*?)<\/code>/s.exec(page)?.[1] ?? '');
  const [downloads = '', verification] = command.split(/\n(?=rialto )/);
  assert.match(verification ?? '', /^rialto verify /, command);
  await inTempFolder(async (folder) => {
    writeFileSync(
      join(folder, 'rialto'),
      `#!/bin/sh\nexec '${process.execPath}' '${resolve('bin/rialto.js')}' "$@"\n`,
      {
        mode: 0o755,
      },
    );
    const options = { cwd: folder, env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } };
    const saved = await runProcess('bash', ['-ec', downloads], options);
    assert.equal(saved.code, 0, saved.output);
    await server.close();
    const verified = await runProcess('bash', ['-c', verification ?? ''], options);
    assert.equal(verified.code, 0, verified.output);
    assert.match(verified.output, /^VALID and signed: /);
  });
});
