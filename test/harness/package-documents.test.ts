import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { test } from 'node:test';
import { packagedProgram } from '../support/package.ts';
import { runProcess } from '../support/processes.ts';
import { tempFolder } from '../support/temp.ts';

const root = join(import.meta.dirname, '../..');

test('each relative link in a document of the npm package leads to a file or folder of the package', async () => {
  const { code, output } = await runProcess('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
  });
  assert.equal(code, 0, output);
  const [{ files }] = JSON.parse(output.slice(output.indexOf('['))) as [{ files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  const documents = paths.filter((path) => path.endsWith('.md'));
  for (const name of ['README.md', 'docs/README.md', 'docs/decisions/README.md'])
    assert.ok(documents.includes(name), name);
  const brokenLinks = documents.flatMap((document) =>
    linksOf(readFileSync(join(root, document), 'utf8'))
      .filter((link) => !paths.some((path) => `${path}/`.startsWith(`${normalize(join(dirname(document), link))}/`)))
      .map((link) => `${document}: ${link}`),
  );
  assert.deepEqual(brokenLinks, []);
});

test('each document that the help texts and rialto doctor name is in the folder docs of the npm package', async (t) => {
  const folder = tempFolder('package-documents');
  t.after(() => folder.remove());
  const program = packagedProgram();
  const docs = join(dirname(dirname(program)), 'docs') + sep;
  const run = async (...args: string[]) =>
    (await runProcess(process.execPath, [program, ...args], { cwd: folder.path })).output;
  const outputs = [await run('help', 'notation'), await run('doctor', '--data-dir', 'data', '--probes', 'off')];
  for (const text of outputs) {
    const [path] = /\/[^\s(]+\.md/.exec(text) ?? [];
    assert.ok(path?.startsWith(docs) && existsSync(path), text);
  }
  const settings = await run('help', 'settings');
  assert.ok(settings.includes(docs), settings);
  const names = [...settings.matchAll(/\(([a-z-]+\.md)/g)].map(([, name = '']) => name);
  assert.ok(names.length > 5, settings);
  for (const name of names) assert.ok(existsSync(join(docs, name)), name);
});

/** Relative links of a Markdown text, without their fragments. */
function linksOf(markdown: string): string[] {
  const targets = [...markdown.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:|^\//.test(target));
}
