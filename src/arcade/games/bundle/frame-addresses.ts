/** Path below the module of a bundle's file. The same path responds with the same content for ever. */
export function framePath(digest: string, path: string): string {
  return `/frame/${digest}/${path}`;
}

/** Path below the module that all files of previews are under. */
export const previewFramesFolder = '/frame-preview/';

/** Folder below the module of the files of one preview: its token is part of it, so that it opens files only. */
export function previewFramesPath(token: string): string {
  return `${previewFramesFolder}${token}/`;
}

/** The same for what its probes drew. */
export function previewPicturesPath(token: string): string {
  return `/preview-screenshots/${token}/`;
}

/** Path below the module of the script that runs first in every frame. */
export function bootstrapPath(hash: string): string {
  return `/frame-bootstrap/${hash}.js`;
}
