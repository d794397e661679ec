import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Budget, scanLimits } from '../../../../src/arcade/games/bundle/scan/budget.ts';
import { scanScripts } from '../../../../src/arcade/games/bundle/scan/script/scan-scripts.ts';
import { rulesOf } from './scan-script.ts';

/** Ways by which the value `q` that one function stores reaches `w` in another: how `w` is read, how `q` is stored. */
const dataFlows: Readonly<Record<string, readonly [string, string]>> = {
  'Object.values': ['w = Object.values(t)[0];', 't.a = q;'],
  'Object.entries': ['w = Object.entries(t)[0][1];', 't.a = q;'],
  'Object.assign': ['w = Object.assign({}, t).a;', 't.a = q;'],
  spread: ['w = ({ ...t }).a;', 't.a = q;'],
  'rest of a pattern': ['const { ...r } = t; w = r.a;', 't.a = q;'],
  'computed name': ['w = t[state.k];', 't.a = q;'],
  index: ['w = list[state.level % 2];', "list['0'] = q;"],
  iteration: ['for (const e of list) w = e;', "list['0'] = q;"],
  find: ['w = list.find((e) => e !== 1);', "list['0'] = q;"],
  sort: ['list.sort(); w = list[1];', "list['0'] = q;"],
  'Array.from': ['w = Array.from(t)[0];', "t['0'] = q;"],
  setter: ['late.a = q;', 'class Late { set [name](v) { w = v; } } late = new Late(); name = "a";'],
};

describe('the analysis of scripts', () => {
  for (const [name, [readValue, storeValue]] of Object.entries(dataFlows))
    test(`finds a value that one function stores and another reads by ${name}, in either order`, () => {
      const functions = [
        'const use = () => { w.cookie = 1; };',
        `const take = () => { ${readValue} };`,
        `const put = () => { ${storeValue} };`,
        'const begin = () => { q = document; };',
      ];
      for (const order of [functions, functions.toReversed()]) {
        const rules = rulesOf(`let w = 0, q = 0, late = {}, name = 'b', state = {};
          const t = {}, list = [1, 2];
          ${order.join('\n')}
          window.RialtoRenderer = { render(s) { state = s; take(); use(); put(); begin(); } };`);
        assert.ok(rules.includes('STO.member') || rules.includes('script.call'), `${name}: ${rules.join()}`);
      }
    });

  test('terminates without findings for cyclic prototypes', () => {
    for (const read of ['a[state.k]', 'a.x', 'Object.values(a)', '[...a]', 'a.y = 1'])
      assert.deepEqual(
        rulesOf(`window.RialtoRenderer = { render(state) {
          const a = {}, b = {}; a[state.k] = b; b[state.k] = a; void (${read}); } };`),
        [],
        read,
      );
  });

  test('uses less than a tenth of the maximum steps for many cyclic prototypes', () => {
    const names = Array.from({ length: 24 }, (_, index) => `o${index}`);
    const writes = names.flatMap((left) => names.map((right) => `${left}[state.k] = ${right};`));
    const budget = new Budget();
    const text = `window.RialtoRenderer = { render(state) {
      ${names.map((name) => `const ${name} = {};`).join('')} ${writes.join('')} void (o0.x + o1.y); } };`;
    const { scans } = scanScripts(new Map([['a.js', text]]), {
      loaded: [{ path: 'a.js', kind: 'classic' }],
      required: [],
      budget,
    });
    assert.deepEqual(scans[0]?.findings, []);
    assert.ok(budget.steps < scanLimits.stepsMax / 10, String(budget.steps));
  });

  test('reports one finding per mistake', () => {
    const cases = {
      "fetch('//x');": ['NET.name'],
      'for (const each of state.next) fetch(each), fetch(each);': ['NET.name', 'NET.name'],
      'state.level.unknown.method();': ['script.call'],
      "document.body.innerHTML = 'x'; document.cookie = 'x';": ['DYN.member', 'STO.member'],
    };
    for (const [body, rules] of Object.entries(cases))
      assert.deepEqual(rulesOf(`window.RialtoRenderer = { render(state) { ${body} } };`), rules, body);
  });

  test('reports the rule of the family of a refused capability', () => {
    const cases = {
      "import('./a.js')": 'DYN.import',
      "document.createElement('input')": 'INP.element',
      "document.createElement('iframe')": 'EMB.element',
      "document.createElement('style')": 'CSS.element',
      "document.createElementNS('http://www.w3.org/2000/svg', 'animate')": 'TIM.element',
      'document.createElement(state.tag)': 'EMB.element',
    };
    for (const [expression, rule] of Object.entries(cases))
      assert.deepEqual(rulesOf(`window.RialtoRenderer = { render(state) { ${expression}; } };`), [rule]);
  });
});
