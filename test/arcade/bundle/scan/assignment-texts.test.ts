import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import type { Finding } from '../../../../src/arcade/games/bundle/report.ts';
import { drawScript, sampleBundle } from '../sample-bundle.ts';

/** A script with a helper that creates elements from an object whose values have several types. */
const domHelper = (className: string) => `
  function h(tag, props) {
    const element = document.createElement('div');
    for (const [key, value] of Object.entries(props)) if (key === 'className') element.className = ${className};
    return element;
  }
  h('div', { className: 'row', style: { color: 'red' }, child: document.createElement('b') });`;

describe('the finding script.assign', () => {
  for (const [title, script, why, fix] of [
    ['of an undeclared name', 'count = 1;', /not declared in the bundle/, /let or const/],
    ['of a property of window', 'window.count = 1;', /not declared in the bundle/, /only window\.RialtoRenderer/],
    [
      'of a member of an object with mixed values',
      domHelper('value'),
      /may also be an object, a function or an element, such as a member of an object with mixed values/,
      /element\.className = String\(value\)/,
    ],
    [
      'of a property that renderers must not set',
      "document.body.innerText = 'a';",
      /renderers must not set this property/,
      /textContent or className/,
    ],
    ['of a deleted property', 'delete document.body.id;', /set or deleted/, /a Map of your own/],
    [
      'of an element inside data',
      'function render(state) { state.active.element = document.body; } window.RialtoRenderer = { render };',
      /kept inside data/,
      /variables, or in a Map/,
    ],
  ] as const)
    test(`${title} gives the reason and what to write instead`, () => {
      const findings = assignFindingsOf(script);
      const finding = findings.find((candidate) => why.test(candidate.why));
      assert.ok(finding !== undefined, JSON.stringify(findings));
      assert.match(finding.fix, fix);
    });

  test('of a mixed value is corrected by the text that it suggests', () => {
    assert.deepEqual(assignFindingsOf(domHelper('String(value)')), []);
  });
});

function assignFindingsOf(script: string): readonly Finding[] {
  const text = script.includes('RialtoRenderer = ') ? script : `${script}\n${drawScript}`;
  const { report } = checkBundle({ files: sampleBundle({ 'draw.js': text }) });
  assert.ok(!report.findings.some(({ rule }) => rule === 'script.syntax'));
  return report.findings.filter(({ rule }) => rule === 'script.assign');
}
