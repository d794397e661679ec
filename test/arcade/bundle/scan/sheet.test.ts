import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { samplePng } from '../sample-media.ts';
import { page, rulesIn } from './scan-sample-bundle.ts';

const withSheet = (css: string) => ({
  'style.css': css,
  'art/cell.png': samplePng(),
  'index.html': page('<img src="art/cell.png" alt="">', '<link rel="stylesheet" href="style.css">'),
});

describe('the scan of style sheets', () => {
  const validSheets = [
    '@charset "utf-8"; p { color: red }',
    'p { background: url(art/cell.png) } q { background: url("./art/cell.png") } r { mask: url( #m ) }',
    '@media (max-width: 40em) { p { width: calc(100% - min(2em, 10vw)) } }',
    '@supports (display: grid) { @layer base { :root { --a: 1; color: light-dark(#fff, oklch(50% 0 0)) } } }',
    '@keyframes a { from { transform: translateX(1px) rotate(3deg) } to { filter: blur(2px) } }',
    'p:not(.a):nth-child(2n+1)::before { content: "url(x) @import" counter(c) }',
    '@property --a { syntax: "<color>"; inherits: false; initial-value: red }',
    '@container (min-width: 1px) { p { transition: width 1s cubic-bezier(0, 0, 1, 1) } }',
    '/* url(https://example.org) */ .a\\:b { color: red }',
    'p { & > q { grid-template-columns: repeat(auto-fill, minmax(1em, 1fr)) } }',
  ];
  for (const css of validSheets)
    test(`accepts ${css}`, () => {
      assert.deepEqual(rulesIn(withSheet(css)), []);
    });

  const remoteUrl = 'https://example.org/a.png';
  /** Remote URLs in several encodings, local URLs that are not valid, and functions that load or reference images. */
  const refusedValues = [
    `url(${remoteUrl})`,
    `url("${remoteUrl}")`,
    `URL( '${remoteUrl}' )`,
    `\\75 rl(${remoteUrl})`,
    `u\\72l("${remoteUrl}")`,
    `url(\\68ttps://example.org)`,
    `url("\\68ttps://example.org")`,
    'url(//example.org/a.png)',
    'url(data:image/png;base64,AA)',
    'url("art/cell.png" x)',
    'url(art/cell.png?a)',
    `image-set("${remoteUrl}" 1x)`,
    `src("${remoteUrl}")`,
    `-webkit-image-set(url(${remoteUrl}) 1x)`,
    'element(#a)',
    'paint(a)',
    'cross-fade(url(#a), red)',
  ];
  const sheetsByPosition: Readonly<Record<string, (value: string) => string>> = {
    'a declaration': (value) => `p { background: ${value} }`,
    'a custom property': (value) => `p { --a: ${value} }`,
    'a nested rule': (value) => `@media print { p { & q { cursor: ${value}, auto } } }`,
    'an unknown property': (value) => `p { nothing: a b ${value} }`,
    'a fallback of var()': (value) => `p { color: var(--a, ${value}) }`,
    'a keyframe': (value) => `@keyframes a { to { background: ${value} } }`,
    'a block without an end': (value) => `p { background: ${value}`,
    'a selector': (value) => `${value} { color: red }`,
  };
  for (const [position, write] of Object.entries(sheetsByPosition))
    test(`refuses remote URLs in any encoding, invalid local URLs and image functions in ${position}`, () => {
      for (const value of refusedValues) {
        const rules = rulesIn(withSheet(write(value)));
        assert.ok(
          rules.some((rule) => /^(css\.(url|function)|refs\.local) /.test(rule)),
          `${value}: ${rules.join()}`,
        );
      }
    });

  const ruleBySheet: Readonly<Record<string, string>> = {
    '@import "other.css";': 'css.rule CSS',
    '@\\69mport "other.css";': 'css.rule CSS',
    '@IMPORT url(art/cell.png);': 'css.rule CSS',
    '@namespace "a";': 'css.rule CSS',
    '@font-palette-values --a {}': 'css.rule CSS',
    ' @charset "utf-8";': 'css.rule CSS',
    '@charset "utf-16";': 'css.rule CSS',
    'p { color: red } @charset "utf-8";': 'css.rule CSS',
    'p { content: "a\n }': 'css.token CSS',
    'p { background: url(a b) }': 'css.token CSS',
    '<!-- p { color: red } -->': 'css.token CSS',
    'p { content: "a': 'css.token CSS',
    'p { content: "a\\"': 'css.token CSS',
    'p { color: red } /* a': 'css.token CSS',
    'p { color: rgb(0 0 0 }': 'css.token CSS',
    'p { color: red } }': 'css.token CSS',
    'p { width: expression(a) }': 'css.function CSS',
    '@font-face { src: url(art/cell.png) }': 'refs.type refs',
    'p { background: url(gone.png) }': 'refs.missing refs',
    'p { background: url(style.css) }': 'refs.type refs',
  };
  for (const [css, rule] of Object.entries(ruleBySheet))
    test(`refuses ${JSON.stringify(css)} as ${rule}`, () => {
      const rules = rulesIn(withSheet(css));
      assert.ok(rules.includes(`${rule} style.css`), rules.join());
    });

  test('stops at the budget for too deeply nested brackets or too many tokens', () => {
    assert.deepEqual(rulesIn(withSheet(`p { width: ${'('.repeat(250)}1${')'.repeat(250)} }`)), [
      'scan.budget scan null',
    ]);
    const sheets = Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${'a,'.repeat(120_000)}</style></svg>`,
      ]),
    );
    assert.deepEqual(rulesIn({ ...withSheet('p{}'), ...sheets }), ['scan.budget scan null']);
  });
});
