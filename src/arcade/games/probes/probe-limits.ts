/** Limits of the probes, with units; published in the protocol. */
export const probeLimits = {
  /** Minimum number of pixels that differ between the two states of a transition. */
  transitionPixelsMin: 24,
  /** The same for two states that differ in one property. */
  mutationPixelsMin: 12,
  /** Maximum share of the pixels that may differ between two renders of one state. */
  samenessShareMax: 0.005,
  /** Animation frames after which nothing may be scheduled. */
  settleStepsMax: 240,
  flashesPerSecondMax: 3,
  /** The median of five renders must be below this, or below this multiple of the reference renderer's. */
  renderMsMax: 50,
  renderTimesReferenceMax: 12,
  nodesMax: 5_000,
  heapBytesMax: 64 * 1024 * 1024,
  heapGrowthBytesMax: 4 * 1024 * 1024,
  /** Maximum number of rendered positions of all rounds of a certificate, in addition to the end of each round. */
  locksDrawnMax: 240,
  /** The same for the games of a renderer that viewers reported, in a job that also runs the probes. */
  reportedLocksDrawnMax: 60,
  picturesMax: 12,
  picturesBytesMax: 600 * 1024,
} as const;

/** Screenshots are taken at both sizes; the first is stored. */
export const probeSizes = [
  { width: 480, height: 720 },
  { width: 960, height: 600 },
] as const;

export type ProbeSize = (typeof probeSizes)[number];
