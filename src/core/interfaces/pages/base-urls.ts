/** URLs of a module: its configured URL, and its path on any host name of this server. */
export interface BaseUrls {
  /** Configured URL of the module, such as `https://example.org/arcade`. */
  readonly url: string;
  /** Path of the module on this server, such as `/arcade`; empty for the server itself. */
  readonly basePath: string;
}

/**
 * Content-Security-Policy sources for a path of this server: on the configured host and on the Host of the request,
 * since a proxy may change it. The sources have no scheme, so that the page's scheme applies. A path with a trailing
 * slash matches everything under it. IPv6 addresses are not allowed in policies, so `'self'` is used instead.
 */
export function cspSources({ url, basePath }: BaseUrls, host: string | undefined, path: string): string[] {
  const { host: configuredHost, pathname } = new URL(url);
  const configuredSource = cspSource(configuredHost, pathname.replace(/\/$/, '') + path);
  return [
    ...new Set(
      host === undefined ? [configuredSource] : [configuredSource, cspSource(host.toLowerCase(), basePath + path)],
    ),
  ];
}

function cspSource(host: string, path: string): string {
  return /^[a-z0-9.-]+(:\d+)?$/.test(host) ? host + path : "'self'";
}
