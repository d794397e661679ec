import { outsideImportsOf } from './places.ts';
import type { Rule } from './rule.ts';

/** Who may import what comes from outside. Tests, tools and benchmarks may import anything. */
interface Owned {
  readonly packages: readonly string[];
  /** Paths below `src/` that own them. */
  readonly owners: RegExp;
  readonly say: string;
  /** Names that do nothing outside and may be imported by anyone. */
  readonly harmless?: readonly string[];
}

const owned: readonly Owned[] = [
  {
    packages: ['kysely', 'pg', 'better-sqlite3'],
    owners: /^src\/(core\/(db|operation)\/|[a-z]+\/(store|migrations)\/|[a-z]+\/tables\.ts$)/,
    say: 'the database is touched only in store/, migrations/, tables.ts, core/db and the stores of core/operation',
  },
  {
    packages: ['fastify', '@modelcontextprotocol/server', '@modelcontextprotocol/node'],
    owners: /^src\/core\/doors\//,
    say: 'the HTTP engine and MCP are known only to core/doors',
  },
  {
    packages: [
      'node:http',
      'node:https',
      'node:http2',
      'node:net',
      'node:tls',
      'node:dgram',
      'node:dns',
      'node:dns/promises',
      'undici',
    ],
    owners: /^src\/(core\/(outbound|doors)|cli)\//,
    say: 'connections are made only in core/outbound and taken only in core/doors',
    harmless: ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress'],
  },
  { packages: ['nodemailer'], owners: /^src\/core\/outbound\//, say: 'mail is handed over in core/outbound' },
  { packages: ['pino'], owners: /^src\/core\/base\/log/, say: 'logs are written through core/base/log' },
  { packages: ['stripe'], owners: /^src\/relay\/payments\//, say: 'payments are taken in relay/payments' },
  {
    packages: ['acorn', 'eslint-scope', 'parse5', 'css-tree', '@zip.js/zip.js'],
    owners: /^src\/arcade\/bundle\//,
    say: 'bundles are read in arcade/bundle',
  },
];

export const packages: Rule = {
  promise: 'each outside thing has one owner',
  find: (files) =>
    outsideImportsOf(files)
      .filter(({ path }) => path.startsWith('src/'))
      .flatMap(({ path, line, packageName, names, onlyTypes }) => {
        const rule = owned.find((candidate) => candidate.packages.includes(packageName));
        if (rule === undefined || rule.owners.test(path)) return [];
        if (onlyTypes && packageName.startsWith('node:')) return [];
        if (names.length > 0 && names.every((name) => rule.harmless?.includes(name) === true)) return [];
        return [{ path, line, message: `imports ${packageName}: ${rule.say}` }];
      }),
  planted: [
    { 'src/exchange/operations/reply.ts': "import { sql } from 'kysely';" },
    { 'src/exchange/pages/entry.ts': "import type { Pool } from 'pg';" },
    { 'src/app.ts': "import Database from 'better-sqlite3';" },
    { 'src/exchange/module.ts': "import fastify from 'fastify';" },
    { 'src/relay/delivery.ts': "import { request } from 'node:https';" },
    { 'src/relay/delivery.ts': "const http = await import('node:http');" },
    { 'src/relay/delivery.ts': "import { connect } from 'node:net';" },
    { 'src/relay/delivery.ts': "import { isIP, connect } from 'node:net';" },
    { 'src/relay/trials/mail-code.ts': "import { createTransport } from 'nodemailer';" },
    { 'src/core/base/resolve.ts': "import { lookup } from 'node:dns/promises';" },
    { 'src/arcade/release.ts': "import { request } from 'undici';" },
  ],
  allowed: [
    { 'src/exchange/store/entries.ts': "import { sql } from 'kysely';" },
    { 'src/core/db/postgres/postgres.ts': "import pg from 'pg';" },
    { 'src/core/base/link.ts': "import { isIP } from 'node:net';" },
    { 'src/main.ts': "import type { AddressInfo } from 'node:net';" },
    {
      'src/core/doors/http/http-server.ts': "import fastify from 'fastify';\nimport { createServer } from 'node:http';",
    },
    { 'test/exchange/reply.test.ts': "import { request } from 'node:http';" },
  ],
};

/** Node's own parts that only compute. */
const computing = ['node:buffer', 'node:crypto', 'node:util', 'node:url', 'node:zlib'];

export const purity: Rule = {
  promise: 'the pure set does no I/O',
  find: (files) =>
    outsideImportsOf(files)
      .filter(
        ({ path, packageName }) => isPure(path) && packageName.startsWith('node:') && !computing.includes(packageName),
      )
      .filter(
        ({ names }) =>
          names.length === 0 ||
          !names.every((name) => ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress'].includes(name)),
      )
      .map(({ path, line, packageName }) => ({
        path,
        line,
        message: `imports ${packageName}: pure code gets what it needs as a parameter`,
      })),
  planted: [
    { 'src/exchange/rules/name.ts': "import { readFileSync } from 'node:fs';" },
    { 'src/arcade/engines/go.ts': "import { setTimeout } from 'node:timers/promises';" },
    { 'src/core/outbound/address-policy.ts': "import { lookup } from 'node:dns';" },
    { 'src/core/base/canonical-json.ts': "import { env } from 'node:process';" },
  ],
  allowed: [
    { 'src/exchange/rules/content-hash.ts': "import { createHash } from 'node:crypto';" },
    { 'src/core/outbound/address-policy.ts': "import { BlockList, isIP } from 'node:net';" },
    { 'src/exchange/store/files.ts': "import { readFileSync } from 'node:fs';" },
  ],
};

function isPure(path: string): boolean {
  return /^src\/([a-z]+\/(rules|engines|bundle)\/|core\/outbound\/address-policy|core\/base\/canonical-json)/.test(
    path,
  );
}
