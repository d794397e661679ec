import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { bundleLimits, typeLimits } from '../../../src/arcade/games/bundle/bundle-limits.ts';
import { type RawFile, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { drawScript, sampleBundle, textFile } from './sample-bundle.ts';
import { samplePng, sampleWebp, sampleWoff2 } from './sample-media.ts';

const { entriesMax, pathBytesMax, pathDepthMax } = bundleLimits;
const plainSvg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('a bundle', () => {
  test('is read as its manifest and its files by path with type and hash', () => {
    const files = sampleBundle({ 'art/a.png': samplePng(), 'art/b.webp': sampleWebp(), 'style.css': 'a{}' });
    const result = readBundle(files);
    assert.ok(result.ok, JSON.stringify(result));
    assert.equal(result.bundle.manifest.slug, 'sample-blocks');
    assert.deepEqual(
      result.bundle.files.map(({ path, mediaType }) => [path, mediaType]),
      [
        ['art/a.png', 'image/png'],
        ['art/b.webp', 'image/webp'],
        ['draw.js', 'text/javascript; charset=utf-8'],
        ['index.html', 'text/html; charset=utf-8'],
        ['manifest.json', 'application/json'],
        ['style.css', 'text/css; charset=utf-8'],
      ],
    );
    assert.equal(result.bundle.files[0]?.hash, createHash('sha256').update(samplePng()).digest('hex'));
  });

  test('has a digest that does not depend on the file order and changes with its content and its file names', () => {
    const files = sampleBundle({ 'note.txt': 'one' });
    assert.match(digestOf(files), /^[0-9a-f]{64}$/);
    assert.equal(digestOf([...files].reverse()), digestOf(files));
    assert.notEqual(digestOf(sampleBundle({ 'note.txt': 'onf' })), digestOf(files));
    assert.notEqual(digestOf(sampleBundle({ 'nota.txt': 'one' })), digestOf(files));
    assert.notEqual(digestOf(sampleBundle({ 'note.txt': 'one' }, { title: 'Other' })), digestOf(files));
  });

  test('requires a valid manifest and its entrypoint, both at the root', () => {
    const bundleWithout = (path: string) => sampleBundle().filter((file) => file.path !== path);
    assert.deepEqual(rulesOf(bundleWithout('manifest.json')), ['manifest.missing']);
    assert.deepEqual(rulesOf(bundleWithout('index.html')), ['manifest.entrypoint']);
    const filesInSubfolder = sampleBundle().map((file) => ({ ...file, path: `game/${file.path}` }));
    assert.deepEqual(rulesOf(filesInSubfolder), ['manifest.missing']);
    assert.deepEqual(rulesOf(sampleBundle({}, { slug: 'Bad' })), ['manifest.value']);
    assert.deepEqual(rulesOf([]), ['manifest.missing']);
  });

  for (const [rule, path] of [
    ['absolute', '/etc/passwd.txt'],
    ['absolute', 'C:/x.txt'],
    ['absolute', 'c:x.txt'],
    ['backslash', 'a\\b.txt'],
    ['step', '../a.txt'],
    ['step', 'a/../b.txt'],
    ['step', './a.txt'],
    ['step', 'a//b.txt'],
    ['step', 'a/'],
    ['hidden', '.htaccess.txt'],
    ['hidden', 'a/.git/x.txt'],
    ['characters', 'a b.txt'],
    ['characters', 'ä.txt'],
    ['characters', 'a\0.txt'],
    ['characters', 'a\n.txt'],
    ['characters', 'a;b.txt'],
    ['characters', 'a%2e.txt'],
    ['characters', 'a?.txt'],
    ['characters', 'a./b.txt'],
    ['characters', '-a.txt'],
    ['characters', 'a/-b.txt'],
    ['characters', 'a~1.txt'],
    ['junk', '__MACOSX/a.txt'],
    ['junk', 'art/.DS_Store'],
    ['junk', 'Thumbs.db'],
    ['reserved', 'con.txt'],
    ['reserved', 'art/NUL'],
    ['reserved', 'LPT1.txt'],
    ['length', `${'a'.repeat(pathBytesMax)}.txt`],
    ['depth', `${'a/'.repeat(pathDepthMax)}a.txt`],
  ] as const)
    test(`is rejected by path.${rule} with the path ${JSON.stringify(path).slice(0, 40)}`, () => {
      assert.ok(rulesOf([...sampleBundle(), textFile(path, 'x')]).includes(`path.${rule}`));
    });

  test('is accepted with paths of the maximum length and depth', () => {
    const longPath = `${'a'.repeat(pathBytesMax - 4)}.txt`;
    const deepPath = `${'a/'.repeat(pathDepthMax - 1)}a.txt`;
    assert.deepEqual(rulesOf(sampleBundle({ [longPath]: 'x', [deepPath]: 'x' })), []);
  });

  test('is rejected with a duplicate path regardless of case, and with a file in place of a folder', () => {
    assert.deepEqual(rulesOf([...sampleBundle(), textFile('Draw.js', 'x')]), ['path.twice']);
    assert.deepEqual(rulesOf([...sampleBundle(), textFile('draw.js', 'x')]), ['path.twice']);
    assert.deepEqual(rulesOf(sampleBundle({ 'a.txt': 'x', 'A.txt/b.txt': 'x' })), ['path.folder']);
  });

  for (const [rule, path, content] of [
    ['ending', 'readme.md', 'x'],
    ['ending', 'noending', 'x'],
    ['ending', 'draw.mjs', 'x'],
    ['ending', 'a.HTML', '<p>'],
    ['ending', 'a.zip', 'PK'],
    ['ending', 'a.wasm', '\0asm'],
    ['ending', 'x.constructor', 'x'],
    ['content', 'a.html', 'no markup'],
    ['content', 'a.js', '<!doctype html><p>'],
    ['content', 'a.css', '  <svg onload=x>'],
    ['json', 'a.json', '{'],
    ['json', 'a.json', '{"a":1,"a":2}'],
    ['content', 'a.svg', '<html></html>'],
    ['content', 'a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'],
    ['content', 'a.svg', '<!-- <svg> '],
    ['text', 'a.txt', Buffer.from([0xff, 0xfe, 0x41])],
    ['text', 'a.txt', 'a\0b'],
    ['text', 'a.js', '\ufefflet a;'],
    ['text', 'a.json', '\ufeff{}'],
    ['archive', 'a.txt', 'PK\x03\x04 and more'],
    ['archive', 'a.txt', 'BZh91AY&SY'],
    ['archive', 'a.png', Buffer.from([0x1f, 0x8b, 8])],
    ['archive', 'a.txt', `${'x'.repeat(257)}ustar`],
  ] as const)
    test(`is rejected by type.${rule} with ${path} of ${JSON.stringify(String(content)).slice(0, 40)}`, () => {
      assert.deepEqual(rulesOf(sampleBundle({ [path]: content })), [`type.${rule}`]);
    });

  test('is accepted with every file type and matching content', () => {
    const files = {
      'a.html': '\n <!-- x --><p>',
      'a.css': '@media print{}',
      'a.js': 'export const a = "<!doctype html>";',
      'a.json': '[1]',
      'a.svg': '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      'a.txt': '',
      'a.png': samplePng(),
      'a.webp': sampleWebp(),
      'a.woff2': sampleWoff2(),
    };
    assert.deepEqual(rulesOf(sampleBundle(files)), []);
  });

  test('is accepted with the maximum number of files and rejected with one more', () => {
    const textFiles = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`t/${n}.txt`, 'x']));
    // The sample bundle itself has three files.
    assert.deepEqual(rulesOf(sampleBundle(textFiles(entriesMax - 3))), []);
    assert.deepEqual(rulesOf(sampleBundle(textFiles(entriesMax - 2))), ['size.entries']);
  });

  for (const ending of ['js', 'css', 'txt', 'json', 'svg', 'html'])
    test(`is accepted with a .${ending} file of the maximum size and rejected with one byte more`, () => {
      const content = { js: drawScript, css: ' ', txt: 'a', json: '[]', svg: plainSvg, html: '<p>' }[ending] as string;
      const { fileBytesMax = 0 } = typeLimits[ending] ?? {};
      // A second script would exceed the total size of scripts, so the script of the sample is replaced.
      const fileName = ending === 'js' ? 'draw.js' : `a.${ending}`;
      assert.deepEqual(rulesOf(sampleBundle({ [fileName]: content.padEnd(fileBytesMax) })), []);
      assert.deepEqual(rulesOf(sampleBundle({ [fileName]: content.padEnd(fileBytesMax + 1) })), ['size.file']);
    });

  test('is rejected when the files of a type, or all files, are too large in total', () => {
    const moreThanHalf = Buffer.alloc(300 * 1024, ' ');
    assert.deepEqual(rulesOf(sampleBundle({ 'a.js': moreThanHalf, 'b.js': moreThanHalf })), ['size.type']);
    const largeFile = Buffer.alloc(4 * 1024 * 1024);
    const largeFiles = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.png`, largeFile]));
    assert.deepEqual(rulesOf(sampleBundle(largeFiles)), ['size.bundle']);
  });

  test('is accepted or rejected without an exception for any paths, and accepted paths need no escaping in a URL', () => {
    const name = fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('..', '.', 'a', 'B', '~', 'nul', 'x.js'));
    const path = fc.array(name, { minLength: 1, maxLength: 8 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 4 }), (paths) => {
        const files = [...sampleBundle(), ...paths.map((path) => textFile(`${path}.txt`, 'x'))];
        const result = readBundle(files);
        if (!result.ok) return;
        for (const file of result.bundle.files) {
          assert.equal(new URL(file.path, 'http://h/f/').pathname, `/f/${file.path}`);
          assert.match(file.path, /^[\w./-]+$/);
        }
      }),
    );
  });

  test('has findings that show a hostile file name as at most 200 printable ASCII characters', () => {
    const result = readBundle([...sampleBundle(), textFile(`\u202e${'\u001b[31m'.repeat(99)}`, 'x')]);
    for (const { file } of result.ok ? [] : result.findings) assert.match(file ?? '', /^[\x20-\x7e]{0,200}$/);
  });
});

function rulesOf(files: readonly RawFile[]): string[] {
  const result = readBundle(files);
  return result.ok ? [] : result.findings.map(({ rule }) => rule);
}

function digestOf(files: readonly RawFile[]): string {
  const result = readBundle(files);
  return result.ok ? result.bundle.digest : assert.fail(JSON.stringify(result.findings));
}
