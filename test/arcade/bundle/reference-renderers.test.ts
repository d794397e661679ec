import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { describe, test } from 'node:test';
import { packagedGames } from '../../support/packaged-games.ts';
import { type Node, syntaxOf, walk } from '../../tidy/syntax.ts';

// Rules for the packaged games, which are stricter than the scan of uploaded games.

const allowedFreeNames = [
  'Map',
  'Math',
  'ResizeObserver',
  'Set',
  'String',
  'document',
  'requestAnimationFrame',
  'undefined',
  'window',
];
const allowedWindowMembers = ['RialtoRenderer', 'devicePixelRatio', 'matchMedia'];
const allowedDocumentMembers = ['getElementById'];
const forbiddenMembers =
  /^(on.*|constructor|__proto__|prototype|defaultView|contentWindow|contentDocument|ownerDocument|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|src|href|cookie|location|addEventListener|postMessage|ports)$/;
const requiredMembers = ['board', 'active', 'next', 'score', 'lines', 'level', 'status', 'last_event', 'events_since'];

for (const { manifest, files } of packagedGames()) {
  const text = (path: string) => Buffer.from(files.find((file) => file.path === path)?.bytes ?? []).toString('utf8');
  const scripts = files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);

  describe(`${manifest.title} ${manifest.version}`, () => {
    test('uses only the allowed global names', () => {
      for (const path of scripts) {
        const names = freeNamesOf(path, text(path));
        assert.deepEqual(
          names.filter((name) => !allowedFreeNames.includes(name)),
          [],
          path,
        );
      }
    });

    test('uses no computed members, no forbidden members and only the allowed members of window and document', () => {
      for (const path of scripts) {
        const members = membersOf(path, text(path));
        assert.deepEqual(
          members.filter(({ name }) => name === null || forbiddenMembers.test(name)),
          [],
          path,
        );
        const membersOwnedBy = (owner: string) =>
          members.filter((member) => member.owner === owner).map(({ name }) => name);
        for (const name of membersOwnedBy('window'))
          assert.ok(allowedWindowMembers.includes(String(name)), `window.${name}`);
        for (const name of membersOwnedBy('document'))
          assert.ok(allowedDocumentMembers.includes(String(name)), `document.${name}`);
      }
    });

    test('sets its renderer once, and reads and describes the required members of the public state', () => {
      const source = scripts.map(text).join('\n');
      assert.equal(source.match(/window\.RialtoRenderer = \{ render \}/g)?.length, 1);
      for (const name of requiredMembers) assert.match(source, new RegExp(`[.{,\\s]${name}\\b`), name);
      for (const name of requiredMembers)
        assert.ok(Object.hasOwn(manifest.observation_schema['properties'] ?? {}, name), name);
    });

    test('has an entrypoint and style sheets without inline script, inline style or URLs', () => {
      const html = text(manifest.entrypoint);
      assert.doesNotMatch(
        html,
        /<script>|<script [^>]*>[^<]|<style|\sstyle=|\son\w+=|javascript:|https?:|srcset|<iframe|<base/i,
      );
      for (const { path } of files.filter((file) => file.path.endsWith('.css')))
        assert.doesNotMatch(text(path), /url\(|@import|image-set|expression\(/i, path);
    });
  });
}

interface Member {
  /** Name of the variable whose member it is; empty for any other expression. */
  readonly owner: string;
  /** Null if it is computed. */
  readonly name: string | null;
}

function membersOf(path: string, source: string): Member[] {
  const members: Member[] = [];
  walk(syntaxOf({ path, text: source }).program, (node) => {
    if (node.type !== 'MemberExpression') return;
    const owner = node.object.type === 'Identifier' ? node.object.name : '';
    members.push({
      owner,
      name: node.computed ? null : node.property.type === 'Identifier' ? node.property.name : null,
    });
  });
  return members;
}

/** Free variables of the file: identifiers that it uses but does not declare. */
function freeNamesOf(path: string, source: string): string[] {
  const declaredNames = new Set<string>();
  const usedNames = new Set<string>();
  walk(syntaxOf({ path, text: source }).program, (node, ancestors) => {
    if (node.type !== 'Identifier') return;
    (isDeclarationOrMember(node, ancestors) ? declaredNames : usedNames).add(node.name);
  });
  return [...usedNames].filter((name) => !declaredNames.has(name)).sort();
}

/** Returns whether an identifier is a declaration or a member name. */
function isDeclarationOrMember(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1);
  switch (parent?.type) {
    case 'MemberExpression':
      return !parent.computed && parent.property === node && parent.object !== node;
    case 'Property':
      return (parent.key === node && !parent.computed && parent.value !== node) || isInPattern(ancestors);
    case 'VariableDeclarator':
      return parent.id === node;
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return parent.body !== node;
    default:
      return isInPattern(ancestors);
  }
}

function isInPattern(ancestors: readonly Node[]): boolean {
  return ancestors.some((node) => node.type === 'ObjectPattern' || node.type === 'ArrayPattern');
}
