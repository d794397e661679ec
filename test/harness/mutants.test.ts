import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Mutant, plant, withFault } from '../../scripts/mutants/mutant.ts';
import { mutants } from '../../scripts/mutants/planted.ts';
import { inTempFolder } from '../support/temp.ts';

const source = 'if (mayPass) open();\nclose();\n';

function fault(edit: Partial<Mutant>): Mutant {
  return {
    name: 'a',
    breaks: 'It opens.',
    file: 'door.ts',
    find: 'mayPass',
    replace: 'true',
    tests: ['a.test.ts'],
    ...edit,
  };
}

test('a fault is planted and taken back without a trace', () =>
  inTempFolder((folder) => {
    const file = join(folder, 'door.ts');
    writeFileSync(file, source);
    const undo = plant(folder, fault({ also: [{ file: 'door.ts', find: 'close();', replace: '$&' }] }));
    assert.ok(typeof undo === 'function', String(undo));
    assert.equal(readFileSync(file, 'utf8'), 'if (true) open();\n$&\n');
    undo();
    assert.equal(readFileSync(file, 'utf8'), source);
  }));

test('a text that the source no longer has, or has twice, is not planted, not even in part', () =>
  inTempFolder((folder) => {
    const file = join(folder, 'door.ts');
    writeFileSync(file, source);
    for (const find of ['mayEnter', '();']) {
      const told = plant(folder, fault({ also: [{ file: 'door.ts', find, replace: '' }] }));
      assert.match(String(told), /door\.ts has this text [02] times/);
      assert.equal(readFileSync(file, 'utf8'), source);
    }
  }));

test('a text is found wherever a formatter has broken its lines', () =>
  inTempFolder((folder) => {
    const file = join(folder, 'door.ts');
    writeFileSync(file, 'open(\n  door, // not this one\n);\nconst all = open(\n  front,\n  back,\n);\n');
    const undo = plant(folder, fault({ find: 'open(front, back);', replace: '[];' }));
    assert.ok(typeof undo === 'function', String(undo));
    assert.equal(readFileSync(file, 'utf8'), 'open(\n  door, // not this one\n);\nconst all = [];\n');
  }));

test('every fault has a name of its own, says what it breaks, and names tests that exist', () => {
  assert.equal(new Set(mutants.map(({ name }) => name)).size, mutants.length);
  for (const { name, breaks, tests } of mutants) {
    assert.match(name, /^[a-z]+(-[a-z]+)+$/);
    assert.match(breaks, /^[A-Z].+\.$/);
    assert.ok(tests.length > 0, name);
    for (const file of tests) assert.ok(existsSync(file), `${name} names ${file}`);
  }
});

test('every fault still fits the source', () => {
  const told = mutants.map((mutant) => ({ mutant, faulty: withFault('.', mutant) }));
  const stale = told.flatMap(({ mutant, faulty }) => (typeof faulty === 'string' ? [`${mutant.name}: ${faulty}`] : []));
  assert.deepEqual(stale, []);
});
