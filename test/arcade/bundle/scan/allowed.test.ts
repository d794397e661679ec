import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as allowed from '../../../../src/arcade/games/bundle/scan/allowed.ts';

const allowedMembers = new Set([...Object.values(allowed.hostMembers).flat(), ...allowed.dataMethods]);
/** Allowed members of rectangles that are refused on elements. */
const rectangleMembers = ['top'];

describe('the allow-list of the scan', () => {
  test('allows no member that it refuses, except top of rectangles', () => {
    const refusedNames = [
      ...allowed.windowMembers,
      ...allowed.prototypeMembers,
      ...Object.values(allowed.refusedMembers).flat(),
      ...allowed.handlerAttributes,
    ];
    assert.deepEqual(
      refusedNames.filter((name) => allowedMembers.has(name)),
      rectangleMembers,
    );
  });

  test('has no duplicates and no empty names in any list', () => {
    const lists: Readonly<Record<string, readonly string[]>> = {
      ...allowed.hostMembers,
      ...Object.fromEntries(Object.entries(allowed.ecmascriptNames).map(([name, { members }]) => [name, members])),
      documentMembers: allowed.documentMembers,
      dataMethods: allowed.dataMethods,
      windowMembers: allowed.windowMembers,
      prototypeMembers: allowed.prototypeMembers,
      refusedMembers: Object.values(allowed.refusedMembers).flat(),
      handlerAttributes: allowed.handlerAttributes,
      htmlElements: allowed.htmlElements,
      svgElements: allowed.svgElements,
      attributes: allowed.attributes,
      metaNames: allowed.metaNames,
      cssFunctions: [...allowed.cssFunctions, ...allowed.cssSelectorFunctions],
      cssAtRules: allowed.cssAtRules,
      openInterfaces: Object.values(allowed.openInterfaces).flat(),
    };
    for (const [name, list] of Object.entries(lists))
      assert.deepEqual(
        list.filter((word, index) => list.indexOf(word) !== index || word === ''),
        [],
        name,
      );
  });

  test('has no name in both tables of free names, and contains neither Math.random, members of Date nor the renderer name', () => {
    const names = [...Object.keys(allowed.ecmascriptNames), ...Object.keys(allowed.browserNames)];
    assert.equal(new Set(names).size, names.length);
    assert.equal(allowed.ecmascriptNames['Math']?.members.includes('random'), false);
    assert.deepEqual(allowed.ecmascriptNames['Date']?.members, []);
    assert.equal(names.includes(allowed.rendererName), false);
  });

  test('lets scripts create only elements that documents may contain, and allows no event handler attribute', () => {
    assert.deepEqual(
      allowed.documentElements.filter((name) => !allowed.htmlElements.includes(name)),
      [],
    );
    for (const element of Object.keys(allowed.elementAttributes))
      assert.ok(allowed.htmlElements.includes(element) || allowed.svgElements.includes(element), element);
    const names = [...allowed.attributes, ...Object.values(allowed.elementAttributes).flat()];
    assert.deepEqual(
      names.filter((name) => name.startsWith('on')),
      [],
    );
  });
});
