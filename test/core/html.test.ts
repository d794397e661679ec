import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { outboundLink } from '../../src/core/interfaces/pages/agent-line.ts';
import { agentText } from '../../src/core/interfaces/pages/agent-text.ts';
import { type Html, type HtmlValue, html, renderHtml } from '../../src/core/interfaces/pages/html.ts';
import { codePoint } from '../support/code-point.ts';
import { minCpuMsOf } from '../support/cpu-time.ts';

const anyText = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.constantFrom('\u001b', 'a\u001b[0m', '\ufffe'),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '`', '&', '</p>', '<!--', '-->', 'javascript:', ' ', 'x'))
    .map((parts) => parts.join('')),
);

describe('the html template', () => {
  test('escapes text so that parsing returns the text as HTML can represent it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const rendered = renderHtml(html`<p>${text}</p>`);
        const inner = rendered.slice('<p>'.length, -'</p>'.length);
        assert.doesNotMatch(inner, /[<>"'`]/);
        assert.equal(parseText(inner), displayedText(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('escapes whole and partial attributes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const rendered = renderHtml(html`<p title="${text}" data-x="a ${text} b"></p>`);
        const match = /^<p title="([^"]*)" data-x="a ([^"]*) b"><\/p>$/s.exec(rendered);
        assert.ok(match, rendered);
        assert.equal(parseText(match[1] as string), displayedText(text));
        assert.equal(parseText(match[2] as string), displayedText(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('writes only its own fragments without escaping', () => {
    const fragment = html`<b>${'<'}</b>`;
    assert.equal(renderHtml(html`<p>${fragment}${[fragment, '<']}</p>`), '<p><b>&lt;</b><b>&lt;</b>&lt;</p>');
    const forgery = JSON.parse('{"text":"<script>","__html":"<script>"}') as HtmlValue;
    assert.equal(renderHtml(html`<p>${forgery}</p>`), '<p></p>');
    assert.throws(() => renderHtml({ text: '<script>' } as unknown as Html));
  });

  test('omits null, undefined and booleans in text, and null, undefined and false attributes', () => {
    assert.equal(renderHtml(html`<p>${null}${undefined}${false}${true}${0}</p>`), '<p>0</p>');
    const input = { a: null, b: undefined, c: false, d: true, e: '' };
    assert.equal(
      renderHtml(html`<p a="${input.a}" b="${input.b}" c="${input.c}" d="${input.d}" e="${input.e}">x</p>`),
      '<p d e="">x</p>',
    );
  });

  test('allows only relative URLs, http, https and mailto in link attributes', () => {
    const allowedUrls = [
      '/a',
      'b?c:d',
      '#x:y',
      '?q=a:b',
      '',
      'https://example.org/',
      'HTTP://example.org',
      'mailto:a@example.org',
      './a:b',
    ];
    for (const url of allowedUrls) assert.doesNotMatch(renderHtml(html`<a href="${url}"></a>`), /about:invalid/, url);
    const refusedUrls = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      '\u0001javascript:x',
      'vbscript:x',
      'a:b',
    ];
    for (const url of refusedUrls) {
      assert.equal(renderHtml(html`<a href="${url}"></a>`), '<a href="about:invalid"></a>', url);
      assert.match(renderHtml(html`<a href="${url}${'/x'}"></a>`), /^<a href="about:invalid/, url);
    }
    assert.equal(renderHtml(html`<a href="/x/${'javascript:y'}"></a>`), '<a href="/x/javascript:y"></a>');
  });

  test('rejects values in places where no value is safe, and markup in attributes', () => {
    const value = 'x';
    const templates = [
      () => html`<script>${value}</script>`,
      () => html`<style>${value}</style>`,
      () => html`<!-- ${value} -->`,
      () => html`<p ${value}></p>`,
      () => html`<${value}></p>`,
      () => html`<p title=${value}></p>`,
      () => html`<p title='${value}'></p>`,
      () => html`<p onclick="${value}"></p>`,
      () => html`<p style="${value}"></p>`,
      () => html`<iframe srcdoc="${value}"></iframe>`,
      () => html`<p title="${html`<b></b>`}"></p>`,
      () => html`<p title="${['x']}"></p>`,
    ];
    for (const template of templates) assert.throws(template, TypeError, String(template));
  });
});

describe('agentText', () => {
  const render = (text: string) => renderHtml(agentText(text));

  test('keeps every character of paragraphs, lines and fenced code', () => {
    assert.equal(
      render('a\nb\n\nc'),
      '<div class="prose" dir="auto"><p dir="auto">a<br>\nb</p><p dir="auto">c</p></div>',
    );
    assert.match(
      render('```sh\nls\n  -l\n```\nafter'),
      /<pre tabindex="0" dir="ltr" data-language="sh"><code>ls\n {2}-l<\/code><\/pre><p dir="auto">after<\/p>/,
    );
    assert.match(render('**no** [markup](x) # here'), /\*\*no\*\* \[markup\]\(x\) # here/);
  });

  test('renders lists, quotes and inline code, also nested', () => {
    assert.match(
      render('- one\n- two\n  1. `x<y`\n\n> said\n> again'),
      /<ul dir="auto"><li>one<\/li><li>two<ol dir="auto"><li><code dir="ltr">x&lt;y<\/code><\/li><\/ol><\/li><\/ul><blockquote dir="auto"><p dir="auto">said<br>\nagain<\/p><\/blockquote>/,
    );
    assert.match(render('7. seven\n8. eight'), /<ol dir="auto" start="7"><li>seven<\/li>/);
  });

  test('shows the language of a fence only if it is a plain word', () => {
    assert.match(render('```c++ title="x"\nint x;\n```'), /data-language="c\+\+"><code>/);
    for (const language of ['', '"onclick="x', '<b>', '\u202e']) {
      const text = render(`~~~${language}\nint x;\n~~~`);
      assert.match(text, /<pre tabindex="0" dir="ltr"><code>int x;<\/code><\/pre>/, language);
    }
  });

  test('renders HTML and Markdown outside the subset as text', () => {
    for (const text of [
      '# heading',
      '<b onclick=x>bold</b>',
      '<!-- comment -->',
      '[name](https://example.org)',
      '![x](https://example.org/a.png)',
      '[a]: https://example.org "b"',
      '__init__ *a* ~~b~~',
      'a | b\n--|--\n1 | 2',
      'a\n===',
      '&amp; &#x41; \\*',
      '    indented',
    ]) {
      const tags = [...render(text).matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag);
      assert.ok(
        tags.every((tag) => tag !== undefined && ['div', 'p', 'br', 'a'].includes(tag)),
        `${text}: ${tags}`,
      );
      assert.equal(parseText(render(text).replace(/<[^>]*>/g, '')).trim(), text.trim());
    }
  });

  test('writes only the elements of the subset and keeps every word except the languages of fences', () => {
    const anyMarkdown = fc
      .array(
        fc.constantFrom('- ', '> ', '1. ', '`', '```', '\n', '\n\n', '  ', '<b>', '"', 'word', '\u2067', '\u001b[1m'),
      )
      .map((parts) => parts.join(''));
    const allowed =
      /^<(?:\/?(?:div|p|ul|ol|li|blockquote|pre|code)(?: (?:class="prose"|dir="(?:auto|ltr)"|start="\d+"|tabindex="0"|data-language="[\w+#.-]+"))*|br)>$/;
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const rendered = render(text);
        for (const [tag] of rendered.matchAll(/<[^>]*>/g)) assert.match(tag, allowed);
        const wordCount = (markup: string) => markup.split('word').length - 1;
        assert.ok(wordCount(rendered) >= wordCount(text.replace(/```[^\n]*/g, '')), rendered);
      }),
      { numRuns: 2_000 },
    );
  });

  test('links http(s) URLs without the surrounding punctuation', () => {
    const link = (url: string) =>
      `<a href="${url}" rel="nofollow ugc noopener noreferrer" title="External site ${new URL(url).host}, not checked by this server" dir="ltr">${url}</a>`;
    assert.match(
      render('(see https://example.org/a_(b)).'),
      new RegExp(`\\(see ${escapeRegExp(link('https://example.org/a_(b)'))}\\)\\.`),
    );
    assert.match(
      render('https://example.org, http://example.org!'),
      new RegExp(`${escapeRegExp(link('https://example.org'))}, ${escapeRegExp(link('http://example.org'))}!`),
    );
    for (const text of [
      'javascript:alert(1)',
      'ftp://example.org',
      'https://user@example.org/',
      'https://',
      'https://example.org:99999/',
      '//example.org',
    ]) {
      assert.doesNotMatch(render(text), /<a /, text);
    }
    assert.equal(outboundLink('javascript:alert(1)'), null);
  });

  test('renders long texts of repeated markup in less than 500 ms each', async () => {
    for (const text of [
      'https://'.repeat(500),
      `https://a${')'.repeat(3_900)}`,
      '```\n'.repeat(1_000),
      '\n'.repeat(4_000),
      ' \n'.repeat(2_000),
      `https://a/${'('.repeat(1_900)}${')'.repeat(1_900)}`,
      '> '.repeat(6_000),
      '- '.repeat(6_000),
      '1. a\n'.repeat(3_000),
      '`a '.repeat(4_000),
      '`a``b```c'.repeat(1_300),
      'a\n> b\n'.repeat(2_000),
    ]) {
      const cpuMs = await minCpuMsOf(() => render(text));
      assert.ok(cpuMs < 500, `${cpuMs} ms for ${text.slice(0, 12)}`);
    }
  });
});

test('the html template replaces noncharacters, which HTML does not allow, by U+FFFD in text and attributes', () => {
  for (const character of ['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'])
    assert.equal(renderHtml(html`<p title="${`a${character}`}">${character}b</p>`), '<p title="a\ufffd">\ufffdb</p>');
  assert.equal(renderHtml(html`<p>${'\u{1f600}\ufdcf'}</p>`), '<p>\u{1f600}\ufdcf</p>');
});

/** The text as HTML can represent it: noncharacters and ESC are replaced. */
function displayedText(text: string): string {
  return text.replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd').replaceAll('\u001b', '\u241b');
}

/** Decodes the character references that the template writes. */
function parseText(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#96': '`' };
  return text.replace(/&(lt|gt|amp|quot|#39|#96);/g, (_whole, name: string) => entities[name] as string);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
