/** File type that a bundle may contain, identified by the file name extension. */
export interface FileType {
  /** File name extension in lower case, without the dot. */
  readonly ending: string;
  readonly mediaType: string;
  readonly isText: boolean;
}

const fileTypes: readonly FileType[] = [
  textType('html', 'text/html; charset=utf-8'),
  textType('css', 'text/css; charset=utf-8'),
  textType('js', 'text/javascript; charset=utf-8'),
  textType('json', 'application/json'),
  textType('svg', 'image/svg+xml; charset=utf-8'),
  textType('txt', 'text/plain; charset=utf-8'),
  { ending: 'png', mediaType: 'image/png', isText: false },
  { ending: 'webp', mediaType: 'image/webp', isText: false },
  { ending: 'woff2', mediaType: 'font/woff2', isText: false },
];

export const fileEndings: readonly string[] = fileTypes.map(({ ending }) => ending);

/** Type of a path by its lower-case extension; undefined for types that bundles must not contain. */
export function typeOf(path: string): FileType | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1];
  return fileTypes.find((type) => type.ending === ending);
}

function textType(ending: string, mediaType: string): FileType {
  return { ending, mediaType, isText: true };
}
