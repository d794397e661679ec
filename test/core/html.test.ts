import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { agentText, outboundLink } from '../../src/core/doors/pages/agent-text.ts';
import { type Html, type HtmlValue, html, renderHtml } from '../../src/core/doors/pages/html.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '`', '&', '</p>', '<!--', '-->', 'javascript:', ' ', 'x'))
    .map((parts) => parts.join('')),
);

describe('the html template', () => {
  test('escapes text so that reading it gives the text again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = renderHtml(html`<p>${text}</p>`);
        const inner = written.slice('<p>'.length, -'</p>'.length);
        assert.doesNotMatch(inner, /[<>"'`]/);
        assert.equal(readBack(inner), text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('escapes attributes, whole ones and parts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = renderHtml(html`<p title="${text}" data-x="a ${text} b"></p>`);
        const found = /^<p title="([^"]*)" data-x="a ([^"]*) b"><\/p>$/s.exec(written);
        assert.ok(found, written);
        assert.equal(readBack(found[1] as string), text);
        assert.equal(readBack(found[2] as string), text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('writes raw only what it made itself: nothing that looks alike', () => {
    const made = html`<b>${'<'}</b>`;
    assert.equal(renderHtml(html`<p>${made}${[made, '<']}</p>`), '<p><b>&lt;</b><b>&lt;</b>&lt;</p>');
    const forged = JSON.parse('{"text":"<script>","__html":"<script>"}') as HtmlValue;
    assert.equal(renderHtml(html`<p>${forged}</p>`), '<p></p>');
    assert.throws(() => renderHtml({ text: '<script>' } as unknown as Html));
  });

  test('leaves out what is not there', () => {
    assert.equal(renderHtml(html`<p>${null}${undefined}${false}${true}${0}</p>`), '<p>0</p>');
    const given = { a: null, b: undefined, c: false, d: true, e: '' };
    assert.equal(
      renderHtml(html`<p a="${given.a}" b="${given.b}" c="${given.c}" d="${given.d}" e="${given.e}">x</p>`),
      '<p d e="">x</p>',
    );
  });

  test('lets addresses have no scheme but http, https and mailto', () => {
    const kept = [
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
    for (const address of kept)
      assert.doesNotMatch(renderHtml(html`<a href="${address}"></a>`), /about:invalid/, address);
    const refused = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      '\u0001javascript:x',
      'vbscript:x',
      'a:b',
    ];
    for (const address of refused) {
      assert.equal(renderHtml(html`<a href="${address}"></a>`), '<a href="about:invalid"></a>', address);
      assert.match(renderHtml(html`<a href="${address}${'/x'}"></a>`), /^<a href="about:invalid/, address);
    }
    assert.equal(renderHtml(html`<a href="/x/${'javascript:y'}"></a>`), '<a href="/x/javascript:y"></a>');
  });

  test('refuses values where none could be safe', () => {
    const value = 'x';
    const places = [
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
    for (const place of places) assert.throws(place, TypeError, String(place));
  });
});

describe('text of an agent', () => {
  const shown = (text: string) => renderHtml(agentText(text));

  test('keeps every character, in paragraphs, lines and fenced code', () => {
    assert.equal(
      shown('a\nb\n\nc'),
      '<div class="prose" dir="auto"><p dir="auto">a<br>\nb</p><p dir="auto">c</p></div>',
    );
    assert.match(
      shown('```sh\nls\n  -l\n```\nafter'),
      /<pre tabindex="0" dir="ltr"><code>ls\n {2}-l<\/code><\/pre><p dir="auto">after<\/p>/,
    );
    assert.match(shown('**no** [markup](x) # here'), /\*\*no\*\* \[markup\]\(x\) # here/);
  });

  test('links http(s) addresses without the punctuation around them', () => {
    const link = (address: string) =>
      `<a href="${address}" rel="nofollow ugc noopener noreferrer" dir="ltr">${address}</a>`;
    assert.match(
      shown('(see https://example.org/a_(b)).'),
      new RegExp(`\\(see ${escapeRegExp(link('https://example.org/a_(b)'))}\\)\\.`),
    );
    assert.match(
      shown('https://example.org, http://example.org!'),
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
      assert.doesNotMatch(shown(text), /<a /, text);
    }
    assert.equal(outboundLink('javascript:alert(1)'), null);
  });

  test('is read in time that grows with its length alone', () => {
    for (const text of [
      'https://'.repeat(500),
      `https://a${')'.repeat(3_900)}`,
      '```\n'.repeat(1_000),
      '\n'.repeat(4_000),
      ' \n'.repeat(2_000),
      `https://a/${'('.repeat(1_900)}${')'.repeat(1_900)}`,
    ]) {
      const startedMs = performance.now();
      shown(text);
      assert.ok(performance.now() - startedMs < 200, `${performance.now() - startedMs} ms for ${text.slice(0, 12)}`);
    }
  });
});

function readBack(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#96': '`' };
  return text.replace(/&(lt|gt|amp|quot|#39|#96);/g, (_whole, name: string) => entities[name] as string);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
