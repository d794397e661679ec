/** Path below the module of a bundle's file. The same path answers with the same content for ever. */
export function framePath(digest: string, path: string): string {
  return `/frame/${digest}/${path}`;
}

/** Path below the module of the script that runs first in every frame. */
export function bootstrapPath(hash: string): string {
  return `/frame-bootstrap/${hash}.js`;
}
