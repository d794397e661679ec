import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { checkBundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

const classicScripts = '<script src="sizes.js"></script><script src="renderer.js"></script>';

describe('the commands for authors', () => {
  test('create a new game, accept it, and pack it into the same archive each time', async (t) => {
    const folder = join(workFolder(t), 'falling-blocks');
    const newGameResult = await rialto(['new-game', folder, '--title', 'Falling blocks'], {});
    assert.equal(newGameResult.code, 0, newGameResult.output);
    assert.deepEqual(readdirSync(folder).sort(), [
      'README.txt',
      'index.html',
      'manifest.json',
      'renderer.js',
      'style.css',
    ]);
    const validation = await rialto(['validate', folder], {});
    assert.equal(validation.code, 0, validation.output);
    assert.match(validation.output, /^ACCEPTED: 5 files, digest [0-9a-f]{64}, policy rialto-scan\/\d+/m);
    const packResult = await rialto(['pack', folder], {});
    assert.equal(packResult.code, 0, packResult.output);
    const archive = readFileSync(`${folder}.zip`);
    const secondPackResult = await rialto(['pack', folder, '--out', `${folder}-2.zip`], {});
    assert.equal(secondPackResult.code, 0, secondPackResult.output);
    assert.ok(archive.equals(readFileSync(`${folder}-2.zip`)));
    const jsonReport = await rialto(['validate', `${folder}.zip`, '--json'], {});
    assert.equal(jsonReport.code, 0, jsonReport.output);
    assert.deepEqual(JSON.parse(jsonReport.output), checkBundle({ archive }).report);
  });

  test('accept a second script that is a module, or a classic script with a top-level const, and reject one that sets a property of window', async (t) => {
    for (const { declaration, importLine, expression, scripts, code } of [
      {
        declaration: 'export const',
        importLine: "import { cellSize } from './sizes.js';\n",
        expression: 'cellSize',
        scripts: '<script type="module" src="renderer.js"></script>',
        code: 0,
      },
      { declaration: 'const', importLine: '', expression: 'cellSize', scripts: classicScripts, code: 0 },
      { declaration: 'window.', importLine: '', expression: 'window.cellSize', scripts: classicScripts, code: 1 },
    ]) {
      const folder = join(workFolder(t), 'two-scripts');
      await rialto(['new-game', folder], {});
      const edit = (name: string, from: string, to: string) => {
        const text = readFileSync(join(folder, name), 'utf8');
        assert.ok(text.includes(from), from);
        writeFileSync(join(folder, name), text.replace(from, to));
      };
      writeFileSync(join(folder, 'sizes.js'), `${declaration} cellSize = 28;\n`.replace('. ', '.'));
      edit('renderer.js', 'const CELL = 30;', `const CELL = ${expression};`);
      edit('renderer.js', '', importLine);
      edit('index.html', '<script src="renderer.js"></script>', scripts);
      const validation = await rialto(['validate', folder], {});
      assert.equal(validation.code, code, validation.output);
    }
  });

  test('describe the rules that one line of code violates in one block', async (t) => {
    const folder = join(workFolder(t), 'online');
    await rialto(['new-game', folder], {});
    const script = join(folder, 'renderer.js');
    const statement = "fetch('https://example.org/').then((response) => response.json());";
    writeFileSync(script, `${statement}\n${readFileSync(script, 'utf8')}`);
    const { code, output } = await rialto(['validate', folder], {});
    assert.equal(code, 1, output);
    assert.equal(output.match(/^error /gm)?.length, 1, output);
    assert.match(
      output,
      /^error +NET\.name {2}renderer\.js:1:1\n {4}fetch\(.*\n {4}A renderer must not make requests/m,
    );
    for (const rule of ['TIM.member', 'script.call'])
      assert.match(output, new RegExp(`^    also ${rule} 1:\\d+: \\S`, 'm'));
    assert.match(output, /^REFUSED: 3 errors/m);
  });

  test('reject an invalid bundle with exit code 1 and write no archive', async (t) => {
    const folder = join(workFolder(t), 'broken');
    await rialto(['new-game', folder], {});
    writeFileSync(join(folder, 'data.json'), '{');
    const validation = await rialto(['validate', folder], {});
    assert.equal(validation.code, 1, validation.output);
    assert.match(validation.output, /^error +type\.json +data\.json$/m);
    assert.match(validation.output, /^REFUSED: 1 error/m);
    const packResult = await rialto(['pack', folder], {});
    assert.equal(packResult.code, 1, packResult.output);
    assert.throws(() => readFileSync(`${folder}.zip`));
    const validationOfHtml = await rialto(['validate', join(folder, 'index.html')], {});
    assert.equal(validationOfHtml.code, 1, validationOfHtml.output);
    assert.match(validationOfHtml.output, /zip\.end/);
  });

  test('exit with 2 when the source is missing or unreadable, or when a new game has an invalid or reserved slug or a folder with files', async (t) => {
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
