import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openFrame } from '../arcade/bundle/frame-fixture.ts';
import { draw, openFrameServer, waitForAnimationFrames } from '../arcade/bundle/frame-server.ts';
import { statePairs } from '../arcade/bundle/state-pairs.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { packagedGames } from '../support/packaged-games.ts';

const scores = [0, 12_345, 123_456, 2_107_270, 88_888_888, 8_888_888_888];
const sizes = [
  [480, 540],
  [640, 400],
  [358, 460],
  [300, 600],
  [1200, 420],
] as const;

describe('Rialto Sprint', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  test('shows scores of up to ten digits and their label beside the well, in frames of five sizes', async (t) => {
    const game = packagedGames().findLast(({ manifest }) => manifest.slug === 'rialto-sprint') ?? assert.fail();
    const frameServer = await openFrameServer(t, [game]);
    const [pair] = statePairs();
    for (const [width, height] of sizes) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await frameServer.stage(page, game, game);
      for (const score of scores) {
        await draw(page, {
          ...pair?.after,
          score,
          lines: 188,
          level: 20,
          pieces: 490,
          status: 'ended',
          end_reason: 'duration',
        });
        const frame = await openFrame(page);
        await frame.evaluate(waitForAnimationFrames, 2);
        assert.deepEqual(await frame.evaluate(misplacedTexts, null), [], `${score} in ${width} x ${height}`);
      }
      await context.close();
    }
  });
});

/** Describes texts that exceed the width of their container, leave the frame or overlap another. Runs in the frame. */
function misplacedTexts(): string[] {
  const boxOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const orBody = (node: Element | null) => node ?? document.body;
  const scoreboard = orBody(document.querySelector('.facts')).getBoundingClientRect();
  const well = orBody(document.querySelector('.floor')).getBoundingClientRect();
  const texts = [...document.querySelectorAll('.fact span')].map((span) => ({
    span,
    box: boxOf(span),
    container: scoreboard,
  }));
  const finalScore = orBody(document.querySelector('#finish-score'));
  texts.push({ span: finalScore, box: finalScore.getBoundingClientRect(), container: well });
  const isWithinWidth = (box: DOMRect, container: DOMRect) =>
    box.left >= container.left - 0.5 && box.right <= container.right + 0.5;
  const isInFrame = (box: DOMRect) =>
    box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const overlap = (left: DOMRect, right: DOMRect) =>
    left.left < right.right && right.left < left.right && left.top < right.bottom && right.top < left.bottom;
  const problems = texts
    .filter(({ box, container }) => !isWithinWidth(box, container) || !isInFrame(box))
    .map(({ span }) => `${span.textContent} is outside`);
  for (const [index, { span, box }] of texts.entries())
    for (const otherText of texts.slice(index + 1))
      if (span.parentElement !== otherText.span.parentElement && overlap(box, otherText.box))
        problems.push(`${span.textContent} is on ${otherText.span.textContent}`);
  return problems;
}
