/** Limits of the probes, with units; published in the protocol. */
export const probeLimits = {
  /** Minimum number of pixels that differ between the two states of a transition. */
  transitionPixelsMin: 24,
  /** The same for two states that differ in one property. */
  mutationPixelsMin: 12,
  /** Maximum share of the pixels that may differ between two screenshots of one state; 0.005 is 0.5 %. */
  samenessShareMax: 0.005,
  /** Animation frames after which nothing may be scheduled. */
  settleStepsMax: 240,
  flashesPerSecondMax: 3,
  /** Maximum median of five renders: this time, or this multiple of the median of the engine's built-in game. */
  renderMsMax: 50,
  renderTimesReferenceMax: 12,
  nodesMax: 5_000,
  heapBytesMax: 64 * 1024 * 1024,
  heapGrowthBytesMax: 4 * 1024 * 1024,
  /** Maximum number of rendered positions in all rounds of a certificate, in addition to each round's start and end. */
  locksDrawnMax: 240,
  /** The same for the replays in a job of kind `reported`, which also runs the probes. */
  reportedLocksDrawnMax: 60,
  /** Maximum number and total size of the screenshots in a report. */
  picturesMax: 12,
  picturesBytesMax: 600 * 1024,
} as const;

/** Screenshots are taken at both sizes; the first is stored. */
export const probeSizes = [
  { width: 480, height: 720 },
  { width: 960, height: 600 },
] as const;

export type ProbeSize = (typeof probeSizes)[number];
