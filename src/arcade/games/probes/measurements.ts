/** Measurements of one probe run; empty or absent if the run ended before them. */
export interface Measurements {
  /** Pairs of states before and after a transition: one action, or a span of time. */
  readonly transitions: PixelMeasurement[];
  /** Pairs of states that differ in one property and the properties that depend on it. */
  readonly mutations: PixelMeasurement[];
  /** Two screenshots of one state: the share of pixels that differ, 0 to 1. */
  readonly renderDeterminism: { readonly name: string; readonly differentPixelShare: number }[];
  /** Names of states after which animations or callbacks stayed scheduled, and the number of other states. */
  readonly idle: { idleCount: number; readonly notIdle: string[] };
  /** Maximum number of flashes within a second of each transition. */
  readonly flashes: { readonly name: string; readonly perSecond: number }[];
  /** Exceptions, errors and refused requests of the renderer. */
  readonly faults: string[];
  /** Medians of five renders each, in milliseconds, measured until one is within the limit, at most three times. */
  readonly renderMs: { readonly median: number; readonly limit: number }[];
  size?: SizeMeasurement;
  readonly warnings: string[];
}

export interface PixelMeasurement {
  /** Name of the pair of states, with the screenshot size. */
  readonly name: string;
  /** Number of pixels that differ between the screenshots of the two states. */
  readonly differentPixels: number;
}

export interface SizeMeasurement {
  /** Number of elements in the document. */
  readonly nodes: number;
  /** Heap bytes in use after 200 renders. */
  readonly heapBytes: number;
  /** Increase of the heap bytes in use from render 100 to render 200. */
  readonly heapGrowthBytes: number;
}

export function emptyMeasurements(): Measurements {
  return {
    transitions: [],
    mutations: [],
    renderDeterminism: [],
    idle: { idleCount: 0, notIdle: [] },
    flashes: [],
    faults: [],
    renderMs: [],
    warnings: [],
  };
}
