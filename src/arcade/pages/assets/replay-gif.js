// Animated GIF of some steps of a replay, encoded in the browser without sending anything.

import { boardPaths, pieceLetters } from './board-drawing.js';
import { applyPalette, GIFEncoder } from './gifenc.js';
import { isTooFast } from './replay-playback.js';
import { formatNumber } from './scoreboard.js';

const board = { width: 250, height: 500 };
const margin = 10;
const captionHeight = 46;
const size = { width: board.width + 2 * margin, height: board.height + 2 * margin + captionHeight };
const fixedStepMs = 170;
const lastFrameMs = 1_500;
/** Image viewers show frames with a delay below 20 ms more slowly. */
const frameDelayMs = { min: 20, max: 1_500 };
const stepsBetweenPauses = 8;

/** Maximum number of steps in a GIF: common sites reject larger files. */
export const gifStepsMax = 300;

/**
 * Encodes the GIF. `speed` divides game time, `onProgress(fraction)` receives the encoded fraction of the steps, 0 to
 * 1, and `signal` aborts.
 */
export async function encodeGif(recordedGame, { from, to, speed, caption, colours, onProgress, signal }) {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const palette = paletteOf(colours);
  const encoder = GIFEncoder();
  for (let position = from; position <= to; position += 1) {
    signal.throwIfAborted();
    draw(context, recordedGame.snapshotAt(position), caption, colours);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    const pixels = applyPalette(data, palette);
    const delay = position === to ? lastFrameMs : delayMs(recordedGame, position, speed);
    encoder.writeFrame(pixels, size.width, size.height, position === from ? { palette, delay } : { delay });
    if ((position - from) % stepsBetweenPauses === 0) {
      onProgress((position - from + 1) / (to - from + 1));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  encoder.finish();
  return encoder.bytes();
}

function delayMs(recordedGame, position, speed) {
  const { rerun } = recordedGame;
  const ms = isTooFast(recordedGame) ? fixedStepMs : (rerun.timeAt(position + 1) - rerun.timeAt(position)) / 1_000;
  return Math.max(frameDelayMs.min, Math.min(frameDelayMs.max, Math.round(ms / speed)));
}

function draw(context, snapshot, caption, colours) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.page;
  context.fillRect(0, 0, size.width, size.height);
  context.translate(margin, margin);
  context.fillStyle = colours.well;
  context.fillRect(0, 0, board.width, board.height);
  const paths = boardPaths(snapshot);
  for (const [index, letter] of pieceLetters.entries()) {
    context.fillStyle = colours[letter];
    context.fill(new Path2D(paths[index]));
  }
  context.strokeStyle = colours.ghost;
  context.stroke(new Path2D(paths.at(-1)));
  context.fillStyle = colours.ink;
  context.textBaseline = 'top';
  context.font = '600 16px system-ui, sans-serif';
  context.fillText(caption, 0, board.height + margin, board.width);
  context.font = '14px system-ui, sans-serif';
  const { score, lines } = snapshot;
  context.fillText(
    `${formatNumber(score ?? 0)} points, ${formatNumber(lines ?? 0)} lines`,
    0,
    board.height + margin + 22,
  );
}

/** Palette: the colours of the page, and shades between text and background for the edges of letters. */
function paletteOf(colours) {
  const colourChannels = Object.values(colours).map(channels);
  const [ink, page] = [channels(colours.ink), channels(colours.page)];
  const shades = [0.25, 0.5, 0.75].map((pageWeight) =>
    ink.map((value, index) => Math.round(value + (page[index] - value) * pageWeight)),
  );
  return [...colourChannels, ...shades];
}

function channels(colour) {
  return [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
}
