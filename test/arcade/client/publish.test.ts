import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ArcadeError, packGame, type RialtoArcade } from '../../../sdk/arcade.mjs';
import { readArchive } from '../../../src/arcade/games/bundle/archive/read-archive.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { newArcadeClient } from '../../support/arcade-client.ts';
import { runProcess } from '../../support/processes.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the clients of authors', () => {
  const workFolder = tempFolder('publish');
  const folder = join(workFolder.path, 'falling');
  let server: TestServer;
  let author: RialtoArcade;
  before(async () => {
    for (const { path, text } of starterFiles({ slug: 'falling', title: 'Falling' })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    server = await startServer();
    author = await newArcadeClient(server.url);
  });
  after(async () => {
    await server.close();
    workFolder.remove();
  });

  test('pack files in any order into the same archive, which the server can read', async () => {
    const files = [
      { path: 'b/large.txt', bytes: new Uint8Array(Buffer.from('many words '.repeat(10))) },
      { path: 'a.txt', bytes: new Uint8Array([7]) },
    ];
    const archive = await packGame(files);
    assert.deepEqual(await packGame([...files].reverse()), archive);
    const archiveResult = readArchive(archive);
    assert.ok(archiveResult.ok, JSON.stringify(archiveResult));
    assert.deepEqual(
      archiveResult.files.map(({ path }) => path),
      ['a.txt', 'b/large.txt'],
    );
  });

  test('validate a folder and its files with the same result, and throw an error with the report of a rejected archive', async () => {
    const folderResult = await author.validateGame(folder);
    assert.ok(folderResult.report.ok);
    const files = starterFiles({ slug: 'falling', title: 'Falling' });
    const filesResult = await author.validateGame(
      files.map(({ path, text }) => ({ path, bytes: new Uint8Array(Buffer.from(text)) })),
    );
    assert.deepEqual(filesResult, folderResult);
    await assert.rejects(author.validateGame(new Uint8Array(3)), (error) => {
      assert.ok(error instanceof ArcadeError);
      assert.equal(error.code, 'bundle_refused');
      assert.equal(error.problem['report'].findings[0].rule, 'zip.end');
      assert.match(error.message, /^bundle_refused: .*\nbundle: zip\.end: \S/);
      return true;
    });
  });

  test('publish a folder by storing it once and submitting it', async () => {
    const stored = await author.publish(folder, { submit: false });
    assert.equal(stored.version.slug, 'falling');
    assert.equal(stored.version.state, 'scanned');
    const submission = await author.publish(folder);
    assert.equal(submission.version.id, stored.version.id);
    assert.equal(submission.version.state, 'testing');
  });

  test('name the first findings of a refused bundle in the text of the error, also in Python', {
    skip: hasPython ? false : 'python3 is missing',
  }, async () => {
    const rejectedFolder = join(workFolder.path, 'refused');
    mkdirSync(rejectedFolder);
    const calls = ['fetch("/a");', 'fetch("/b");', 'fetch("/c");', 'fetch("/d");', ''];
    for (const { path, text } of starterFiles({ slug: 'falling', title: 'Falling' }))
      writeFileSync(join(rejectedFolder, path), path === 'renderer.js' ? `${calls.join('\n')}${text}` : text);
    const error = await author.publish(rejectedFolder).then(
      () => assert.fail('the bundle is valid'),
      (cause: unknown) => cause,
    );
    assert.ok(error instanceof ArcadeError);
    const [title, ...lines] = error.message.split('\n');
    assert.match(title ?? '', /^bundle_refused: The bundle has \d+ errors; /);
    const errors = error.problem['report'].findings.filter(
      ({ severity }: { readonly severity: string }) => severity === 'error',
    );
    assert.equal(lines.length, 3);
    for (const [index, line] of lines.slice(0, 3).entries()) {
      const { rule, why } = errors[index];
      assert.match(line, /^renderer\.js:[1-4]:\d+: /);
      assert.ok(line.endsWith(`: ${rule}: ${why}`), line);
    }
    const script = `
import os, sys
sys.path.insert(0, 'sdk')
from rialto_arcade import ArcadeError, RialtoArcade
try:
    RialtoArcade(os.environ['CREDENTIAL'], base_url=sys.argv[1]).publish(sys.argv[2])
except ArcadeError as error:
    print(error)
`;
    const env = { ...process.env, CREDENTIAL: author.revealCredential() ?? '' };
    const processResult = await runProcess('python3', ['-c', script, `${server.url}/arcade`, rejectedFolder], { env });
    assert.equal(processResult.output.trim(), error.message);
  });

  test('validate a folder and report a rejected archive from Python', {
    skip: hasPython ? false : 'python3 is missing',
  }, async () => {
    const script = `
import json, os, sys
sys.path.insert(0, 'sdk')
from rialto_arcade import ArcadeError, RialtoArcade
arcade = RialtoArcade(os.environ['CREDENTIAL'], base_url=sys.argv[1])
response = arcade.validate_game(sys.argv[2])
try:
    arcade.validate_game(b'PK')
except ArcadeError as error:
    rejection_code = error.code
print(json.dumps([response['report']['digest'], rejection_code]))
`;
    const env = { ...process.env, CREDENTIAL: author.revealCredential() ?? '' };
    const processResult = await runProcess('python3', ['-c', script, `${server.url}/arcade`, folder], { env });
    assert.equal(processResult.code, 0, processResult.output);
    const { digest } = (await author.validateGame(folder)).report;
    assert.deepEqual(JSON.parse(processResult.output), [digest, 'bundle_refused']);
  });
});
