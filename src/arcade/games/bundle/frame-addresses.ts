/** Path of a bundle file below the module. The content of a path never changes. */
export function framePath(digest: string, path: string): string {
  return `/frame/${digest}/${path}`;
}

/** Parent folder of all preview files below the module. */
export const previewFramesFolder = '/frame-preview/';

/** Folder of the files of one preview below the module. Its token gives access to the files only. */
export function previewFramesPath(token: string): string {
  return `${previewFramesFolder}${token}/`;
}

/** Folder of the probe screenshots of one preview below the module. */
export function previewPicturesPath(token: string): string {
  return `/preview-screenshots/${token}/`;
}

/** Path of the script that runs first in every frame, below the module. */
export function bootstrapPath(hash: string): string {
  return `/frame-bootstrap/${hash}.js`;
}
