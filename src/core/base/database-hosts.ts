const shape = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([^#]*)$/;
const primaryOnly = ['read-write', 'primary'];

/**
 * The addresses that `postgres://user:password@host1,host2/name?target_session_attrs=read-write` means,
 * one for each host; null when it cannot be taken apart. Only the primary server is of use, so any other
 * value of the parameter is refused.
 */
export function splitDatabaseHosts(databaseUrl: string): string[] | null {
  const [, head = '', hosts = '', tail = ''] = shape.exec(databaseUrl) ?? [];
  if (head === '') return null;
  const urls: string[] = [];
  for (const host of hosts.split(',')) {
    const url = URL.parse(`${head}${host}${tail}`);
    if (url === null || (host === '' && hosts !== '')) return null;
    if (!primaryOnly.includes(url.searchParams.get('target_session_attrs') ?? 'primary')) return null;
    url.searchParams.delete('target_session_attrs');
    urls.push(url.href);
  }
  return urls;
}
