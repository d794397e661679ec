/** Measurements of one probe run; absent when the run did not reach them. */
export interface Measurements {
  readonly transitions: PixelMeasurement[];
  readonly mutations: PixelMeasurement[];
  readonly sameness: { readonly name: string; readonly share: number }[];
  /** States after which something stayed scheduled, and the number of states that settled. */
  readonly settle: { settled: number; readonly unsettled: string[] };
  readonly flashes: { readonly name: string; readonly perSecond: number }[];
  readonly faults: string[];
  /** Medians of five renders each, measured until one is within the limit. */
  readonly renderMs: { readonly median: number; readonly limit: number }[];
  size?: SizeMeasurement;
  readonly warnings: string[];
}

export interface PixelMeasurement {
  /** Name of the pair of states, with the screenshot size. */
  readonly name: string;
  readonly pixels: number;
}

export interface SizeMeasurement {
  readonly nodes: number;
  readonly heapBytes: number;
  readonly heapGrowthBytes: number;
}

export function noMeasurements(): Measurements {
  return {
    transitions: [],
    mutations: [],
    sameness: [],
    settle: { settled: 0, unsettled: [] },
    flashes: [],
    faults: [],
    renderMs: [],
    warnings: [],
  };
}
