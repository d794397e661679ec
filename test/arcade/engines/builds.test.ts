import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { engineBuildsText, engineFiles } from '../../../scripts/contracts/engine-builds.ts';
import { replayEngineText } from '../../../scripts/contracts/replay-engine.ts';
import { engineEntries } from '../../../src/arcade/engines/entries.ts';
import { tempFolder } from '../../support/temp.ts';

const root = process.cwd();

test('every engine build covers all files that its rules can reach', () => {
  const files = engineFiles(root);
  assert.deepEqual(Object.keys(files).sort(), engineEntries.map(({ id }) => id).sort());
  for (const paths of Object.values(files)) {
    for (const path of paths) {
      for (const importedFile of importsOf(path))
        assert.ok(paths.includes(importedFile), `${path} imports ${importedFile}`);
    }
  }
});

test('the committed builds and the committed replay engine of the pages match the source', () => {
  const hint = 'run npm run contracts to regenerate it';
  assert.equal(readCommittedFile('src/arcade/engines/builds.ts'), engineBuildsText(root), hint);
  assert.ok(readCommittedFile('src/arcade/pages/assets/replay-engine.js') === replayEngineText(root), hint);
});

test('a build changes with the content of a file or with an added file, and not with line endings', (t) => {
  const folder = tempFolder('builds');
  t.after(() => folder.remove());
  for (const path of Object.values(engineFiles(root)).flat()) cpSync(join(root, path), join(folder.path, path));
  const textBefore = engineBuildsText(folder.path);
  assert.equal(textBefore, engineBuildsText(root));
  const changedPath = join(folder.path, 'src/arcade/engines/turn-grid/lines.ts');
  const text = readFileSync(changedPath, 'utf8');
  writeFileSync(changedPath, text.replaceAll('\n', '\r\n'));
  assert.equal(engineBuildsText(folder.path), textBefore);
  writeFileSync(changedPath, `${text} `);
  const [tetris, grid] = [/'tetris-v2': '(\S+)'/, /'turn-grid-v2': '(\S+)'/];
  const textAfter = engineBuildsText(folder.path);
  assert.equal(tetris.exec(textAfter)?.[1], tetris.exec(textBefore)?.[1]);
  assert.notEqual(grid.exec(textAfter)?.[1], grid.exec(textBefore)?.[1]);
  writeFileSync(changedPath, text);
  cpSync(changedPath, changedPath.replace('lines.ts', 'rows.ts'));
  assert.notEqual(grid.exec(engineBuildsText(folder.path))?.[1], grid.exec(textBefore)?.[1]);
});

function readCommittedFile(path: string): string {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
}

/** The files that a file imports, without type imports, which do not exist at run time. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*from '(\.[^']+)'/gm);
  return [...imports].map(([, specifier]) => join(dirname(path), specifier ?? ''));
}
