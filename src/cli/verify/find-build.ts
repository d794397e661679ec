/** Engine build in the header of a log; empty when there is none. */
export function findBuild(log: string): string {
  return /^\{"header":\{[^\n]*"engine_build":"(sha256:[0-9a-f]{64})"/.exec(log)?.[1] ?? '';
}
