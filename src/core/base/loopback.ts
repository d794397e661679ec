/** Host names of this machine, as in `URL.hostname`. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Host names under which a server at this host name is reached; a local server has several. */
export function hostNamesOf(hostname: string): readonly string[] {
  return loopbackNames.includes(hostname) ? loopbackNames : [hostname];
}
