/** What a bundle may hold at most, manifest included; the same whether it comes as a folder or as an upload. */
export const bundleLimits = {
  entriesMax: 128,
  bytesMax: 20 * 1024 * 1024,
  fileBytesMax: 4 * 1024 * 1024,
  /** Of all scripts together. */
  scriptBytesMax: 1024 * 1024,
  pathBytesMax: 120,
  /** Names in a path: folders and the file. */
  pathDepthMax: 6,
} as const;
