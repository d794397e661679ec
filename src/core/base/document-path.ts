import { fileURLToPath } from 'node:url';

/** Path on this machine of a document in `docs/`, for messages; checkouts, the npm package and the images contain it. */
export function documentPath(name: string): string {
  return fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
}
