import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { type GeneratedAsset, readAssets, serveAssets } from '../../../src/core/interfaces/pages/assets.ts';
import { tempFolder } from '../../support/temp.ts';

/** Serves the files and generated scripts at `/assets`. */
async function serve(
  t: TestContext,
  files: Readonly<Record<string, string>>,
  generated: readonly GeneratedAsset[] = [],
) {
  const folder = tempFolder('assets');
  const server = Fastify();
  t.after(() => server.close());
  t.after(() => folder.remove());
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const urls = Object.keys(files).map((name) => pathToFileURL(join(folder.path, name)));
  const assets = readAssets([...urls, ...generated]);
  serveAssets(server, '/assets', [assets]);
  return {
    fileName: (name: string) => assets.fileName(name) ?? '',
    textOf: async (name: string) => (await server.inject(`/assets/${assets.fileName(name)}`)).body,
  };
}

const files = {
  'page.js': "import { a } from './part.js';\nconst b = await import('./far-part.js');\nimport './part.js';\n",
  'part.js': "export { a } from './far-part.js';\n",
  'far-part.js': "export const a = './part.js';\n",
};

test('an import in a served script is rewritten to the hashed name of the imported script', async (t) => {
  const { fileName, textOf } = await serve(t, files);
  assert.equal(
    await textOf('page.js'),
    `import { a } from './${fileName('part.js')}';\nconst b = await import('./${fileName('far-part.js')}');\nimport './${fileName('part.js')}';\n`,
  );
  assert.equal(await textOf('part.js'), `export { a } from './${fileName('far-part.js')}';\n`);
  assert.equal(await textOf('far-part.js'), files['far-part.js']);
});

test('an import of a script that is not served is rejected when the files are read', async (t) => {
  await assert.rejects(serve(t, { 'page.js': "import { a } from './unknown.js';\n" }), {
    message: 'page.js imports unknown.js, which is not served',
  });
});

test('an import of a name that the script does not export is rejected when the files are read', async (t) => {
  const files = {
    'parts.js': 'export function one() {}\nexport const two = 2;\nconst local = 3;\nexport { local as three };\n',
    'page.js': "import {\n  one,\n  two as second,\n  three,\n} from './parts.js';\none(second, three);\n",
  };
  await serve(t, files);
  for (const name of ['local', 'four'])
    await assert.rejects(serve(t, { ...files, 'page.js': `import { one, ${name} } from './parts.js';\n` }), {
      message: `page.js imports ${name}, which parts.js does not export`,
    });
});

test('a changed script has another hashed name, as have all scripts that import it directly or indirectly', async (t) => {
  const assetsBefore = await serve(t, files);
  const assetsAfter = await serve(t, { ...files, 'far-part.js': 'export const a = 2;\n' });
  for (const name of Object.keys(files)) assert.notEqual(assetsBefore.fileName(name), assetsAfter.fileName(name));
});

test('a generated script is served like a file, and imports of it are rewritten to its hashed name', async (t) => {
  const generated = { name: 'labels.js', text: 'export const a = 1;\n' };
  const { fileName, textOf } = await serve(t, { 'page.js': "import { a } from './labels.js';\n" }, [generated]);
  assert.match(fileName('labels.js'), /^labels\.[0-9a-f]{12}\.js$/);
  assert.equal(await textOf('labels.js'), generated.text);
  assert.equal(await textOf('page.js'), `import { a } from './${fileName('labels.js')}';\n`);
});
