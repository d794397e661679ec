const kib = 1024;
const mib = 1024 * kib;

/** What a bundle may hold at most, manifest included; the same whether it comes as a folder, as files or as an archive. */
export const bundleLimits = {
  archiveBytesMax: 5 * mib,
  /** Folders of the archive included. */
  entriesMax: 128,
  commentBytesMax: kib,
  bytesMax: 20 * mib,
  /** Inflated size by deflated size, of one entry above `ratioFreeBytes` and of the whole archive. */
  entryRatioMax: 50,
  archiveRatioMax: 20,
  ratioFreeBytes: 64 * kib,
  pathBytesMax: 120,
  /** Names in a path: folders and the file. */
  pathDepthMax: 6,
  manifestBytesMax: 64 * kib,
  pictureSideMax: 4_096,
  /** Of all pictures together. */
  picturePixelsMax: 32_000_000,
  fontTablesBytesMax: 4 * mib,
  findingsMax: 100,
} as const;

/** Bytes of one file, and of all files of its type together. */
export const typeLimits: Readonly<Record<string, { readonly fileBytesMax: number; readonly bytesMax: number }>> = {
  js: { fileBytesMax: 512 * kib, bytesMax: 512 * kib },
  html: { fileBytesMax: 128 * kib, bytesMax: 256 * kib },
  css: { fileBytesMax: 256 * kib, bytesMax: 256 * kib },
  svg: { fileBytesMax: 256 * kib, bytesMax: 1_024 * kib },
  json: { fileBytesMax: 64 * kib, bytesMax: 20 * mib },
  txt: { fileBytesMax: 64 * kib, bytesMax: 20 * mib },
  png: { fileBytesMax: 4 * mib, bytesMax: 20 * mib },
  webp: { fileBytesMax: 4 * mib, bytesMax: 20 * mib },
  woff2: { fileBytesMax: 4 * mib, bytesMax: 20 * mib },
};
