import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { bundleLimits } from '../../../src/arcade/bundle/bundle-limits.ts';
import { type RawFile, readBundle } from '../../../src/arcade/bundle/read-bundle.ts';
import { sampleBundle, textFile } from './sample-bundle.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const { entriesMax, bytesMax, fileBytesMax, scriptBytesMax, pathBytesMax, pathDepthMax } = bundleLimits;

describe('a bundle', () => {
  test('in order is read: files by path with type and hash, and the manifest', () => {
    const files = sampleBundle({ 'art/a.png': png, 'art/b.webp': Buffer.from('RIFF....WEBPVP8 '), 'style.css': 'a{}' });
    const read = readBundle(files);
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(read.bundle.manifest.slug, 'sample-blocks');
    assert.deepEqual(
      read.bundle.files.map(({ path, mediaType }) => [path, mediaType]),
      [
        ['art/a.png', 'image/png'],
        ['art/b.webp', 'image/webp'],
        ['draw.js', 'text/javascript; charset=utf-8'],
        ['index.html', 'text/html; charset=utf-8'],
        ['manifest.json', 'application/json'],
        ['style.css', 'text/css; charset=utf-8'],
      ],
    );
    assert.equal(read.bundle.files[0]?.hash, createHash('sha256').update(png).digest('hex'));
  });

  test('has one digest whatever the order of its files, and another when a bit or a name changes', () => {
    const files = sampleBundle({ 'note.txt': 'one' });
    assert.match(digest(files), /^[0-9a-f]{64}$/);
    assert.equal(digest([...files].reverse()), digest(files));
    assert.notEqual(digest(sampleBundle({ 'note.txt': 'onf' })), digest(files));
    assert.notEqual(digest(sampleBundle({ 'nota.txt': 'one' })), digest(files));
    assert.notEqual(digest(sampleBundle({ 'note.txt': 'one' }, { title: 'Other' })), digest(files));
  });

  test('needs its manifest and its entrypoint at the root', () => {
    const without = (path: string) => sampleBundle().filter((file) => file.path !== path);
    assert.deepEqual(rulesOf(without('manifest.json')), ['manifest.missing']);
    assert.deepEqual(rulesOf(without('index.html')), ['manifest.entrypoint']);
    const moved = sampleBundle().map((file) => ({ ...file, path: `game/${file.path}` }));
    assert.deepEqual(rulesOf(moved), ['manifest.missing']);
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
    ['reserved', 'con.txt'],
    ['reserved', 'art/NUL'],
    ['reserved', 'LPT1.txt'],
    ['length', `${'a'.repeat(pathBytesMax)}.txt`],
    ['depth', `${'a/'.repeat(pathDepthMax)}a.txt`],
  ] as const)
    test(`with the path ${JSON.stringify(path).slice(0, 40)} is refused by path.${rule}`, () => {
      assert.ok(rulesOf([...sampleBundle(), textFile(path, 'x')]).includes(`path.${rule}`));
    });

  test('takes a path of the greatest length and depth', () => {
    const long = `${'a'.repeat(pathBytesMax - 4)}.txt`;
    const deep = `${'a/'.repeat(pathDepthMax - 1)}a.txt`;
    assert.deepEqual(rulesOf(sampleBundle({ [long]: 'x', [deep]: 'x' })), []);
  });

  test('holds no path twice, case aside, and no file in place of a folder', () => {
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
    ['content', 'a.json', '{'],
    ['content', 'a.svg', '<html></html>'],
    ['content', 'a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'],
    ['content', 'a.png', 'GIF89a'],
    ['content', 'a.png', '\x89PNG\r\n\x1a\n and no header'],
    ['content', 'a.webp', 'RIFF....WAVE'],
    ['content', 'a.woff2', 'wOFF'],
    ['content', 'a.txt', Buffer.from([0xff, 0xfe, 0x41])],
    ['content', 'a.txt', 'a\0b'],
    ['content', 'a.js', '\ufefflet a;'],
  ] as const)
    test(`with ${path} of ${JSON.stringify(String(content)).slice(0, 40)} is refused by type.${rule}`, () => {
      assert.deepEqual(rulesOf(sampleBundle({ [path]: content })), [`type.${rule}`]);
    });

  test('takes every type with the content of its kind', () => {
    const files = {
      'a.html': '\n <!-- x --><p>',
      'a.css': '@media print{}',
      'a.js': 'export const a = "<!doctype html>";',
      'a.json': '[1]',
      'a.svg': '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      'a.txt': '',
      'a.png': png,
      'a.webp': 'RIFF1234WEBPVP8X',
      'a.woff2': 'wOF2',
    };
    assert.deepEqual(rulesOf(sampleBundle(files)), []);
  });

  test('of the greatest size is taken, and one file or byte more is refused', () => {
    const filled = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`t/${n}.txt`, 'x']));
    assert.deepEqual(rulesOf(sampleBundle(filled(entriesMax - 3))), []);
    assert.deepEqual(rulesOf(sampleBundle(filled(entriesMax - 2))), ['size.entries']);
    const text = (bytes: number) => Buffer.alloc(bytes, 'a');
    assert.deepEqual(rulesOf(sampleBundle({ 'a.txt': text(fileBytesMax) })), []);
    assert.deepEqual(rulesOf(sampleBundle({ 'a.txt': text(fileBytesMax + 1) })), ['size.file']);
    assert.deepEqual(rulesOf(sampleBundle({ 'draw.js': text(scriptBytesMax) })), []);
    assert.deepEqual(rulesOf(sampleBundle({ 'draw.js': text(scriptBytesMax), 'b.js': 'a' })), ['size.scripts']);
    const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.txt`, text(bytesMax / 5)]));
    assert.deepEqual(rulesOf(sampleBundle(many)), ['size.bundle']);
  });

  test('of any paths gets an answer, and what passes is safe to put into an address', () => {
    const name = fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('..', '.', 'a', 'B', '~', 'nul', 'x.js'));
    const path = fc.array(name, { minLength: 1, maxLength: 8 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 4 }), (paths) => {
        const files = [...sampleBundle(), ...paths.map((each) => textFile(`${each}.txt`, 'x'))];
        const read = readBundle(files);
        if (!read.ok) return;
        for (const file of read.bundle.files) {
          assert.equal(new URL(file.path, 'http://h/f/').pathname, `/f/${file.path}`);
          assert.match(file.path, /^[\w./-]+$/);
        }
      }),
    );
  });

  test('shows hostile names in findings as plain text', () => {
    const read = readBundle([...sampleBundle(), textFile(`\u202e${'\u001b[31m'.repeat(99)}`, 'x')]);
    for (const { file } of read.ok ? [] : read.findings) assert.match(file, /^[\x20-\x7e]{0,200}$/);
  });
});

function rulesOf(files: readonly RawFile[]): string[] {
  const read = readBundle(files);
  return read.ok ? [] : read.findings.map(({ rule }) => rule);
}

function digest(files: readonly RawFile[]): string {
  const read = readBundle(files);
  return read.ok ? read.bundle.digest : assert.fail(JSON.stringify(read.findings));
}
