// Finds strings in scripts that would load files if they were used as CSS.

const loading = /(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i;

/** Whether a text may be the part of a style that loads a file. */
export function loadsFiles(text: string): boolean {
  return loading.test(text);
}
