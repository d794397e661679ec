/** Host names of this machine, as in `URL.hostname`. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Host names that reach the same server: all loopback names for a loopback name, otherwise the host name alone. */
export function equivalentHostNames(hostname: string): readonly string[] {
  return loopbackNames.includes(hostname) ? loopbackNames : [hostname];
}
