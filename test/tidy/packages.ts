import { isBuiltin } from 'node:module';
import { externalImportsOf } from './import-positions.ts';
import type { Rule } from './rule.ts';

/** Packages, and the files of `src/` that may import them. Tests, tools and benchmarks may import any. */
interface RestrictedPackages {
  readonly packages: readonly string[];
  /** Paths of the files that may import them. */
  readonly owners: RegExp;
  readonly message: string;
  /** Exports without side effects, which any file may import. */
  readonly unrestrictedNames?: readonly string[];
}

const restrictedPackages: readonly RestrictedPackages[] = [
  {
    packages: ['kysely', 'pg', 'better-sqlite3'],
    owners: /^src\/(core\/(db|operation)\/|([a-z]+\/){1,2}(store|migrations)\/|([a-z]+\/){1,2}tables\.ts$)/,
    message:
      'the database is accessed only in store/, migrations/, tables.ts, core/db and the stores of core/operation',
  },
  {
    packages: [
      'fastify',
      '@scalar/fastify-api-reference',
      '@modelcontextprotocol/server',
      '@modelcontextprotocol/node',
    ],
    owners: /^src\/core\/interfaces\//,
    message: 'the HTTP server and MCP packages are imported only in core/interfaces',
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
    owners: /^src\/(core\/(interfaces|db\/postgres)|relay\/outbound|cli)\//,
    message: 'connections are opened only in relay/outbound and core/db/postgres, and accepted only in core/interfaces',
    unrestrictedNames: ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress'],
  },
  { packages: ['nodemailer'], owners: /^src\/relay\/outbound\//, message: 'mail is sent in relay/outbound' },
  {
    packages: ['markdown-it'],
    owners: /^src\/core\/interfaces\/pages\//,
    message: 'Markdown is parsed in core/interfaces/pages',
  },
  { packages: ['pino'], owners: /^src\/core\/base\/log/, message: 'logs are written through core/base/log' },
  { packages: ['stripe'], owners: /^src\/relay\/billing\//, message: 'payments are processed in relay/billing' },
  {
    packages: ['acorn', 'eslint-scope', 'parse5', 'css-tree', 'saxes', '@zip.js/zip.js', 'diff'],
    owners: /^src\/arcade\/games\/bundle\//,
    message: 'bundles are parsed in arcade/games/bundle',
  },
  {
    packages: ['playwright-core', 'pngjs', 'node:child_process'],
    owners: /^src\/(arcade\/games\/probes|cli)\//,
    message: 'browsers and processes are started only in arcade/games/probes and cli',
  },
];

export const packages: Rule = {
  statement: 'each external package is imported only by its owners',
  find: (files) =>
    externalImportsOf(files)
      .filter(({ path }) => path.startsWith('src/'))
      .flatMap(({ path, line, packageName, names, onlyTypes }) => {
        const rule = restrictedPackages.find((candidate) => candidate.packages.includes(packageName));
        if (rule === undefined || rule.owners.test(path)) return [];
        if (onlyTypes && packageName.startsWith('node:')) return [];
        if (names.length > 0 && names.every((name) => rule.unrestrictedNames?.includes(name) === true)) return [];
        return [{ path, line, message: `imports ${packageName}: ${rule.message}` }];
      }),
  violations: [
    { 'src/exchange/operations/reply.ts': "import { sql } from 'kysely';" },
    { 'src/exchange/pages/entry.ts': "import type { Pool } from 'pg';" },
    { 'src/app.ts': "import Database from 'better-sqlite3';" },
    { 'src/exchange/module.ts': "import fastify from 'fastify';" },
    { 'src/relay/deliveries/run.ts': "import { request } from 'node:https';" },
    { 'src/relay/deliveries/run.ts': "const http = await import('node:http');" },
    { 'src/relay/deliveries/run.ts': "import { connect } from 'node:net';" },
    { 'src/relay/deliveries/run.ts': "import { isIP, connect } from 'node:net';" },
    { 'src/relay/accounts/codes/mail-code.ts': "import { createTransport } from 'nodemailer';" },
    { 'src/core/base/resolve.ts': "import { lookup } from 'node:dns/promises';" },
    { 'src/arcade/release.ts': "import { request } from 'undici';" },
    { 'src/arcade/module.ts': "import { chromium } from 'playwright-core';" },
  ],
  allowed: [
    { 'src/exchange/store/entries.ts': "import { sql } from 'kysely';" },
    { 'src/core/db/postgres/postgres.ts': "import pg from 'pg';" },
    { 'src/core/base/link.ts': "import { isIP } from 'node:net';" },
    { 'src/main.ts': "import type { AddressInfo } from 'node:net';" },
    {
      'src/core/interfaces/http/http-server.ts':
        "import fastify from 'fastify';\nimport { createServer } from 'node:http';",
    },
    { 'test/exchange/reply.test.ts': "import { request } from 'node:http';" },
  ],
};

export const runtimePackages: Rule = {
  statement: 'packages that the server and the demo import are in dependencies',
  find: (files) => {
    const manifest = files.find(({ path }) => path === 'package.json');
    if (manifest === undefined) return [];
    const { dependencies = {} } = JSON.parse(manifest.text) as { dependencies?: Record<string, string> };
    return externalImportsOf(files)
      .filter(
        ({ path, packageName, onlyTypes }) => /^(src|bin|demo)\//.test(path) && !onlyTypes && !isBuiltin(packageName),
      )
      .filter(({ packageName }) => !Object.hasOwn(dependencies, packageName))
      .map(({ path, line, packageName }) => ({
        path,
        line,
        message: `imports ${packageName}, which "npm start" and "npm run demo" do not install: move it to dependencies`,
      }));
  },
  violations: [
    {
      'demo/agents/a.mjs': "import { Client } from 'a-client';",
      'package.json': '{"devDependencies":{"a-client":"1.0.0"}}',
    },
    { 'src/app.ts': "await import('a-tool');", 'package.json': '{"dependencies":{}}' },
  ],
  allowed: [
    {
      'demo/agents/a.mjs': "import { Client } from '@a/client/sub';",
      'package.json': '{"dependencies":{"@a/client":"1.0.0"}}',
    },
    {
      'src/app.ts': "import type { A } from 'a';\nimport { join } from 'node:path';",
      'package.json': '{"dependencies":{}}',
    },
    { 'test/a.test.ts': "import { a } from 'a-tool';", 'package.json': '{"devDependencies":{"a-tool":"1.0.0"}}' },
  ],
};

/** Node modules without side effects. */
const sideEffectFreeModules = ['node:buffer', 'node:crypto', 'node:util', 'node:url', 'node:zlib'];

export const purity: Rule = {
  statement: 'pure code does no I/O',
  find: (files) =>
    externalImportsOf(files)
      .filter(
        ({ path, packageName }) =>
          isPure(path) && packageName.startsWith('node:') && !sideEffectFreeModules.includes(packageName),
      )
      .filter(
        ({ names }) =>
          names.length === 0 ||
          !names.every((name) => ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress'].includes(name)),
      )
      .map(({ path, line, packageName }) => ({
        path,
        line,
        message: `imports ${packageName}: pass the dependency of pure code as a parameter`,
      })),
  violations: [
    { 'src/exchange/rules/name.ts': "import { readFileSync } from 'node:fs';" },
    { 'src/arcade/engines/go.ts': "import { setTimeout } from 'node:timers/promises';" },
    { 'src/relay/outbound/address-policy.ts': "import { lookup } from 'node:dns';" },
    { 'src/core/base/canonical-json.ts': "import { env } from 'node:process';" },
  ],
  allowed: [
    { 'src/exchange/rules/content-hash.ts': "import { createHash } from 'node:crypto';" },
    { 'src/relay/outbound/address-policy.ts': "import { BlockList, isIP } from 'node:net';" },
    { 'src/exchange/store/files.ts': "import { readFileSync } from 'node:fs';" },
  ],
};

function isPure(path: string): boolean {
  return /^src\/(([a-z]+\/){1,2}(rules|engines|bundle)\/|relay\/outbound\/address-policy|core\/base\/canonical-json)/.test(
    path,
  );
}
