import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyMutant, type Edit, editsOf, type Mutant, mutatedFiles } from '../../scripts/mutants/mutant.ts';
import { mutants } from '../../scripts/mutants/mutations.ts';
import { symbolRanges } from '../../scripts/mutants/symbol-range.ts';
import { inTempFolder } from '../support/temp.ts';

const source = `import { open } from './open.ts';
function enter() {
  if (mayPass) open();
}
class Gate {
  #close() {
    return mayPass;
  }
}
`;

function mutantOf(edit: Partial<Mutant>): Mutant {
  return {
    name: 'a',
    breaks: 'It opens.',
    file: 'gate.ts',
    symbol: 'enter',
    find: 'mayPass',
    replace: 'true',
    tests: ['a.test.ts'],
    ...edit,
  };
}

function withFile(text: string, run: (folder: string, file: string) => void): Promise<void> {
  return inTempFolder(async (folder) => {
    const file = join(folder, 'gate.ts');
    writeFileSync(file, text);
    run(folder, file);
  });
}

test('a mutation changes the named declarations only, and undoing it restores the file', () =>
  withFile(source, (folder, file) => {
    const furtherEdits = [{ file: 'gate.ts', symbol: 'Gate.#close', find: 'return mayPass', replace: "return '$&'" }];
    const undo = applyMutant(folder, mutantOf({ furtherEdits }));
    assert.ok(typeof undo === 'function', String(undo));
    assert.equal(
      readFileSync(file, 'utf8'),
      source.replace('if (mayPass)', 'if (true)').replace('return mayPass', () => "return '$&'"),
    );
    undo();
    assert.equal(readFileSync(file, 'utf8'), source);
  }));

test('a mutation whose declaration is missing, or whose text is missing or ambiguous, changes nothing', () =>
  withFile(source, (folder, file) => {
    const cases = [
      [{ symbol: 'enter', find: 'mayPas' }, /enter in gate\.ts has this text 0 times/],
      [{ symbol: 'enter', find: 'Pass)' }, /enter in gate\.ts has this text 0 times/],
      [{ symbol: 'enter', find: 'mayEnter' }, /enter in gate\.ts has this text 0 times/],
      [{ symbol: 'Gate', find: '{' }, /Gate in gate\.ts has this text 2 times/],
      [{ symbol: 'leave', find: 'mayPass' }, /gate\.ts declares leave 0 times/],
    ] as const;
    for (const [edit, problem] of cases) {
      const result = applyMutant(folder, mutantOf({ furtherEdits: [{ file: 'gate.ts', replace: '', ...edit }] }));
      assert.match(String(result), problem);
      assert.equal(readFileSync(file, 'utf8'), source);
    }
  }));

test('a mutation finds its text regardless of line breaks', () =>
  withFile(
    'function go() {\n  open(\n    gate, // another\n  );\n  open(\n    front,\n    back,\n  );\n}\n',
    (folder, file) => {
      const undo = applyMutant(folder, mutantOf({ symbol: 'go', find: 'open(front, back);', replace: '[];' }));
      assert.ok(typeof undo === 'function', String(undo));
      assert.equal(readFileSync(file, 'utf8'), 'function go() {\n  open(\n    gate, // another\n  );\n  [];\n}\n');
    },
  ));

test('a mutation can address imports, and constants and methods of Python', () => {
  const python =
    'LIMIT = 3\n\nclass Client:\n    def send(self):\n        return LIMIT\n\n    def close(self):\n        pass\n';
  const textOf = (file: string, text: string, symbol: string) =>
    symbolRanges(file, text)
      .filter((range) => range.symbol === symbol)
      .map(({ start, end }) => text.slice(start, end).trim());
  assert.deepEqual(textOf('a.py', python, 'Client.send'), ['def send(self):\n        return LIMIT']);
  assert.deepEqual(textOf('a.py', python, 'LIMIT'), ['LIMIT = 3']);
  assert.deepEqual(textOf('gate.ts', source, 'import'), ["import { open } from './open.ts';"]);
});

test('every mutation has a unique name, a description, and existing tests', () => {
  assert.equal(new Set(mutants.map(({ name }) => name)).size, mutants.length);
  for (const { name, breaks, tests } of mutants) {
    assert.match(name, /^[a-z]+(-[a-z]+)+$/);
    assert.match(breaks, /^[A-Z].+\.$/);
    assert.ok(tests.length > 0, name);
    for (const file of tests) assert.ok(existsSync(file), `${name} refers to ${file}`);
  }
});

test('every mutation can be applied to the source', () => {
  const results = mutants.map((mutant) => ({ mutant, filesOrProblem: mutatedFiles('.', mutant) }));
  const problems = results.flatMap(({ mutant, filesOrProblem }) =>
    typeof filesOrProblem === 'string' ? [`${mutant.name}: ${filesOrProblem}`] : [],
  );
  assert.deepEqual(problems, []);
});

test('a mutation uses only names that its file, its replacements, JavaScript or the browser defines', () => {
  const undefinedNames = mutants.flatMap((mutant) =>
    editsOf(mutant)
      .filter(({ file }) => !file.endsWith('.py'))
      .flatMap((edit) => undefinedNamesOf(edit, editsOf(mutant)).map((name) => `${mutant.name}: ${name}`)),
  );
  assert.deepEqual(undefinedNames, []);
});

/** Undefined names that a replacement calls, compares, casts, reads a member of, or writes in camel case. */
function undefinedNamesOf({ file, replace }: Edit, edits: readonly Edit[]): string[] {
  const code = replace.replace(/\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  const names = [...code.matchAll(/(?<![.\w$#])([a-zA-Z_$][\w$]*)(?=\s*(?:[.(]|[!=]==)| as )/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const camelCaseNames = code.match(/(?<![.\w$#])[a-z]+[A-Z]\w*\b(?!\s*:)/g) ?? [];
  const definedNames = new Set([
    ...(readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []),
    ...edits.flatMap((edit) => edit.replace.match(/[\w$]+(?=\)? =>|\s*=[^=]|\)? \{|: \{|\]\) =>)/g) ?? []),
    ...keywords,
    ...browserGlobals,
  ]);
  return [...names, ...camelCaseNames].filter((name) => !definedNames.has(name) && !(name in globalThis));
}

const keywords = ['any', 'await', 'if', 'import', 'return', 'this', 'typeof'];
const browserGlobals = ['history', 'sessionStorage'];
