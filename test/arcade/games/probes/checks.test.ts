import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkRun, type ProbeCheck } from '../../../../src/arcade/games/probes/checks.ts';
import {
  countDifferentPixels,
  differentPixelShare,
  type PixelData,
} from '../../../../src/arcade/games/probes/compare-pixels.ts';
import { countFlashesPerSecond } from '../../../../src/arcade/games/probes/flashes.ts';
import { emptyMeasurements, type Measurements } from '../../../../src/arcade/games/probes/measurements.ts';
import { verdictOf } from '../../../../src/arcade/games/probes/verdict.ts';

describe('the comparison of images', () => {
  test('counts a pixel when a colour channel differs by more than 24', () => {
    const greyImage = uniformImage(100);
    assert.equal(countDifferentPixels(greyImage, uniformImage(124)), 0);
    assert.equal(countDifferentPixels(greyImage, uniformImage(125)), 64 * 64);
    // 16 of 64 rows.
    assert.equal(differentPixelShare(greyImage, withRows(greyImage, 16, 255)), 0.25);
  });

  test('ignores alpha, and counts all pixels of the larger image when the sizes differ', () => {
    const transparentImage = uniformImage(100);
    for (let offset = 3; offset < transparentImage.data.length; offset += 4) transparentImage.data[offset] = 0;
    assert.equal(countDifferentPixels(transparentImage, uniformImage(100)), 0);
    assert.equal(countDifferentPixels(uniformImage(100, 64, 32), uniformImage(100)), 64 * 64);
  });
});

describe('flash detection', () => {
  const black = uniformImage(0);
  const white = uniformImage(255);
  /** Screenshots, of which the prober takes 30 a second. */
  const alternating = (pairs: number, stillFrames: number) => [
    ...Array.from({ length: pairs }, () => [white, black]).flat(),
    ...Array.from({ length: stillFrames }, () => black),
  ];

  test('counts pairs of opposing changes within a second', () => {
    assert.equal(countFlashesPerSecond([black, ...alternating(3, 60)]), 3);
    assert.equal(countFlashesPerSecond([black, ...alternating(4, 60)]), 4);
    assert.equal(countFlashesPerSecond([black, ...alternating(40, 0)]), 15);
  });

  test('returns the maximum of any second instead of the total', () => {
    const slow = Array.from({ length: 10 }, () => [...Array(15).fill(white), ...Array(15).fill(black)]).flat();
    assert.equal(countFlashesPerSecond([black, ...slow]), 1);
  });

  test('finds no flashes in a fade, in a quarter of the image, between light images and in a fine pattern', () => {
    const fade = Array.from({ length: 60 }, (_, index) => uniformImage(255 - index * 4));
    assert.equal(countFlashesPerSecond(fade), 0);
    const topQuarter = withRows(black, 16, 255);
    assert.equal(
      countFlashesPerSecond(Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? black : topQuarter))),
      0,
    );
    const lightImages = [uniformImage(232), uniformImage(255)];
    assert.equal(
      countFlashesPerSecond(Array.from({ length: 30 }, (_, index) => lightImages[index % 2] as PixelData)),
      0,
    );
    const stripedImages = [0, 1].map((shift) => striped(shift));
    assert.equal(
      countFlashesPerSecond(Array.from({ length: 30 }, (_, index) => stripedImages[index % 2] as PixelData)),
      0,
    );
  });

  test('finds flashes of half of the image', () => {
    const topHalf = withRows(black, 32, 255);
    assert.equal(
      countFlashesPerSecond(Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? black : topHalf))),
      14,
    );
  });
});

describe('the checks', () => {
  test('pass at their limits and fail beyond them', () => {
    assert.deepEqual(failedChecksOf(measurementsWith({})), []);
    assert.deepEqual(failedChecksOf(measurementsWith({ transitions: [{ name: 'lock', differentPixels: 23 }] })), [
      'transitions',
    ]);
    assert.deepEqual(failedChecksOf(measurementsWith({ mutations: [{ name: 'lines', differentPixels: 11 }] })), [
      'mutations',
    ]);
    assert.deepEqual(
      failedChecksOf(measurementsWith({ renderDeterminism: [{ name: 'lock', differentPixelShare: 0.0051 }] })),
      ['sameness'],
    );
    assert.deepEqual(failedChecksOf(measurementsWith({ idle: { idleCount: 9, notIdle: ['lock'] } })), ['settle']);
    assert.deepEqual(failedChecksOf(measurementsWith({ flashes: [{ name: 'lock', perSecond: 4 }] })), ['flashes']);
    assert.deepEqual(failedChecksOf(measurementsWith({ faults: ['Exception: no'] })), ['faults']);
    assert.deepEqual(failedChecksOf(measurementsWith({ size: { nodes: 5_001, heapBytes: 0, heapGrowthBytes: 0 } })), [
      'size',
    ]);
    assert.deepEqual(
      failedChecksOf(measurementsWith({ size: { nodes: 1, heapBytes: 2 ** 26 + 1, heapGrowthBytes: 0 } })),
      ['size'],
    );
    assert.deepEqual(
      failedChecksOf(measurementsWith({ size: { nodes: 1, heapBytes: 1, heapGrowthBytes: 2 ** 22 + 1 } })),
      ['size'],
    );
    assert.deepEqual(failedChecksOf(measurementsWith({ warnings: ['A canvas has no role or no label.'] })), []);
  });

  test('fail for time only when every measurement is too slow', () => {
    const slow = { median: 51, limit: 50 };
    assert.deepEqual(failedChecksOf(measurementsWith({ renderMs: [slow, slow, { median: 50, limit: 50 }] })), []);
    assert.deepEqual(failedChecksOf(measurementsWith({ renderMs: [slow, slow, slow] })), ['time']);
  });

  test('report the measured value and the limit', () => {
    const [check] = checkRun(measurementsWith({ transitions: [{ name: 'lock at 480 x 720', differentPixels: 3 }] }));
    assert.deepEqual(check?.details, ['lock at 480 x 720: 3 pixels change; at least 24 must.']);
  });
});

describe('the verdict', () => {
  const passedRun = checkRun(measurementsWith({}));
  const nondeterministicRun = checkRun(
    measurementsWith({ renderDeterminism: [{ name: 'lock', differentPixelShare: 0.2 }] }),
  );
  const flashingRun = checkRun(measurementsWith({ flashes: [{ name: 'lock', perSecond: 9 }] }));

  test('is passed after one run without a failure', () => {
    assert.equal(verdictOf([])?.verdict, undefined);
    assert.equal(verdictOf([passedRun])?.verdict, 'passed');
  });

  test('is failed when two of at most three runs fail the same check', () => {
    assert.equal(verdictOf([nondeterministicRun]), null);
    assert.equal(verdictOf([nondeterministicRun, nondeterministicRun])?.verdict, 'failed');
    assert.equal(verdictOf([nondeterministicRun, passedRun]), null);
    assert.equal(verdictOf([nondeterministicRun, passedRun, nondeterministicRun])?.verdict, 'failed');
    assert.equal(verdictOf([nondeterministicRun, passedRun, passedRun])?.verdict, 'passed');
    assert.equal(verdictOf([nondeterministicRun, flashingRun, passedRun])?.verdict, 'passed');
    assert.deepEqual(failedNamesIn(verdictOf([nondeterministicRun, flashingRun, flashingRun])?.checks ?? []), [
      'flashes',
    ]);
  });
});

/** Measurements at the limit of every check, with this change. */
function measurementsWith(change: Partial<Measurements>): Measurements {
  return {
    ...emptyMeasurements(),
    transitions: [{ name: 'lock', differentPixels: 24 }],
    mutations: [{ name: 'lines', differentPixels: 12 }],
    renderDeterminism: [{ name: 'lock', differentPixelShare: 0.005 }],
    idle: { idleCount: 10, notIdle: [] },
    flashes: [{ name: 'lock', perSecond: 3 }],
    renderMs: [{ median: 50, limit: 50 }],
    size: { nodes: 5_000, heapBytes: 2 ** 26, heapGrowthBytes: 2 ** 22 },
    ...change,
  };
}

/** Names of the checks that fail for these measurements. */
function failedChecksOf(measurements: Measurements): string[] {
  return failedNamesIn(checkRun(measurements));
}

function failedNamesIn(checks: readonly ProbeCheck[]): string[] {
  return checks.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check);
}

function uniformImage(value: number, width = 64, height = 64): PixelData & { readonly data: Uint8Array } {
  return { width, height, data: new Uint8Array(width * height * 4).fill(value) };
}

/** Copy of the image with this value in all channels of its first `rows` rows. */
function withRows(image: PixelData, rows: number, value: number): PixelData {
  const data = image.data.slice();
  data.fill(value, 0, image.width * rows * 4);
  return { ...image, data };
}

/** Alternating dark and light columns of one pixel. */
function striped(shift: number): PixelData {
  const image = uniformImage(0);
  for (let pixel = 0; pixel < 64 * 64; pixel += 1)
    image.data.fill((pixel + shift) % 2 === 0 ? 255 : 0, pixel * 4, pixel * 4 + 4);
  return image;
}
