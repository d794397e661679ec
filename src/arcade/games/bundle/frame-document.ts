import { bootstrapPath } from './frame-addresses.ts';

/**
 * Inserts the bootstrap as the first script of an author's document. The bootstrap precedes all markup of the author,
 * so nothing of the author is parsed or executed before it. The parser opens the head for it, and ignores or merges the author's
 * `html`, `head` and doctype tags. The address is relative, so that it is valid behind any proxy. `path`: path of
 * the document in the bundle; `hash`: hash of the bootstrap.
 */
export function withBootstrap(html: string, path: string, hash: string): string {
  const toArcadeRoot = '../'.repeat(path.split('/').length + 1);
  return `<!doctype html><script src="${toArcadeRoot}${bootstrapPath(hash).slice(1)}"></script>${html}`;
}
