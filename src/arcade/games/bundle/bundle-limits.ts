const kib = 1024;
const mib = 1024 * kib;

/** Limits of a bundle, manifest included; equal for folders, JSON files and archives. */
export const bundleLimits = {
  archiveBytesMax: 5 * mib,
  /** Number of entries, including the folders of an archive. */
  entriesMax: 128,
  commentBytesMax: kib,
  bytesMax: 20 * mib,
  /** Maximum ratio of inflated to deflated size: of entries above `ratioFreeBytes`, and of the whole archive. */
  entryRatioMax: 50,
  archiveRatioMax: 20,
  ratioFreeBytes: 64 * kib,
  pathBytesMax: 120,
  /** Number of names in a path: folders and the file. */
  pathDepthMax: 6,
  manifestBytesMax: 64 * kib,
  pictureSideMax: 4_096,
  /** Total pixels of all pictures. */
  picturePixelsMax: 32_000_000,
  /** Size of a font after decompression. */
  fontTablesBytesMax: 4 * mib,
  /** Number of findings that a report lists. */
  findingsMax: 100,
} as const;

/** Maximum bytes of one file, and of all files of its type. */
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
