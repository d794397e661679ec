import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { samplePng } from '../sample-media.ts';
import { page, rulesIn, scanSampleBundle } from './scan-sample-bundle.ts';

const referencedFiles = { 'art/cell.png': samplePng(), 'style.css': 'p { color: red }' };

describe('the scan of documents', () => {
  const validDocuments: Readonly<Record<string, string>> = {
    'text in sections, lists and tables': page(
      '<main><h1>A</h1><p>b <b>c</b><br>d</p><ul><li>e<li>f</ul><table><tr><td colspan="2">g</td></tr></table></main>',
    ),
    'a canvas with a role and a label': page(
      '<canvas id="c" width="10" height="10" role="img" aria-label="Board"></canvas>',
    ),
    'an image of the bundle': page('<img src="art/cell.png" alt="">'),
    'a URL that begins with a dot': page('<img src="./art/cell.png" alt="">'),
    'shapes in SVG with references to their own elements': page(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="p" d="M0 0h1"/><mask id="m"></mask></defs>' +
        '<use href="#p" x="1"/><rect mask="url(#m)" fill="rgb(0 0 0 / .5)" stroke-width="2"/></svg>',
    ),
    'metadata of the page': page(
      '',
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    ),
    'comments and character references': page('<!-- a < b --><p>&lt;script&gt; &amp; &#x3c;'),
    'no tags but that of its script': '<script src="draw.js"></script>',
    'a module': page('<p data-score="1">').replace('<script', '<script type="module"'),
    'a deferred script': page('').replace('<script', '<script defer'),
  };
  for (const [title, html] of Object.entries(validDocuments))
    test(`accepts ${title}`, () => {
      assert.deepEqual(
        rulesIn({
          ...referencedFiles,
          'index.html': html.replace('</head>', '<link rel="stylesheet" href="style.css"></head>'),
        }).filter((rule) => !rule.startsWith('bundle.unused')),
        [],
      );
    });

  const refusedElements: Readonly<Record<string, string>> = {
    '<iframe src="index.html"></iframe>': 'EMB',
    '<object data="a"></object>': 'EMB',
    '<embed src="a">': 'EMB',
    '<template><p></template>': 'EMB',
    '<form></form>': 'INP',
    '<input autofocus>': 'INP',
    '<button>a</button>': 'INP',
    '<a href="index.html">a</a>': 'INP',
    '<details><summary>a</summary></details>': 'INP',
    '<dialog open></dialog>': 'INP',
    '<video src="a"></video>': 'INP',
    '<base href="/">': 'NET',
    '<style>p{}</style>': 'CSS',
    '<svg><style>p{}</style></svg>': 'CSS',
    '<svg><script>1</script></svg>': 'DYN',
    '<svg><foreignObject><p></p></foreignObject></svg>': 'EMB',
    '<svg><a href="#x"></a></svg>': 'INP',
    '<svg><image href="art/cell.png"/></svg>': 'NET',
    '<svg><animate attributeName="x"/></svg>': 'TIM',
    '<svg><set attributeName="href"/></svg>': 'TIM',
    '<svg><title><iframe></iframe></title></svg>': 'EMB',
    '<math><mi>a</mi></math>': 'html',
    '<x-card></x-card>': 'html',
    '<plaintext>': 'html',
  };
  for (const [html, family] of Object.entries(refusedElements))
    test(`refuses ${html} with a finding of the rule family ${family}`, () => {
      const rules = rulesIn({ 'index.html': page(`<p></p>${html}`) });
      assert.ok(rules.includes(`html.element ${family} index.html`), rules.join());
    });

  const ruleByMarkup: Readonly<Record<string, string>> = {
    '<p onclick="a()">': 'html.attribute INP',
    '<p ONCLICK="a()">': 'html.attribute INP',
    '<body onload="a()">': 'html.attribute INP',
    '<img src="art/cell.png" onerror="a()">': 'html.attribute INP',
    '<svg onload="a()"></svg>': 'html.attribute INP',
    '<p style="color:red">': 'html.attribute CSS',
    '<p tabindex="0">': 'html.attribute INP',
    '<p contenteditable>': 'html.attribute INP',
    '<img srcset="https://example.org/a.png 2x">': 'html.attribute NET',
    '<svg><use xlink:href="#a"/></svg>': 'html.attribute NET',
    '<svg><use href="art/cell.svg#a"/></svg>': 'html.reference SVG',
    '<svg><rect fill="url(https://example.org/a)"/></svg>': 'html.reference SVG',
    '<svg><rect fill="u\\72l(https://example.org/a)"/></svg>': 'css.url NET',
    '<svg><rect clip-path="url(&#x68;ttps://example.org/a)"/></svg>': 'html.reference SVG',
    '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>': 'html.attribute SVG',
    '<p is="x-card">': 'html.attribute EMB',
    '<img src="https://example.org/a.png">': 'refs.local NET',
    '<img src="//example.org/a.png">': 'refs.local NET',
    '<img src="data:image/png;base64,AA">': 'refs.local NET',
    '<img src="art/cell.png?a=1">': 'refs.local NET',
    '<img src="art/cell.png#a">': 'refs.local NET',
    '<img src="/art/cell.png">': 'refs.local NET',
    '<img src="../art/cell.png">': 'refs.local NET',
    '<img src="art\\cell.png">': 'refs.local NET',
    '<img src=" art/cell.png">': 'refs.local NET',
    '<img src="art%2fcell.png">': 'refs.local NET',
    '<img src="java&#10;script:a()">': 'refs.local NET',
    '<img src="art/gone.png">': 'refs.missing refs',
    '<img src="style.css">': 'refs.type refs',
    '<link rel="preconnect" href="https://example.org">': 'html.link NET',
    '<link rel="icon" href="art/cell.png">': 'html.link NET',
    '<link rel="stylesheet preload" href="style.css">': 'html.link NET',
    '<link rel="stylesheet" href="style.css" media="print">': 'html.attribute html',
    '<meta http-equiv="refresh" content="0">': 'html.attribute html',
    '<meta name="referrer" content="unsafe-url">': 'html.meta html',
    '<meta charset="utf-16">': 'html.meta html',
    '<script>a()</script>': 'html.script DYN',
    '<script src="draw.js">a()</script>': 'html.script DYN',
    '<script src="draw.js" type="text/plain"></script>': 'html.script DYN',
    '<script src="https://example.org/a.js"></script>': 'refs.local NET',
    '<script src="draw.js" integrity="sha256-a"></script>': 'html.attribute EMB',
    '<p a"b>': 'html.syntax html',
    '<p a="1" a="2">': 'html.syntax html',
    '<div/>': 'html.syntax html',
    '<!-- a <!-- b -->': 'html.syntax html',
    '<p>&nosuchthing;': 'html.syntax html',
    '<b>a</b c>': 'html.syntax html',
  };
  for (const [html, rule] of Object.entries(ruleByMarkup))
    test(`refuses ${html} as ${rule}`, () => {
      const rules = rulesIn({ ...referencedFiles, 'index.html': page(`<p></p>${html}`) });
      assert.ok(rules.includes(`${rule} index.html`), rules.join());
    });

  test('refuses markup that hides a script', () => {
    const hostile = [
      '<svg></p><script>a()</script>',
      '<table><script>a()</script></table>',
      '<title></title><!--><script>a()</script>',
      '<textarea></textarea><script>a()</script>',
      '<noscript><p title="</noscript><script>a()</script>"></noscript>',
      '<select><script>a()</script></select>',
      '<!-- --!><script>a()</script>',
      '<svg><desc><script>a()</script></desc></svg>',
    ];
    for (const html of hostile) {
      const rules = rulesIn({ 'index.html': page(html) });
      assert.ok(
        rules.some((rule) => /^html\.(script|syntax|element)/.test(rule)),
        `${html}: ${rules.join()}`,
      );
    }
  });

  test('reports the line, the column and the source text of a finding, without control characters', () => {
    const [finding] = scanSampleBundle({
      'index.html': '<p>a</p>\n  <p\n   onclick="a()">b\u202e</p><script src="draw.js"></script>',
    });
    assert.deepEqual(
      [finding?.line, finding?.column, finding?.snippet],
      [3, 4, 'onclick="a()">b </p><script src="draw.js"></script>'],
    );
    const [first] = scanSampleBundle({ 'index.html': '<p onclick="a()"></p><script src="draw.js"></script>' });
    assert.deepEqual([first?.line, first?.column], [1, 4]);
  });

  test('lets only the entrypoint load scripts', () => {
    const rules = rulesIn({ 'other.html': '<p>a</p><script src="draw.js"></script>' });
    assert.deepEqual(rules, ['bundle.unused bundle other.html', 'html.script EMB other.html'].toSorted());
  });

  test('stops at the budget for too many or too deeply nested elements', () => {
    assert.deepEqual(rulesIn({ 'index.html': page('<div>'.repeat(250) + '</div>'.repeat(250)) }), [
      'scan.budget scan null',
    ]);
    // The parser reopens all active formatting elements in each paragraph.
    const formatting = Array.from({ length: 150 }, (_, n) => `<b id="b${n}">`).join('');
    assert.deepEqual(rulesIn({ 'index.html': page(`<p>${formatting}${'<p>a'.repeat(20_000)}`) }), [
      'scan.budget scan null',
    ]);
  });
});
