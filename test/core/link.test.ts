import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { linkFault, uriFault } from '../../src/core/base/link.ts';

const validLinks = [
  'http://example.com',
  'https://example.com/',
  'HTTPS://Example.COM/Path',
  'https://example.com?q=1',
  'https://example.com#part',
  'https://example.com:1/',
  'https://example.com:65535/a?b=c#d',
  'http://localhost:8080/x',
  'http://127.0.0.1/',
  'http://[::1]:80/x',
  'https://[2001:db8::1]/',
  'https://example.com/a@b',
  'https://example.com/?mail=a@b.c',
  'https://example.com/%20a',
  'https://example.com/a:b',
  'https://例え.jp/道?q=値',
  'https://xn--r8jz45g.jp/',
  'https://example.com./',
  'https://a_b.example.com/',
  "https://example.com/it's(1)*!$&+,;=~",
];

for (const link of validLinks) {
  test(`the link ${link} is valid`, () => assert.equal(linkFault(link), null));
}

const invalidLinks: [link: string, code: string][] = [
  ['', 'link_not_absolute'],
  ['example.com', 'link_not_absolute'],
  ['//example.com', 'link_not_absolute'],
  ['/path', 'link_not_absolute'],
  ['http:example.com', 'link_not_absolute'],
  ['http:/example.com', 'link_not_absolute'],
  ['ftp://example.com', 'link_not_absolute'],
  ['javascript:alert(1)', 'link_not_absolute'],
  ['data:text/html,x', 'link_not_absolute'],
  ['mailto:a@example.com', 'link_not_absolute'],
  ['xhttps://example.com', 'link_not_absolute'],
  ['https://', 'link_host'],
  ['https:///example.com', 'link_host'],
  ['https://?q', 'link_host'],
  ['https://#f', 'link_host'],
  ['https://:80/', 'link_host'],
  ['https://exa%6dple.com/', 'link_host'],
  ['https://[::1', 'link_host'],
  ['https://[nope]/', 'link_host'],
  ['https://::1/', 'link_host'],
  ['https://a^b/', 'link_host'],
  ['https://256.256.256.256/', 'link_host'],
  ['https://user@example.com/', 'link_user'],
  ['https://user:pass@example.com/', 'link_user'],
  ['https://@example.com/', 'link_user'],
  ['https://example.com:/', 'link_port'],
  ['https://example.com:0/', 'link_port'],
  ['https://example.com:65536/', 'link_port'],
  ['https://example.com:99999999999/', 'link_port'],
  ['https://example.com:80a/', 'link_port'],
  ['https://example.com:-1/', 'link_port'],
  ['https://example.com:８０/', 'link_port'],
  [' https://example.com/', 'link_character'],
  ['https://example.com/ ', 'link_character'],
  ['https://example.com/a b', 'link_character'],
  ['https://example.com/\u00a0', 'link_character'],
  ['https://example.com/\u3000', 'link_character'],
  ['https://exam\tple.com/', 'link_character'],
  ['https://example.com/\n', 'link_character'],
  ['https://example.com\\@evil.example/', 'link_character'],
  ['https:\\\\example.com', 'link_character'],
  ['https://example.com/<b>', 'link_character'],
  ['https://example.com/\u202egpj', 'link_character'],
  ['https://example.com/\u200b', 'link_character'],
  ['https://example.com/\0', 'link_character'],
  ['https://example.com/\u{e0041}', 'link_character'],
];

for (const [link, code] of invalidLinks) {
  test(`the link ${JSON.stringify(link)} is rejected with ${code}`, () => {
    const fault = linkFault(link);
    assert.equal(fault?.code, code);
    assert.match(fault?.message ?? '', /\.$/);
  });
}

test('an accepted link has no user name or password, and its host is the text before its port, path, query or fragment', () => {
  const linkLike = fc
    .array(
      fc.constantFrom(
        'http',
        'https',
        ':',
        '/',
        '//',
        '@',
        '?',
        '#',
        '\\',
        '[',
        ']',
        '::1',
        'a.example',
        'b',
        ':80',
        '%40',
        ' ',
        '\t',
        '.',
        '。',
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(linkLike, fc.boolean(), (text, hasPrefix) => {
      const link = hasPrefix ? `https://${text}` : text;
      if (linkFault(link) !== null) return;
      const url = new URL(link);
      assert.ok(['http:', 'https:'].includes(url.protocol));
      assert.deepEqual([url.username, url.password], ['', '']);
      const authority = /^https?:\/\/(\[[^\]]*\]|[^:/?#]*)/.exec(link)?.[1] ?? '';
      assert.equal(url.hostname, new URL(`https://${authority}`).hostname);
    }),
    { numRuns: 3_000 },
  );
});

const uris: readonly [uri: string, code: string | null][] = [
  ['https://example.com/a', null],
  ['ftp://files.example.com/a.tar.gz', null],
  ['mailto:ada@example.com?subject=cache', null],
  ['urn:isbn:9780131103627', null],
  ['ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/readme', null],
  ['git://git.example.com/repo.git', null],
  ['git+ssh://git@git.example.com/repo.git', null],
  ['SSH://git@git.example.com:2222/repo.git', null],
  ['magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a', null],
  ['doi:10.1000/182', null],
  ['javascript:alert(1)', 'link_scheme'],
  ['data:text/html,x', 'link_scheme'],
  ['file:///etc/passwd', 'link_scheme'],
  ['vbscript:x', 'link_scheme'],
  ['example.com', 'link_scheme'],
  ['', 'link_scheme'],
  ['ssh://git:secret@git.example.com/', 'link_user'],
  ['ftp://user@files.example.com/', 'link_user'],
  ['git:///repo', 'link_host'],
  ['mailto:ada', 'link_form'],
  ['urn:isbn', 'link_form'],
  ['doi:182', 'link_form'],
  ['magnet:?dn=x', 'link_form'],
  ['urn:a:b c', 'link_character'],
  ['doi:10.1000/<b>', 'link_character'],
];

for (const [uri, code] of uris) {
  test(`the URI ${JSON.stringify(uri)} is ${code === null ? 'valid' : `rejected with ${code}`}`, () => {
    assert.equal(uriFault(uri)?.code ?? null, code);
  });
}
