import { splitDatabaseHosts } from '../../../core/base/database-hosts.ts';

/** Parameters of a URL that libpq reads from the environment. Others are options of Rialto's PostgreSQL driver. */
const parameterVariables: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  host: 'PGHOST',
  port: 'PGPORT',
};

/**
 * Environment of libpq for a `postgres://` URL, which may name several hosts, of which the primary is used. The password
 * is in the environment, since other users can read the arguments of a process.
 */
export function libpqEnvironment(databaseUrl: string): Record<string, string> {
  const urls = (splitDatabaseHosts(databaseUrl) ?? []).map((url) => new URL(url));
  const [url] = urls;
  if (url === undefined) return {};
  const parameters = [...url.searchParams].flatMap(([name, value]) => {
    const variable = parameterVariables[name];
    return variable === undefined ? [] : [[variable, value] as const];
  });
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  return {
    ...(url.hostname === ''
      ? {}
      : {
          PGHOST: urls.map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[|\]$/g, '')).join(','),
          PGPORT: urls.map(({ port }) => port || '5432').join(','),
        }),
    ...(user === '' ? {} : { PGUSER: user }),
    ...(url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) }),
    ...(database === '' ? {} : { PGDATABASE: database }),
    ...(urls.length > 1 ? { PGTARGETSESSIONATTRS: 'primary' } : {}),
    ...Object.fromEntries(parameters),
    PGAPPNAME: 'rialto backup',
    PGCONNECT_TIMEOUT: '10',
  };
}
