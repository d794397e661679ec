import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { drawCard } from '../../../src/arcade/pages/cards/card-image.ts';
import { encodePng } from '../../../src/arcade/pages/cards/png.ts';
import { sampleBoard } from '../../../src/arcade/pages/parts/board.ts';

const card = { title: 'lagoon-heron', figure: '12,300', lines: ['points in rialto-blocks'], boardState: sampleBoard };

describe('a card for link previews', () => {
  test('is a valid PNG with exactly the drawn pixels', async () => {
    const image = drawCard(card);
    const chunks = chunksOf(await encodePng(image));
    assert.deepEqual([...chunks.keys()], ['IHDR', 'PLTE', 'IDAT', 'IEND']);
    assert.equal(chunks.get('IHDR')?.readUInt32BE(0), 1_200);
    assert.equal(chunks.get('IHDR')?.readUInt32BE(4), 630);
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    assert.equal(rows.length, 1_201 * 630);
    for (const y of [0, 300, 629])
      assert.deepEqual(
        rows.subarray(y * 1_201 + 1, (y + 1) * 1_201),
        Buffer.from(image.pixels.subarray(y * 1_200, (y + 1) * 1_200)),
      );
    assert.ok(image.pixels.every((colour) => colour < image.palette.length));
  });

  test('is small, the same for the same game, and different for another', async () => {
    const [one, same, other] = await Promise.all(
      [card, card, { ...card, figure: '12,301' }].map((each) => encodePng(drawCard(each))),
    );
    assert.ok((one?.length ?? 0) < 20_000, `${one?.length} bytes`);
    assert.deepEqual(one, same);
    assert.notDeepEqual(one, other);
  });

  test('fits a nickname of any length and with characters that its font lacks', () => {
    for (const title of ['', 'a', 'W'.repeat(32), '漢字🦆', 'x'.repeat(500)])
      assert.equal(drawCard({ ...card, title }).pixels.length, 1_200 * 630);
  });
});

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const whole = png.subarray(at + 4, at + 8 + length);
    assert.equal(png.readUInt32BE(at + 8 + length), crc32(whole), 'the checksum matches');
    chunks.set(whole.toString('latin1', 0, 4), whole.subarray(4));
    at += length + 12;
  }
  return chunks;
}
