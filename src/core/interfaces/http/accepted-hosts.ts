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
    accepts(host) {
      if (host === undefined) return false;
      const name = withoutRootDot(host.toLowerCase());
      return isOurs(name) || isLoopbackHost(name);
    },
    names: [...hosts, 'localhost'],
  };
}

/** A name may end in the dot of the DNS root: it is the same host. */
function withoutRootDot(host: string): string {
  return host.replace(/(?<=[^.])\.(?=(:\d+)?$)/, '');
}

/** `localhost`, `*.localhost`, `127.x.x.x` or `[::1]`, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}
