// Paths below the base URL of the arcade for the files that frames load.

/** Path of a file of a released or submitted version, by the digest of its bundle. The content of a path never changes. */
export function framePath(digest: string, path: string): string {
  return `/frame/${digest}/${path}`;
}

/** Parent folder of the files of all previews. */
export const previewFramesFolder = '/frame-preview/';

/** Folder of the files of one preview. Its token gives access to the files only. */
export function previewFramesPath(token: string): string {
  return `${previewFramesFolder}${token}/`;
}

/** Folder of the probe screenshots of one preview below the module. */
export function previewScreenshotsPath(token: string): string {
  return `/preview-screenshots/${token}/`;
}

/** Path of the script that runs first in every frame; `hash` is the hash of the script. */
export function bootstrapPath(hash: string): string {
  return `/frame-bootstrap/${hash}.js`;
}
