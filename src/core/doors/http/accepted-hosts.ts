/** Decides which Host headers this server answers for. */
export interface AcceptedHosts {
  accepts(host: string | undefined): boolean;
  /** The hosts in words, for the refusal. */
  readonly names: readonly string[];
}

/** The hosts of the configured addresses, and every loopback name or address on any port. */
export function acceptHosts(addresses: readonly string[]): AcceptedHosts {
  const urls = addresses.map((address) => new URL(address));
  const hosts = new Set(urls.map((url) => url.host.toLowerCase()));
  // The same address with its default port written out.
  const spelled = new Set(
    urls
      .filter((url) => url.port === '')
      .map((url) => `${url.host.toLowerCase()}:${url.protocol === 'https:' ? 443 : 80}`),
  );
  const isOurs = (host: string) => hosts.has(host) || spelled.has(host);
  return {
    accepts: (host) => host !== undefined && (isOurs(host.toLowerCase()) || isLoopbackHost(host)),
    names: [...hosts, 'localhost'],
  };
}

/** `localhost`, `*.localhost`, `127.x.x.x` or `[::1]`, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}
