import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { readAssets } from '../../../src/core/doors/pages/assets.ts';
import { tempFolder } from '../../support/temp.ts';

async function serve(t: TestContext, files: Readonly<Record<string, string>>) {
  const folder = tempFolder('assets');
  const server = Fastify();
  t.after(() => server.close());
  t.after(() => folder.remove());
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const assets = readAssets(Object.keys(files).map((name) => pathToFileURL(join(folder.path, name))));
  assets.register(server, '/assets');
  return {
    fileName: (name: string) => assets.fileName(name) ?? '',
    textOf: async (name: string) => (await server.inject(`/assets/${assets.fileName(name)}`)).body,
  };
}

const files = {
  'page.js':
    "import { a } from './part.js';\nconst b = await import('./far-part.js');\nimport './unknown.js';\nimport './part.js';\n",
  'part.js': "export { a } from './far-part.js';\n",
  'far-part.js': "export const a = './part.js';\n",
};

test('a script is given the addresses of the others that it imports, and only theirs', async (t) => {
  const { fileName, textOf } = await serve(t, files);
  assert.equal(
    await textOf('page.js'),
    `import { a } from './${fileName('part.js')}';\nconst b = await import('./${fileName('far-part.js')}');\nimport './unknown.js';\nimport './${fileName('part.js')}';\n`,
  );
  assert.equal(await textOf('part.js'), `export { a } from './${fileName('far-part.js')}';\n`);
  assert.equal(await textOf('far-part.js'), files['far-part.js']);
});

test('when an imported script changes, so do the addresses of all that lead to it', async (t) => {
  const before = await serve(t, files);
  const after = await serve(t, { ...files, 'far-part.js': 'export const a = 2;\n' });
  for (const name of Object.keys(files)) assert.notEqual(before.fileName(name), after.fileName(name));
});
