/** Where a module is reached: at its configured address, and at its folder under any name of this machine. */
export interface BaseUrls {
  /** The module's configured address, such as `https://example.org/arcade`. */
  readonly url: string;
  /** Path of the module on this server, such as `/arcade`; empty for the server itself. */
  readonly folder: string;
}

/**
 * One path of this server as sources of a Content-Security-Policy. Both the configured address and
 * the Host that was asked are named, for a proxy may have changed either. Without a scheme they hold
 * for that of the page. A path that ends with a slash stands for all below it. The policy's language
 * has no numeric IPv6 hosts: reached by one, the whole origin is the source.
 */
export function ownSources({ url, folder }: BaseUrls, host: string | undefined, path: string): string[] {
  const { host: ownHost, pathname } = new URL(url);
  const configured = sourceOf(ownHost, pathname.replace(/\/$/, '') + path);
  return [...new Set(host === undefined ? [configured] : [configured, sourceOf(host.toLowerCase(), folder + path)])];
}

function sourceOf(host: string, path: string): string {
  return /^[a-z0-9.-]+(:\d+)?$/.test(host) ? host + path : "'self'";
}
