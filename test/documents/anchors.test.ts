import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const fencedBlocks = /^```.*?^```/gms;
const linkPattern = /\]\(([\w./-]*\.md)?#([^)\s]+)\)/g;

/** Anchors of the headings, by GitHub's rule. */
function anchorsOf(path: string): Set<string> {
  const headings =
    readFileSync(path, 'utf8')
      .replace(fencedBlocks, '')
      .match(/^#+ .+$/gm) ?? [];
  return new Set(headings.map((heading) => anchorOf(heading.replace(/^#+ /, ''))));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

test('every link to a section of a document leads to one of its headings', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md']);
  const links = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').replace(fencedBlocks, '').matchAll(linkPattern)].map(([, target, anchor = '']) => ({
      path,
      anchor,
      target: target === undefined ? path : join(dirname(path), target),
    })),
  );
  assert.ok(links.length > 20, `${links.length} links`);
  const broken = links.filter(({ target, anchor }) => !anchorsOf(target).has(anchor));
  assert.deepEqual(broken, []);
});
