/** What the probes measure against, with units; published in the protocol. */
export const probeLimits = {
  transitionPixelsMin: 24,
  mutationPixelsMin: 12,
  /** Share of the picture in which two drawings of one state may differ. */
  samenessShareMax: 0.005,
  /** Animation frames after which nothing may be scheduled any more. */
  settleStepsMax: 240,
  flashesPerSecondMax: 3,
  /** The median of five renders takes at most this, or so many times what the reference renderer takes. */
  renderMsMax: 50,
  renderTimesReferenceMax: 12,
  nodesMax: 5_000,
  heapBytesMax: 64 * 1024 * 1024,
  heapGrowthBytesMax: 4 * 1024 * 1024,
  /** Of all rounds of a certificate, beside the end of each. */
  locksDrawnMax: 240,
  /** Of all games that a reported renderer draws, in a job that runs the probes as well. */
  reportedLocksDrawnMax: 60,
  picturesMax: 12,
  picturesBytesMax: 600 * 1024,
} as const;

/** Screenshots are taken in both; the first is that of the pictures that are kept. */
export const probeSizes = [
  { width: 480, height: 720 },
  { width: 960, height: 600 },
] as const;

export type ProbeSize = (typeof probeSizes)[number];
