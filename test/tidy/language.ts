import type { Finding, Rule, SourceFile } from './rule.ts';
import { isCode, type Node, syntaxOf, walk } from './syntax.ts';

/** Project-specific words, each with the standard term; `paths` limits the checked files. */
const banned: readonly (readonly [word: RegExp, term: string, paths?: RegExp])[] = [
  [/\berrands?\b/i, 'job'],
  [/\bway out\b/i, 'egress'],
  [/\bdoors?\b/i, 'interface'],
  [/\bfarewells?\b/i, 'self-revoking write'],
  [/\brehearsals?\b/i, 'dry run'],
  [/\bwhoever\b/i, 'the role, such as caller or owner'],
  [/\bfared?\b/i, 'delivery statistics'],
  [/\bovertaken\b/i, 'lost ownership'],
  [/\bmisuse\b/i, 'usage error'],
  [/\bslowness\b/i, 'time scale'],
  [/\banew\b/i, 'again'],
  [/\bthaw(s|ed)?\b/i, 'unfreeze'],
  [/\bmishaps?\b/i, 'failure'],
  [/\bnobody knows\b/i, 'unknown'],
  [/\bjudge(d|ments?)\b/i, 'check, verify or verdict'],
  [/^(That did not work|Done): /, 'what failed or what was done'],
  [/\b(draw|give up|forget) (a|the) key\b|\bgive the key up\b/i, 'generate, revoke, or sign out'],
  [/\bthe whole wall\b/i, 'all live games'],
  [/\b(tenth|sixtieth) speed\b/i, '10× slower'],
  [/\bwhat is pinned\b/i, 'technical details'],
  [/\bcomes with the server\b/i, 'built-in'],
  [/\bheard from the server\b/i, 'last update'],
  [/\btake our word\b/i, 'verify'],
  [/\bdestination said\b/i, 'rejected by the destination'],
  [/\bstand against\b/i, 'is rejected'],
  [/\btries the way\b/i, 'test lead'],
  [/\bsaid exactly this\b/i, 'issued by this server'],
  [/\bit is so already\b/i, 'nothing to change'],
  [/\bstep of its schema\b/i, 'applied migration'],
  [/\bin earnest\b/i, 'production'],
  [/\bhow it is proved\b/i, 'testing'],
  [/\bplan (Builder|Trial)\b/, 'Builder plan'],
  [/\b(no|some|every|any)body\b/i, 'the role, such as caller or owner', /^src\//],
];

/** Unchecked: sources, bundles and builds of engines, which are recorded by hash, test data, and this list. */
const unchecked =
  /^(src\/arcade\/engines|sdk\/engines|bundles)\/|\/fixtures\/|^sdk\/validate\.mjs$|^src\/arcade\/pages\/assets\/replay-engine\.js$|^test\/tidy\/language\.ts$/;

const typeDeclarations = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);

export const wording: Rule = {
  statement: 'exported names, messages, comments, test titles and headings use standard terms',
  find: (files) =>
    files
      .filter(({ path }) => !unchecked.test(path))
      .flatMap((file) => (isCode(file.path) ? bannedWords(file) : bannedHeadings(file))),
  violations: [
    { 'src/core/db/a.ts': 'export function findFarewell() {}' },
    { 'src/cli/a.ts': 'export class Misuse {}' },
    { 'src/relay/outbound/a.ts': "export const a = 'opening the way out failed';" },
    { 'src/relay/pages/a.ts': "export const a = 'It answered 503: the destination said no.';" },
    { 'src/core/interfaces/admin/assets/a.js': "export const a = 'Done: hide.';" },
    { 'src/core/a.ts': 'export const a = `Whoever holds the key waits.`;' },
    { 'test/core/a.test.ts': "test('answers whoever asks', () => {});" },
    { 'scripts/a.ts': "export const a = 'The reports are judged.';" },
    { 'src/core/a.ts': '/** Opens the way out. */\nexport const a = 1;' },
    { 'src/core/a.ts': '// Nobody waits for it.\nexport const a = 1;' },
    { 'src/relay/a.ts': "export const a = 'You have the plan Builder.';" },
    { 'docs/a.md': '# A\n\n## The way out\n' },
  ],
  allowed: [
    { 'src/core/a.ts': "export const fareless = 'outdoors';" },
    { 'src/core/b.ts': "import { a } from './farewell.ts';\nconst farewell = a;\nexport const b = farewell;" },
    { 'src/arcade/engines/a.ts': 'export const errand = 1;' },
    { 'test/a.test.ts': "const body = 'Does anybody read this?';" },
    { 'docs/a.md': '# A\n\nMind the door.\n' },
  ],
};

export const distinctTypes: Rule = {
  statement: 'an exported type name has one meaning',
  find: (files) => {
    const exportedTypes = files
      .filter(({ path }) => isCode(path) && path.startsWith('src/'))
      .flatMap((file) => exportsOf(file).filter(({ isType }) => isType));
    return exportedTypes.flatMap(({ path, line, name }) => {
      const otherType = exportedTypes.find((type) => type.name === name && type.path !== path);
      return otherType === undefined
        ? []
        : [{ path, line, message: `the type ${name} is also defined in ${otherType.path}` }];
    });
  },
  violations: [
    { 'src/core/a.ts': 'export interface Outcome {}', 'src/cli/a.ts': 'export type Outcome = string;' },
    { 'src/core/a.ts': 'export class Claim {}', 'src/core/b.ts': 'export interface Claim {}' },
  ],
  allowed: [
    { 'src/core/a.ts': 'export interface Outcome {}', 'src/cli/a.ts': 'interface Outcome {}' },
    { 'src/core/a.ts': 'export const outcome = 1;', 'src/core/b.ts': 'export const outcome = 2;' },
  ],
};

interface Exported {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly isType: boolean;
}

function exportsOf(file: SourceFile): Exported[] {
  const { program, lineOf } = syntaxOf(file);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) return [];
    const { declaration } = node;
    const ids =
      declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id) : [idOf(declaration)];
    return ids.flatMap((id) =>
      id?.type === 'Identifier'
        ? [{ path: file.path, line: lineOf(node.start), name: id.name, isType: typeDeclarations.has(declaration.type) }]
        : [],
    );
  });
}

function idOf(declaration: object): Node | null {
  return 'id' in declaration ? (declaration.id as Node | null) : null;
}

interface LineText {
  readonly line: number;
  readonly text: string;
}

function bannedHeadings(file: SourceFile): Finding[] {
  if (!file.path.endsWith('.md')) return [];
  const lines = file.text.split('\n').map((text, index) => ({ line: index + 1, text }));
  return findBannedWords(
    file,
    lines.filter(({ text }) => text.startsWith('#')),
  );
}

function bannedWords(file: SourceFile): Finding[] {
  const { program, comments, lineOf } = syntaxOf(file);
  const names = exportsOf(file).map(({ line, name }) => ({ line, text: name.replace(/([a-z])([A-Z])/g, '$1 $2') }));
  const texts: LineText[] = [...names, ...comments.map(({ start, value }) => ({ line: lineOf(start), text: value }))];
  walk(program, (node, ancestors) => {
    if (ancestors.slice(-2).some(isQuotedCode)) return;
    if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes(' '))
      texts.push({ line: lineOf(node.start), text: node.value });
    if (node.type === 'TemplateElement' && node.value.raw.includes(' '))
      texts.push({ line: lineOf(node.start), text: node.value.raw });
  });
  return findBannedWords(file, texts);
}

function findBannedWords(file: SourceFile, texts: readonly LineText[]): Finding[] {
  return texts.flatMap(({ line, text }) =>
    banned
      .filter(([word, , paths]) => word.test(text) && (paths === undefined || paths.test(file.path)))
      .map(([word, term]) => ({ path: file.path, line, message: `${word.source} is a private word: use "${term}"` })),
  );
}

/** The search and replacement texts of a mutation test are code of another file. */
function isQuotedCode(parent: Node): boolean {
  return (
    parent.type === 'Property' && parent.key.type === 'Identifier' && ['find', 'replace'].includes(parent.key.name)
  );
}
