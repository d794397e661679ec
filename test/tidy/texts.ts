import type { Finding, Rule, SourceFile } from './rule.ts';
import { findInNodes, isCode, type Node, syntaxOf } from './syntax.ts';

const isServerCode = ({ path }: SourceFile): boolean => isCode(path) && path.startsWith('src/');

/** Whether a file is a source of the engines or of the bundle check, which are recorded by hash. */
const isRecorded = ({ path }: SourceFile): boolean => /^src\/arcade\/(engines|games\/bundle)\//.test(path);

export const failureLogs: Rule = {
  statement: 'a log line of a failure says what happens next',
  find: (files) => files.filter(isServerCode).flatMap((file) => findInNodes(file, findIncompleteFailureLog)),
  violations: [
    { 'src/core/a.ts': "log.warn({ err }, 'sending mail failed');" },
    { 'src/core/a.ts': "this.#deps.log.error({ err }, 'sending mail failed');" },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a sample.
    { 'src/core/a.ts': 'log.error({ err }, `${name} failed`);' },
  ],
  allowed: [
    { 'src/core/a.ts': "log.warn({ err }, 'sending mail failed: retrying in 60 s');" },
    { 'src/core/a.ts': "run.error('failed');" },
    { 'test/a.ts': "log.error({ err }, 'request failed');" },
  ],
};

export const docComments: Rule = {
  statement: 'a doc comment begins with the concept, not with a preposition or a question',
  find: (files) => files.filter((file) => isCode(file.path) && !isRecorded(file)).flatMap(findCommentsWithoutConcept),
  violations: [
    { 'src/core/a.ts': '/** Of the newest ones. */\nexport const a = 1;' },
    { 'src/core/a.ts': '/** Which build is current. */\nexport const a = 1;' },
    { 'test/a.ts': '/**\n * For each call the position.\n */\nconst a = 1;' },
  ],
  allowed: [
    { 'src/core/a.ts': '/** In-memory cache. */\nexport const a = 1;' },
    { 'src/core/a.ts': '/** Whether it is current. */\nexport const a = 1;' },
    { 'src/core/a.ts': '// For each call.\nexport const a = 1;' },
    { 'src/arcade/engines/tetris/a.ts': '/** When gravity locks the piece. */\nexport const a = 1;' },
  ],
};

export const descriptions: Rule = {
  statement: 'a published description has a subject',
  find: (files) => files.filter(isServerCode).flatMap((file) => findInNodes(file, findSubjectless)),
  violations: [
    { 'src/core/a.ts': "const seats = Type.Integer({ description: 'Of each seat.' });" },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a sample.
    { 'src/core/a.ts': 'const seats = Type.Integer({ description: `Of the ${max} newest.` });' },
  ],
  allowed: [
    { 'src/core/a.ts': "const seats = Type.Integer({ description: 'Actions of each seat.' });" },
    { 'src/core/a.ts': "const seats = Type.Integer({ title: 'Of each seat' });" },
  ],
};

const circumstance = /^(After|Among|As|By|For|From|In|Of|Only|Since|Then|Until|When|With|Without) /;
const question = /^(Which|What|Who|Why|Where|How) /;

function findCommentsWithoutConcept(file: SourceFile): Finding[] {
  const { comments, lineOf } = syntaxOf(file);
  return comments.flatMap(({ type, value, start }) => {
    const text = type === 'Block' && value.startsWith('*') ? value.slice(1).replace(/^[\s*]+/, '') : '';
    if (!circumstance.test(text) && !question.test(text)) return [];
    const begin = text.split('\n')[0] ?? '';
    return [{ path: file.path, line: lineOf(start), message: `name the concept first: "${begin.trim()}"` }];
  });
}

function findSubjectless(node: Node): string | undefined {
  if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'description') return undefined;
  const text = beginningOf(node.value);
  return text !== undefined && circumstance.test(text) ? `a description without a subject: "${text}"` : undefined;
}

function findIncompleteFailureLog(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const level = property.type === 'Identifier' ? property.name : '';
  const logName = object.type === 'MemberExpression' ? object.property : object;
  if (!['info', 'warn', 'error'].includes(level) || !('name' in logName) || logName.name !== 'log') return undefined;
  const message = node.arguments.at(-1);
  const text = message === undefined ? undefined : endOf(message);
  return text?.endsWith('failed') ? 'say what happens next, such as "failed: retrying in 60 s"' : undefined;
}

function beginningOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function endOf(node: Node): string | undefined {
  return node.type === 'TemplateLiteral' ? node.quasis.at(-1)?.value.raw : beginningOf(node);
}
