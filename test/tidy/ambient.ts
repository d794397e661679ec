import type { Rule, SourceFile } from './rule.ts';
import { isCode, type Node, syntaxOf, walk } from './syntax.ts';

// The clock, randomness, the network and the console, which code could use without a dependency.

interface GlobalRule {
  /** Dotted names of calls: `Date.now`, `fetch`, `new Date` (without an argument). */
  readonly calls: RegExp;
  /** Paths of the files that may use them. */
  readonly owners: RegExp;
  readonly message: string;
}

const toolFolders = 'test|bench|scripts|sdk|demo|bundles|bin';

const globalRules: readonly GlobalRule[] = [
  {
    calls: /^(Date\.now|new Date|Date|performance\.now|process\.(hrtime|uptime)(\.bigint)?)$/,
    owners: new RegExp(`^(src/core/base/clock\\.ts$|src/cli/|(${toolFolders})/)`),
    message: 'time comes from core/base/clock, as a parameter',
  },
  {
    calls: /^Math\.random$/,
    owners: /^(sdk|bundles)\//,
    message: 'not reproducible: use core/base/ids, or a printed seed in tests',
  },
  {
    calls:
      /^((crypto|webcrypto|globalThis\.crypto)\.)?(randomBytes|randomUUID|randomInt|randomFillSync|randomFill|getRandomValues)$/,
    owners: new RegExp(`^(src/core/base/ids\\.ts$|src/core/operation/credentials|src/cli/|(${toolFolders})/)`),
    message: 'randomness comes from core/base/ids and credentials',
  },
  {
    calls: /^(fetch|globalThis\.fetch|new WebSocket|new EventSource)$/,
    owners: new RegExp(`^(src/core/interfaces/|src/relay/outbound/|src/cli/|(${toolFolders})/)`),
    message: 'connections are opened only in core/interfaces and relay/outbound',
  },
  {
    calls: /^console\.\w+$/,
    owners: /^(src\/cli|scripts|bench|demo|bundles)\//,
    message: 'the server logs through core/base/log, and tests report through assertions',
  },
];

export const ambient: Rule = {
  statement: 'time, randomness, network and console are used only by their owners',
  find: (files) => files.filter(({ path }) => isCode(path) && !isForBrowsers(path)).flatMap(findGlobalUses),
  violations: [
    { 'src/exchange/operations/reply.ts': 'const now = Date.now();' },
    { 'src/exchange/operations/reply.ts': 'const now = new Date();' },
    { 'src/exchange/rules/age.ts': 'const text = Date();' },
    { 'src/core/db/sqlite/sqlite.ts': 'const start = performance.now();' },
    { 'src/core/db/sqlite/sqlite.ts': 'const start = process.hrtime.bigint();' },
    { 'src/core/base/clock.ts': 'const luck = Math.random();' },
    { 'test/exchange/search.test.ts': 'const luck = Math.random();' },
    { 'src/relay/receipt.ts': "import { randomBytes } from 'node:crypto';\nconst id = randomBytes(16);" },
    { 'src/relay/receipt.ts': 'const id = crypto.randomUUID();' },
    { 'src/relay/receipt.ts': 'const id = globalThis.crypto.getRandomValues(new Uint8Array(8));' },
    { 'src/relay/deliveries/run.ts': "await fetch('https://example.org');" },
    { 'src/exchange/module.ts': "console.log('here');" },
    { 'test/exchange/search.test.ts': "console.error('here');" },
  ],
  allowed: [
    { 'src/core/base/clock.ts': 'const now = Date.now();\nconst text = new Date(now);' },
    { 'src/exchange/operations/reply.ts': 'const at = new Date(context.nowMs).toISOString();' },
    { 'src/core/base/ids.ts': "import { randomBytes } from 'node:crypto';\nconst pool = randomBytes(8);" },
    { 'src/exchange/rules/dates.ts': '// Date.now() and Math.random() are named here only.\nconst text = "fetch(x)";' },
    { 'src/core/base/feed.ts': 'const found = this.fetch(1);' },
    { 'test/exchange/search.test.ts': "await fetch('http://127.0.0.1');" },
    { 'src/exchange/pages/assets/search.js': "fetch('/search');" },
    { 'scripts/report.ts': "console.log('done');" },
  ],
};

/** Whether a file is a browser script, which uses the clock and the network of the browser. */
function isForBrowsers(path: string): boolean {
  return /^src\/.*\/assets\//.test(path);
}

function findGlobalUses(file: SourceFile): { path: string; line: number; message: string }[] {
  const { program, lineOf } = syntaxOf(file);
  const findings: { path: string; line: number; message: string }[] = [];
  walk(program, (node) => {
    const name = globalUsedBy(node);
    const rule = name === undefined ? undefined : globalRules.find(({ calls }) => calls.test(name));
    if (rule === undefined || rule.owners.test(file.path)) return;
    findings.push({ path: file.path, line: lineOf(node.start), message: `${name}: ${rule.message}` });
  });
  return findings;
}

/** The global that a node uses: a call, a `new`, or a reference to a member such as `Date.now`. */
function globalUsedBy(node: Node): string | undefined {
  if (node.type === 'NewExpression') {
    const name = dottedName(node.callee);
    return name === 'Date' && node.arguments.length > 0 ? undefined : name && `new ${name}`;
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') return node.callee.name;
  return node.type === 'MemberExpression' ? dottedName(node) : undefined;
}

function dottedName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return undefined;
  const object = dottedName(node.object);
  return object === undefined ? undefined : `${object}.${node.property.name}`;
}
