import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page, rulesIn } from './scan-sample-bundle.ts';

const withImage = (svg: string) => ({ 'a.svg': svg, 'index.html': page('<img src="a.svg" alt="">') });
const drawing = (inner: string, prolog = '') =>
  `${prolog}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

describe('the scan of SVG files', () => {
  const validImages = [
    drawing('<g><path d="M0 0h1" fill="#fff"/><text x="1">a &amp; &#x62;</text></g>'),
    drawing('<rect width="1"/>', '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n'),
    drawing('<style>.a { fill: light-dark(red, rgb(0 0 0)) }</style><rect class="a" style="stroke: red"/>'),
    drawing(
      '<style><![CDATA[.a > .b { fill: url(#g) }]]></style><linearGradient id="g"><stop offset="1"/></linearGradient>',
    ),
    drawing('<path id="p"/><use href="#p" fill="url(#p)"/>'),
  ];
  for (const svg of validImages)
    test(`accepts ${svg}`, () => {
      assert.deepEqual(rulesIn(withImage(svg)), []);
    });

  const ruleByImage: Readonly<Record<string, string>> = {
    [drawing('<script>a()</script>')]: 'svg.element',
    [drawing('<foreignObject/>')]: 'svg.element',
    [drawing('<a href="#x"/>')]: 'svg.element',
    [drawing('<image href="#x"/>')]: 'svg.element',
    [drawing('<animate/>')]: 'svg.element',
    [drawing('<set/>')]: 'svg.element',
    [drawing('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')]: 'svg.element',
    [drawing('<style><path/></style>')]: 'svg.element',
    [drawing('<g onclick="a()"/>')]: 'html.attribute',
    [drawing('<use href="b.svg#p"/>')]: 'html.reference',
    [drawing('<use xlink:href="#p" xmlns:xlink="http://www.w3.org/1999/xlink"/>')]: 'html.attribute',
    [drawing('<rect fill="url(https://example.org)"/>')]: 'html.reference',
    [drawing('<rect fill="u&#x72;l(https://example.org)"/>')]: 'html.reference',
    [drawing('<rect style="fill: url(a.png)"/>')]: 'html.reference',
    [drawing('<rect mask="u\\72l(\'#p\')"/>')]: 'css.url',
    [drawing('<style>@import "a.css";</style>')]: 'css.rule',
    [drawing('<style>@im&#x70;ort "a.css";</style>')]: 'css.rule',
    [drawing('<style>p { fill: url(https://example.org) }</style>')]: 'svg.reference',
    [drawing('<g><![CDATA[a]]></g>')]: 'svg.cdata',
    [drawing('', '<?xml version="1.1"?>')]: 'svg.syntax',
    [drawing('', '<?xml version="1.0" encoding="utf-16"?>')]: 'svg.syntax',
    [drawing('<?xml-stylesheet href="a.css"?>')]: 'svg.instruction',
    [drawing('<text>&nbsp;</text>')]: 'svg.syntax',
    [drawing('<g>')]: 'svg.syntax',
    [drawing('<g a="1" a="2"/>')]: 'svg.syntax',
    '<svg><g/></svg>': 'svg.root',
    '<svg xmlns="http://www.w3.org/1999/xhtml"><g/></svg>': 'html.attribute',
  };
  for (const [svg, rule] of Object.entries(ruleByImage))
    test(`refuses ${svg} as ${rule}`, () => {
      const rules = rulesIn(withImage(svg));
      assert.ok(
        rules.some((match) => match.startsWith(`${rule} `) && match.endsWith(' a.svg')),
        rules.join(),
      );
    });

  test('refuses a document type that declares entities', () => {
    const svgWithEntity =
      '<!-- a --><svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE svg [<!ENTITY a "b">]><text>&a;</text></svg>';
    assert.ok(rulesIn(withImage(svgWithEntity)).some((rule) => /^svg\.(doctype|syntax) SVG a\.svg$/.test(rule)));
  });

  test('refuses references that multiply the elements of an image or a document, and accepts a cycle of references', () => {
    const copies = (level: number, reference: (id: string) => string) =>
      `<g id="g${level}">${level === 0 ? '<path/>' : reference(`g${level - 1}`).repeat(10)}</g>`;
    const bomb = (levels: number, reference: (id: string) => string) =>
      drawing(Array.from({ length: levels }, (_, level) => copies(level, reference)).join(''));
    const uses = (id: string) => `<use href="#${id}"/>`;
    for (const reference of [uses, (id: string) => `<rect fill="url(#${id})"/>`]) {
      assert.deepEqual(rulesIn(withImage(bomb(4, reference))), []);
      assert.deepEqual(rulesIn(withImage(bomb(9, reference))), ['svg.copies SVG a.svg']);
    }
    const chain = Array.from({ length: 500 }, (_, i) => `<g id="c${i}"><use href="#c${i + 1}"/></g>`).join('');
    assert.deepEqual(rulesIn(withImage(drawing(chain))), ['svg.copies SVG a.svg']);
    assert.deepEqual(rulesIn({ 'index.html': page(bomb(9, uses)) }), ['svg.copies SVG index.html']);
    assert.deepEqual(rulesIn(withImage(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))), []);
  });

  test('refuses references of style sheets and inherited references that multiply elements', () => {
    const nested = (levels: number, level: (index: number, next: string) => string) =>
      `${Array.from({ length: levels }, (_, index) => level(index, `#m${index + 1}`)).join('')}<mask id="m${levels}"><rect/></mask>`;
    const repeatFourTimes = (text: string) => text.repeat(4);
    const classes = (index: number) => `<mask id="m${index}">${repeatFourTimes(`<rect class="c${index}"/>`)}</mask>`;
    const maskRule = (index: number, next: string) => `.c${index} { mask: url(${next}) }`;
    const sheet = (levels: number) =>
      Array.from({ length: levels }, (_, index) => maskRule(index, `#m${index + 1}`)).join('');
    const imagesByReference: Readonly<Record<string, (levels: number) => string>> = {
      'style elements': (levels) => `<style>${sheet(levels)}</style>${nested(levels, classes)}`,
      'inherited paint': (levels) =>
        nested(
          levels,
          (index, next) => `<pattern id="m${index}" fill="url(${next})">${repeatFourTimes('<rect/>')}</pattern>`,
        ),
      'the keyword inherit': (levels) =>
        nested(
          levels,
          (index, next) =>
            `<mask id="m${index}"><g mask="url(${next})">${repeatFourTimes('<rect mask="inherit"/>')}</g></mask>`,
        ),
      'custom properties': (levels) =>
        nested(
          levels,
          (index, next) =>
            `<mask id="m${index}"><g style="--m: url(${next})">${repeatFourTimes('<rect style="mask: var(--m)"/>')}</g></mask>`,
        ),
      'paint of copies': (levels) =>
        `<g id="s">${repeatFourTimes('<rect/>')}</g>${nested(levels, (index, next) => `<pattern id="m${index}"><use href="#s" fill="url(${next})"/></pattern>`)}`,
    };
    for (const [name, picture] of Object.entries(imagesByReference)) {
      assert.deepEqual(rulesIn(withImage(drawing(picture(2)))), [], name);
      assert.deepEqual(rulesIn(withImage(drawing(picture(14)))), ['svg.copies SVG a.svg'], name);
    }
    const styled = (levels: number) => ({
      'index.html': page(`<svg>${nested(levels, classes)}</svg>`, '<link rel="stylesheet" href="z.css">'),
      'z.css': sheet(levels),
    });
    assert.deepEqual(rulesIn(styled(2)), []);
    assert.deepEqual(rulesIn(styled(14)), ['svg.copies SVG index.html']);
  });

  test('stops at the budget for too deeply nested elements', () => {
    assert.deepEqual(rulesIn(withImage(drawing('<g>'.repeat(250) + '</g>'.repeat(250)))), ['scan.budget scan null']);
  });
});
