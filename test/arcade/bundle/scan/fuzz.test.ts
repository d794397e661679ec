import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { checkBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import { codePoint } from '../../../support/code-point.ts';
import { sampleBundle } from '../sample-bundle.ts';
import { samplePng } from '../sample-media.ts';
import { page } from './scan-sample-bundle.ts';

const validFiles: Readonly<Record<string, string>> = {
  'index.html': page(
    '<main><img src="a.png" alt=""><img src="a.svg" alt=""><table><tr><td>a</table><svg><use href="#p"/></svg></main>',
    '<link rel="stylesheet" href="a.css">',
  ),
  'a.css': '@media print { p:not(.a) { background: url(a.png); width: calc(1px + var(--b, 2px)) } } /* c */',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>p { fill: url(#g) }</style><g><path d="M0 0"/></g></svg>',
};
const fragments = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&#x3c;',
  '\\',
  '\\75 ',
  '/*',
  '*/',
  '{',
  '}',
  '(',
  ')',
  ';',
  '@',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '<script>',
  '</script>',
  '</svg>',
  '<table>',
  '<p',
  ' onload=a',
  'url(',
  '\u202e',
  '\r',
  '\n',
];

const edit = fc.record({
  path: fc.constantFrom(...Object.keys(validFiles)),
  position: fc.nat(600),
  removedCharacters: fc.nat(12),
  insertedText: fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: codePoint, maxLength: 3 })),
});

describe('the scan, with and without random edits of the files', () => {
  test('returns the same report for any order of the edited files, with snippets free of control characters', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const files = { ...validFiles };
        for (const { path, position, removedCharacters, insertedText } of edits) {
          const text = files[path] ?? '';
          files[path] = text.slice(0, position) + insertedText + text.slice(position + removedCharacters);
        }
        const bundle = sampleBundle({ ...files, 'a.png': samplePng() });
        const { report } = checkBundle({ files: bundle });
        assert.deepEqual(checkBundle({ files: bundle.toReversed() }).report, report);
        for (const { snippet = '' } of report.findings) assert.match(snippet, /^[^\p{Cc}\p{Cf}]{0,120}$/u);
      }),
      { numRuns: 300 },
    );
  });

  test('accepts the files without edits', () => {
    const { report } = checkBundle({ files: sampleBundle({ ...validFiles, 'a.png': samplePng() }) });
    assert.deepEqual(report.findings, []);
  });
});
