import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { sampleBoard } from '../../../src/arcade/pages/parts/board.ts';
import { encodePng } from '../../../src/arcade/pages/social-images/png.ts';
import { drawSocialImage } from '../../../src/arcade/pages/social-images/social-image.ts';

const content = {
  title: 'lagoon-heron',
  headline: '12,300',
  lines: ['points in rialto-blocks'],
  boardState: sampleBoard,
};

describe('a social image', () => {
  test('is a valid PNG with exactly the drawn pixels', async () => {
    const image = drawSocialImage(content);
    const chunks = chunksOf(await encodePng(image));
    assert.deepEqual([...chunks.keys()], ['IHDR', 'PLTE', 'IDAT', 'IEND']);
    assert.equal(chunks.get('IHDR')?.readUInt32BE(0), 1_200);
    assert.equal(chunks.get('IHDR')?.readUInt32BE(4), 630);
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    // Each row begins with one byte for its filter.
    assert.equal(rows.length, 1_201 * 630);
    for (const y of [0, 300, 629])
      assert.deepEqual(
        rows.subarray(y * 1_201 + 1, (y + 1) * 1_201),
        Buffer.from(image.pixels.subarray(y * 1_200, (y + 1) * 1_200)),
      );
    assert.ok(image.pixels.every((colour) => colour < image.palette.length));
  });

  test('is below 20 kB, the same for the same content, and different for another headline', async () => {
    const [png, samePng, otherPng] = await Promise.all(
      [content, content, { ...content, headline: '12,301' }].map((input) => encodePng(drawSocialImage(input))),
    );
    assert.ok((png?.length ?? 0) < 20_000, `${png?.length} bytes`);
    assert.deepEqual(png, samePng);
    assert.notDeepEqual(png, otherPng);
  });

  test('has the same number of pixels for a title of any length and with characters that its font lacks', () => {
    for (const title of ['', 'a', 'W'.repeat(32), '漢字🦆', 'x'.repeat(500)])
      assert.equal(drawSocialImage({ ...content, title }).pixels.length, 1_200 * 630);
  });
});

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  // The first chunk follows the signature of eight bytes.
  for (let offset = 8; offset < png.length; ) {
    const length = png.readUInt32BE(offset);
    const typeAndData = png.subarray(offset + 4, offset + 8 + length);
    assert.equal(png.readUInt32BE(offset + 8 + length), crc32(typeAndData), 'the checksum matches');
    chunks.set(typeAndData.toString('latin1', 0, 4), typeAndData.subarray(4));
    offset += length + 12;
  }
  return chunks;
}
