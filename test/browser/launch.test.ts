import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { browserMissing, launchBrowser } from '../support/browser.ts';

test('the browser runs scripts and renders text with a font', { skip: browserMissing() }, async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(
      '<body style="font: 40px sans-serif"><span id="thin">iiii</span> <span id="wide">WWWW</span>',
    );
    const widths = await page.evaluate(() =>
      ['thin', 'wide'].map((id) => document.getElementById(id)?.getBoundingClientRect().width ?? 0),
    );
    const [thin = 0, wide = 0] = widths;
    assert.ok(thin > 0 && wide > 2 * thin, `${thin} and ${wide} pixels`);
    assert.ok(countDistinctRows(await page.screenshot()) > 10, 'the screenshot has text');
  } finally {
    await browser.close();
  }
});

/** Counts the distinct rows of a PNG in their encoded form. A blank page has few. */
function countDistinctRows(png: Buffer): number {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const chunks: Buffer[] = [];
  for (let offset = 8; offset < png.length; offset += 12 + png.readUInt32BE(offset)) {
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      chunks.push(png.subarray(offset + 8, offset + 8 + png.readUInt32BE(offset)));
  }
  const pixels = inflateSync(Buffer.concat(chunks));
  const rowBytes = pixels.length / height;
  assert.ok(rowBytes > width, 'each row has more bytes than pixels');
  return new Set(
    Array.from({ length: height }, (_, row) => pixels.toString('latin1', row * rowBytes, (row + 1) * rowBytes)),
  ).size;
}
