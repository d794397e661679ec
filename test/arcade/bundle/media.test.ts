import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { sampleBundle } from './sample-bundle.ts';
import {
  pngChunk,
  pngOfSize,
  pngWith,
  samplePng,
  sampleWebp,
  sampleWoff2,
  vp8,
  vp8l,
  vp8x,
  webpChunk,
  webpOf,
} from './sample-media.ts';

describe('a PNG file', () => {
  for (const [title, bytes] of [
    ['from the pngjs library', samplePng(40, 30)],
    [
      'with a palette, transparency and gamma',
      pngWith(pngChunk('tRNS', Buffer.alloc(6)), pngChunk('gAMA', Buffer.alloc(4))),
    ],
    ['of the maximum width of 4,096 pixels', pngOfSize(4096, 1)],
  ] as const)
    test(`${title} is accepted`, () => assert.deepEqual(rulesOf('a.png', bytes), []));

  for (const type of ['iCCP', 'zTXt', 'iTXt', 'tEXt', 'eXIf', 'acTL', 'fdAT'])
    test(`is rejected with a chunk ${type}`, () =>
      assert.deepEqual(rulesOf('a.png', pngWith(pngChunk(type, Buffer.from('a\0b')))), ['type.png']));

  test('is accepted with every allowed chunk at its maximum size', () => {
    const bytesByType = { bKGD: 6, cHRM: 32, cICP: 4, gAMA: 4, pHYs: 9, sBIT: 4, sRGB: 1, tIME: 7, tRNS: 256 };
    const chunks = Object.entries(bytesByType).map(([type, bytes]) => pngChunk(type, Buffer.alloc(bytes)));
    assert.deepEqual(rulesOf('a.png', pngWith(...chunks)), []);
  });

  test('is rejected with the chunk iDOT of macOS screenshots, and the finding explains how to save it without metadata', () => {
    const { report } = checkBundle({ files: sampleBundle({ 'a.png': pngWith(pngChunk('iDOT', Buffer.alloc(28))) }) });
    const [png] = report.findings.filter(({ rule }) => rule === 'type.png');
    assert.equal(png?.why, 'The chunk iDOT is not accepted.');
    assert.match(png?.fix ?? '', /without metadata.*oxipng --strip all.*iDOT/);
  });

  for (const [title, bytes] of [
    ['with a private chunk', pngWith(pngChunk('rnDm', Buffer.alloc(100_000)))],
    ['with an accepted chunk of more bytes than it needs', pngWith(pngChunk('gAMA', Buffer.alloc(5)))],
    ['with an accepted chunk twice', pngWith(pngChunk('tIME', Buffer.alloc(7)), pngChunk('tIME', Buffer.alloc(7)))],
    ['with the signature of a GIF', Buffer.from('GIF89a')],
    ['with a trailing byte', Buffer.concat([samplePng(), Buffer.from([0])])],
    ['followed by a second image', Buffer.concat([samplePng(), samplePng()])],
    ['with a truncated last chunk', samplePng().subarray(0, -4)],
    ['without its last chunk', samplePng().subarray(0, -12)],
    ['with a wrong checksum', withChangedByte(samplePng(), 40)],
    ['with an unknown critical chunk', pngWith(pngChunk('ABCD'))],
    ['with a second header', pngWith(pngChunk('IHDR', Buffer.alloc(13)))],
    ['with separated IDAT chunks', pngWith(pngChunk('tIME', Buffer.alloc(7)), pngChunk('IDAT'))],
    ['with a digit in a chunk type', pngWith(pngChunk('a1bc'))],
  ] as const)
    test(`${title} is refused`, () => assert.deepEqual(rulesOf('a.png', bytes), ['type.png']));

  for (const [width, height] of [
    [4097, 1],
    [1, 4097],
    [0, 1],
    [0xffffffff, 0xffffffff],
  ] as const)
    test(`is rejected with ${width} x ${height} pixels`, () =>
      assert.ok(rulesOf('a.png', pngOfSize(width, height)).includes('size.picture')));
});

describe('a WebP file', () => {
  for (const [title, bytes] of [
    ['with lossless compression', sampleWebp()],
    ['with lossy compression', webpOf(webpChunk('VP8 ', vp8(20, 10)))],
    [
      'with lossy compression and transparency',
      webpOf(webpChunk('VP8X', vp8x(20, 10, 0x10)), webpChunk('ALPH', Buffer.alloc(3)), webpChunk('VP8 ', vp8(20, 10))),
    ],
    [
      'with lossless compression in the extended format',
      webpOf(webpChunk('VP8X', vp8x(3, 4)), webpChunk('VP8L', vp8l(3, 4))),
    ],
  ] as const)
    test(`${title} is accepted`, () => assert.deepEqual(rulesOf('a.webp', bytes), []));

  for (const [title, bytes] of [
    ['of another RIFF type', Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1')],
    ['without chunks', webpOf()],
    ['with a trailing byte', Buffer.concat([sampleWebp(), Buffer.from([0])])],
    ['with metadata', webpOf(webpChunk('VP8L', vp8l(2, 2)), webpChunk('EXIF', Buffer.alloc(2)))],
    ['with a flag for a color profile', webpOf(webpChunk('VP8X', vp8x(3, 4, 0x20)), webpChunk('VP8L', vp8l(3, 4)))],
    ['with an animation flag', webpOf(webpChunk('VP8X', vp8x(3, 4, 2)), webpChunk('VP8L', vp8l(3, 4)))],
    ['with two different sizes', webpOf(webpChunk('VP8X', vp8x(3, 4)), webpChunk('VP8L', vp8l(3, 5)))],
    ['with two images', webpOf(webpChunk('VP8L', vp8l(2, 2)), webpChunk('VP8L', vp8l(2, 2)))],
    ['without a key frame', webpOf(webpChunk('VP8 ', withChangedByte(vp8(2, 2), 0, 1)))],
    [
      'whose padding is not zero',
      withChangedByte(webpOf(webpChunk('VP8 ', Buffer.concat([vp8(2, 2), Buffer.alloc(1)]))), -1),
    ],
  ] as const)
    test(`${title} is refused`, () => assert.deepEqual(rulesOf('a.webp', bytes), ['type.webp']));
});

describe('a WOFF2 file', () => {
  test('is accepted with a valid header', () => {
    assert.deepEqual(rulesOf('a.woff2', sampleWoff2()), []);
    assert.deepEqual(rulesOf('a.woff2', sampleWoff2({ 4: 0x4f54544f, 16: 4 * 1024 * 1024 })), []);
  });

  for (const [title, fields] of [
    ['another signature', { 0: 0x774f4646 }],
    ['the signature of a font collection', { 4: 0x74746366 }],
    ['another length', { 8: 65 }],
    ['no tables', { 12: 0 }],
    ['a reserved bit', { 12: 0x00010001 }],
    ['more than 4 MiB unpacked', { 16: 4 * 1024 * 1024 + 1 }],
    ['more compressed bytes than the file has', { 20: 17 }],
    ['a metadata block', { 28: 48, 32: 4, 36: 4 }],
    ['a private block', { 40: 48, 44: 4 }],
  ] as const)
    test(`is rejected with ${title}`, () => assert.deepEqual(rulesOf('a.woff2', sampleWoff2(fields)), ['type.woff2']));

  test('is rejected with fewer bytes than a header', () =>
    assert.deepEqual(rulesOf('a.woff2', sampleWoff2().subarray(0, 20)), ['type.woff2']));
});

describe('the image limits of a bundle', () => {
  test('allow at most 32 million pixels in total', () => {
    const large = pngOfSize(4000, 4000);
    assert.deepEqual(rulesOfAll({ 'a.png': large, 'b.png': large }), []);
    assert.deepEqual(rulesOfAll({ 'a.png': large, 'b.png': large, 'c.webp': sampleWebp() }), ['size.pixels']);
  });
});

/** The rules of the errors for the sample bundle with this file. */
function rulesOf(path: string, bytes: Buffer): string[] {
  return rulesOfAll({ [path]: bytes });
}

function rulesOfAll(files: Readonly<Record<string, Buffer>>): string[] {
  return checkBundle({ files: sampleBundle(files) })
    .report.findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}

/** A copy with one byte XORed with `change`; a negative position counts from the end. */
function withChangedByte(bytes: Buffer, position: number, change = 1): Buffer {
  const copy = Buffer.from(bytes);
  const index = position < 0 ? copy.length + position : position;
  copy[index] = (copy[index] as number) ^ change;
  return copy;
}
