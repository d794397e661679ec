import { edgesOf, type ImportPosition, placeOf } from './places.ts';
import type { Rule } from './rule.ts';

/** What a part of a module must not import: parts of its own module, and parts of core. */
interface ClosedPart {
  readonly own?: RegExp;
  readonly core?: RegExp;
  readonly reason: string;
}

const pure: ClosedPart = {
  own: /^(?!(rules|engines|bundle|log|errors\.ts|schemas\.ts|lead-schema\.ts|limits\.ts)$)/,
  core: /^(?!base$)/,
  reason: 'pure code imports pure code only; what else it needs is a parameter',
};

const migrations: ClosedPart = {
  own: /^(?!(tables\.ts|migrations)$)/,
  core: /^(?!(db|base)$)/,
  reason: 'migrations know the database and nothing above it',
};

const tables: ClosedPart = {
  own: /^(?!(tables\.ts|rules|publishing)$)/,
  core: /^(?!(db|base)$)/,
  reason: 'tables know the database and, for the types of their columns, the rules',
};

/** Lists of possible outcomes of a request: pure, so that rules and schemas derive theirs from them. */
const outcomeLists = 'src/relay/outbound/outcome.ts';

const relayPart: ClosedPart = {
  own: /^(operations|pages|documents|module\.ts|operations\.ts|running-relay\.ts)$/,
  reason: 'a part of the relay names what it needs itself; only operations know the relay as a whole',
};

const schemas: ClosedPart = {
  own: /^(store|operations|outbound|pages|migrations|tables\.ts|module\.ts|operations\.ts)$/,
  core: /^(db|interfaces)$/,
  reason: 'a schema describes a shape and does nothing',
};

const outbound: ClosedPart = {
  own: /^(?!outbound$)/,
  core: /^(?!base$)/,
  reason: 'the outbound client knows nothing of what it sends',
};

const parts: Readonly<Record<string, ClosedPart>> = {
  rules: pure,
  engines: pure,
  bundle: pure,
  outbound,
  'tables.ts': tables,
  migrations,
  'lead-schema.ts': schemas,
  'schemas.ts': schemas,
  store: {
    own: /^(operations|outbound|pages|migrations|module\.ts|operations\.ts)$/,
    core: /^(interfaces|module\.ts)$/,
    reason: 'store -> tables, core/db',
  },
  operations: {
    own: /^(operations|pages|migrations|tables\.ts|module\.ts|operations\.ts)$/,
    core: /^(interfaces|module\.ts)$/,
    reason: 'operations -> rules, schemas, store',
  },
  pages: {
    own: /^(operations|outbound|migrations|tables\.ts|module\.ts|operations\.ts)$/,
    core: /^module\.ts$/,
    reason: 'pages -> store, core html',
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
    'inside a module operations know rules, schemas and store; store knows tables and the database; pages know store and html',
  find: (files) =>
    edgesOf(files).flatMap((edge) => {
      const from = placeOf(edge.from);
      const to = placeOf(edge.to);
      const closed = from?.layer === 'module' ? parts[from.part] : undefined;
      if (
        from === undefined ||
        to === undefined ||
        closed === undefined ||
        !isClosed(closed, from, to, edge.from, edge.to)
      )
        return [];
      return [{ path: edge.from, line: edge.line, message: `imports ${edge.to}: ${closed.reason}` }];
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
    { 'src/relay/deliveries/run/deliver.ts': "import type { A } from '../running-relay.ts';" },
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
    { 'src/relay/deliveries/operations/deliver.ts': "import type { RunningRelay } from '../running-relay.ts';" },
    {
      'src/exchange/pages/entry.ts':
        "import { a } from '../../core/interfaces/html.ts';\nimport { b } from '../store/entries.ts';",
    },
    { 'src/exchange/rules/name.ts': "import { a } from './letters.ts';\nimport { b } from '../../core/base/text.ts';" },
  ],
};

function isClosed(
  closed: ClosedPart,
  from: ImportPosition,
  to: ImportPosition,
  fromPath: string,
  toPath: string,
): boolean {
  if (toPath === outcomeLists) return false;
  if (to.layer === 'core') return closed.core?.test(to.part) === true;
  if (to.layer !== 'module' || fromPath === toPath) return false;
  const isOwnFolder = from.part === to.part && from.part !== 'operations';
  return !isOwnFolder && closed.own?.test(to.part) === true;
}
