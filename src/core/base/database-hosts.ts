const databaseUrlPattern = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([^#]*)$/;
const primaryAttributes = ['read-write', 'primary'];

/**
 * Splits a multi-host URL such as `postgres://user:password@host1,host2/name?target_session_attrs=read-write` into one
 * URL per host; null when it cannot be parsed, or when `target_session_attrs` does not require the primary.
 */
export function splitDatabaseHosts(databaseUrl: string): string[] | null {
  const [, head = '', hosts = '', tail = ''] = databaseUrlPattern.exec(databaseUrl) ?? [];
  if (head === '') return null;
  const urls: string[] = [];
  for (const host of hosts.split(',')) {
    const url = URL.parse(`${head}${host}${tail}`);
    if (url === null || (host === '' && hosts !== '')) return null;
    if (!primaryAttributes.includes(url.searchParams.get('target_session_attrs') ?? 'primary')) return null;
    url.searchParams.delete('target_session_attrs');
    urls.push(url.href);
  }
  return urls;
}
