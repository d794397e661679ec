import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { checkBundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

describe('the commands for authors', () => {
  test('create a new game, accept it, and pack it into the same archive each time', async (t) => {
    const folder = join(workFolder(t), 'falling-blocks');
    const run = await rialto(['new-game', folder, '--title', 'Falling blocks'], {});
    assert.equal(run.code, 0, run.output);
    assert.deepEqual(readdirSync(folder).sort(), [
      'README.txt',
      'index.html',
      'manifest.json',
      'renderer.js',
      'style.css',
    ]);
    const checked = await rialto(['validate', folder], {});
    assert.equal(checked.code, 0, checked.output);
    assert.match(checked.output, /^ACCEPTED: 5 files, digest [0-9a-f]{64}, policy rialto-scan\/\d+/m);
    const packed = await rialto(['pack', folder], {});
    assert.equal(packed.code, 0, packed.output);
    const archive = readFileSync(`${folder}.zip`);
    const secondRun = await rialto(['pack', folder, '--out', `${folder}-2.zip`], {});
    assert.equal(secondRun.code, 0, secondRun.output);
    assert.ok(archive.equals(readFileSync(`${folder}-2.zip`)));
    const json = await rialto(['validate', `${folder}.zip`, '--json'], {});
    assert.equal(json.code, 0, json.output);
    assert.deepEqual(JSON.parse(json.output), checkBundle({ archive }).report);
  });

  test('reject an invalid bundle with exit code 1 and write no archive', async (t) => {
    const folder = join(workFolder(t), 'broken');
    await rialto(['new-game', folder], {});
    writeFileSync(join(folder, 'data.json'), '{');
    const checked = await rialto(['validate', folder], {});
    assert.equal(checked.code, 1, checked.output);
    assert.match(checked.output, /^error +type\.json +data\.json$/m);
    assert.match(checked.output, /^REFUSED: 1 error/m);
    const packed = await rialto(['pack', folder], {});
    assert.equal(packed.code, 1, packed.output);
    assert.throws(() => readFileSync(`${folder}.zip`));
    const noArchive = await rialto(['validate', join(folder, 'index.html')], {});
    assert.equal(noArchive.code, 1, noArchive.output);
    assert.match(noArchive.output, /zip\.end/);
  });

  test('exit with 2 when the source is unreadable or the folder is not suitable', async (t) => {
    const folder = workFolder(t);
    for (const args of [
      ['validate', join(folder, 'none')],
      ['validate'],
      ['pack', join(folder, 'none')],
      ['new-game', join(folder, 'Not_A_Slug')],
      ['new-game', join(folder, 'rialto-mine')],
    ]) {
      const { code, output } = await rialto(args, {});
      assert.equal(code, 2, `${args.join(' ')}: ${output}`);
    }
    writeFileSync(join(folder, 'kept.txt'), 'mine');
    assert.equal((await rialto(['new-game', folder], {})).code, 2);
    assert.deepEqual(readdirSync(folder), ['kept.txt']);
  });
});

function workFolder(t: TestContext): string {
  const folder = tempFolder('games');
  t.after(() => folder.remove());
  return folder.path;
}
