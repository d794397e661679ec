/** Accepted values of the Host header. */
export interface AcceptedHosts {
  accepts(host: string | undefined): boolean;
  /** Whether this is the separate host of game frames, which serves nothing else. */
  isFrameHost(host: string | undefined): boolean;
  /** The hosts, for the error message. */
  readonly names: readonly string[];
}

/** Accepts the hosts of the URLs, and loopback names and addresses with any port. */
export function createAcceptedHosts(configuredUrls: readonly string[], frameUrl: string | null = null): AcceptedHosts {
  const frameUrls = frameUrl === null ? [] : [new URL(frameUrl)];
  const urls = [...configuredUrls.map((url) => new URL(url)), ...frameUrls];
  const hosts = new Set(urls.flatMap(hostVariants));
  const frameHosts = new Set(frameUrls.flatMap(hostVariants));
  return {
    accepts(host) {
      if (host === undefined) return false;
      const name = withoutRootDot(host.toLowerCase());
      return hosts.has(name) || isLoopbackHost(name);
    },
    isFrameHost: (host) => host !== undefined && frameHosts.has(withoutRootDot(host.toLowerCase())),
    names: [...new Set(urls.map((url) => url.host.toLowerCase())), 'localhost'],
  };
}

/** The host as browsers send it, and with an explicit default port. */
function hostVariants({ host, port, protocol }: URL): string[] {
  const name = host.toLowerCase();
  return port === '' ? [name, `${name}:${protocol === 'https:' ? 443 : 80}`] : [name];
}

/** Removes the trailing dot of a fully qualified name, which denotes the same host. */
function withoutRootDot(host: string): string {
  return host.replace(/(?<=[^.])\.(?=(:\d+)?$)/, '');
}

/** `localhost`, `*.localhost`, `127.x.x.x` or `[::1]`, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}
