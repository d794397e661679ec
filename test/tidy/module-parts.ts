import { edgesOf, type ImportPosition, importPositionOf } from './import-positions.ts';
import type { Rule } from './rule.ts';

/** Imports that a part of a module must not have: parts of its own module, and parts of core. */
interface ImportRestriction {
  readonly ownModule?: RegExp;
  readonly core?: RegExp;
  readonly reason: string;
}

const pure: ImportRestriction = {
  ownModule: /^(?!(rules|engines|bundle|log|errors\.ts|schemas\.ts|lead-schema\.ts|limits\.ts)$)/,
  core: /^(?!base$)/,
  reason: 'pure code imports only pure code; pass other dependencies as parameters',
};

const migrations: ImportRestriction = {
  ownModule: /^(?!(tables\.ts|migrations)$)/,
  core: /^(?!(db|base)$)/,
  reason: 'migrations import only tables and the database layer',
};

const tables: ImportRestriction = {
  ownModule: /^(?!(tables\.ts|rules|publishing)$)/,
  core: /^(?!(db|base)$)/,
  reason: 'tables import only the database layer and, for the types of columns, rules and publishing',
};

/** Lists of the possible outcomes of a request. The file is pure, so that every part may import it. */
const outcomeLists = 'src/relay/outbound/outcome.ts';

const relayPart: ImportRestriction = {
  ownModule: /^(operations|pages|documents|module\.ts|operations\.ts|relay-services\.ts)$/,
  reason: 'a part of the relay declares its own dependencies; only operations import the whole relay',
};

const schemas: ImportRestriction = {
  ownModule: /^(store|operations|outbound|pages|migrations|tables\.ts|module\.ts|operations\.ts)$/,
  core: /^(db|interfaces)$/,
  reason: 'schemas only declare data types',
};

const outbound: ImportRestriction = {
  ownModule: /^(?!outbound$)/,
  core: /^(?!base$)/,
  reason: 'the outbound client does not depend on the content of requests',
};

const parts: Readonly<Record<string, ImportRestriction>> = {
  rules: pure,
  engines: pure,
  bundle: pure,
  outbound,
  'tables.ts': tables,
  migrations,
  'lead-schema.ts': schemas,
  'schemas.ts': schemas,
  store: {
    ownModule: /^(operations|outbound|pages|migrations|module\.ts|operations\.ts)$/,
    core: /^(interfaces|module\.ts)$/,
    reason: 'the store must not import operations, outbound, pages or interfaces',
  },
  operations: {
    ownModule: /^(operations|pages|migrations|tables\.ts|module\.ts|operations\.ts)$/,
    core: /^(interfaces|module\.ts)$/,
    reason: 'operations must not import each other, pages, tables or interfaces',
  },
  pages: {
    ownModule: /^(operations|outbound|migrations|tables\.ts|module\.ts|operations\.ts)$/,
    core: /^module\.ts$/,
    reason: 'pages must not import operations, outbound or tables',
  },
  run: relayPart,
  checks: relayPart,
  echo: relayPart,
  health: relayPart,
  codes: relayPart,
  keys: relayPart,
  notices: relayPart,
  payments: relayPart,
  retention: relayPart,
  trials: relayPart,
};

export const moduleParts: Rule = {
  statement:
    'in a module, operations import rules, schemas and store; store imports tables and the database; pages import store and html',
  find: (files) =>
    edgesOf(files).flatMap((edge) => {
      const from = importPositionOf(edge.from);
      const to = importPositionOf(edge.to);
      const restriction = from?.layer === 'module' ? parts[from.part] : undefined;
      if (
        from === undefined ||
        to === undefined ||
        restriction === undefined ||
        !isForbidden(restriction, from, to, edge.from, edge.to)
      )
        return [];
      return [{ path: edge.from, line: edge.line, message: `imports ${edge.to}: ${restriction.reason}` }];
    }),
  violations: [
    { 'src/exchange/rules/name.ts': "import { a } from '../store/entries.ts';" },
    { 'src/exchange/rules/name.ts': "import type { Db } from '../../core/db/transaction.ts';" },
    { 'src/arcade/engines/go.ts': "import { a } from '../../core/interfaces/html.ts';" },
    { 'src/exchange/store/entries.ts': "import { a } from '../operations/reply.ts';" },
    { 'src/exchange/store/entries.ts': "import { a } from '../../core/interfaces/html.ts';" },
    { 'src/exchange/operations/reply.ts': "import { a } from '../tables.ts';" },
    { 'src/exchange/operations/reply.ts': "import { a } from './resolve.ts';" },
    { 'src/exchange/operations/reply.ts': "import { a } from '../../core/interfaces/http-server.ts';" },
    { 'src/exchange/pages/entry.ts': "import { a } from '../operations/reply.ts';" },
    { 'src/exchange/tables.ts': "import { a } from './store/entries.ts';" },
    { 'src/relay/rules/name.ts': "import { a } from '../outbound/egress.ts';" },
    { 'src/exchange/migrations/001-start.ts': "import { a } from '../store/entries.ts';" },
    { 'src/relay/outbound/egress.ts': "import { a } from '../errors.ts';" },
    { 'src/relay/schemas.ts': "import { a } from './store/leads.ts';" },
    { 'src/relay/deliveries/run/deliver.ts': "import type { A } from '../relay-services.ts';" },
    { 'src/relay/accounts/trials/begin.ts': "import { a } from '../operations/create_trial.ts';" },
  ],
  allowed: [
    {
      'src/exchange/operations/reply.ts':
        "import { a } from '../store/replies.ts';\nimport { b } from '../rules/name.ts';\nimport { c } from '../../core/operation/operation.ts';",
    },
    { 'src/exchange/operations.ts': "import { a } from './operations/reply.ts';" },
    { 'src/relay/tables.ts': "import type { A } from './rules/name.ts';" },
    { 'src/relay/rules/name.ts': "import { phases } from '../outbound/outcome.ts';" },
    { 'src/relay/deliveries/operations/deliver.ts': "import type { RelayServices } from '../relay-services.ts';" },
    {
      'src/exchange/pages/entry.ts':
        "import { a } from '../../core/interfaces/html.ts';\nimport { b } from '../store/entries.ts';",
    },
    { 'src/exchange/rules/name.ts': "import { a } from './letters.ts';\nimport { b } from '../../core/base/text.ts';" },
  ],
};

function isForbidden(
  restriction: ImportRestriction,
  from: ImportPosition,
  to: ImportPosition,
  fromPath: string,
  toPath: string,
): boolean {
  if (toPath === outcomeLists) return false;
  if (to.layer === 'core') return restriction.core?.test(to.part) === true;
  if (to.layer !== 'module' || fromPath === toPath) return false;
  const isOwnFolder = from.part === to.part && from.part !== 'operations';
  return !isOwnFolder && restriction.ownModule?.test(to.part) === true;
}
