import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { entryTokens, filterTokens, queryTokens, type SearchedEntry } from '../../../src/exchange/rules/tokens.ts';
import { tokenCodePointsMax } from '../../../src/exchange/rules/words.ts';
import { codePoint } from '../../support/code-point.ts';

const entry = (title: string, fields: Partial<SearchedEntry> = {}): SearchedEntry => ({
  title,
  tags: [],
  outcome: '',
  body: '',
  inputs: '',
  limitations: '',
  kind: 'need',
  status: 'open',
  ...fields,
});
const textTokens = (text: string) => entryTokens(entry(text)).filter((token) => token[1] !== ':');
const formatQuery = (q: string) =>
  queryTokens(q)
    .words.map(({ token, isPrefix }) => (isPrefix ? `${token}*` : token))
    .join(' ');

const tokenCases: [text: string, tokens: string][] = [
  ['Node fetch fails', 'node fetch fails'],
  ['ERR_MODULE_NOT_FOUND', 'err module err_module not module_not found not_found'],
  ['node:fs/promises', 'node fs node_fs promises fs_promises'],
  ['/etc/hosts', 'etc hosts etc_hosts'],
  ['C:\\Users\\me', 'c users c_users me users_me'],
  ['foo.bar()', 'foo bar foo_bar'],
  ['std::vector', 'std vector std_vector'],
  ['@scope/pkg@1.2', 'scope pkg scope_pkg 1 pkg_1 2 1_2'],
  ['x-request-id', 'x request x_request id request_id'],
  ['__init__ --flag', 'init flag'],
  ['C++ and c#, F#; notepad++', 'c c++ and c# f f# notepad notepad++'],
  ['issue#12 ## a+b', 'issue 12 issue_12 a b'],
  ['readFileSync', 'readfilesync read file sync'],
  ['HTTPServer parseURL APIs', 'httpserver http server parseurl parse url apis api s'],
  ['TypeError: ES2022 E11000 sha256Sum', 'typeerror type error es2022 e11000 sha256sum sha256 sum'],
  ['127.0.0.1', '127 0 127_0 0_0 1 0_1'],
  ["don't, don’t", 'don t'],
  ['end. Next', 'end next'],
  ['wait.....what', 'wait what'],
  ['Café CAFE\u0301 naïve Ångström', 'cafe naive angstrom'],
  ['İstanbul ΟΔΟΣ οδος Straße', 'istanbul οδοσ straße'],
  ['ﬁle ½ x² ™ Ⅻ', 'file 1 2 x2 tm xii'],
  ['foo\u200bbar soft\u00adhyphen \ufeffa\u2060b', 'foobar softhyphen ab'],
  ['日本語', '日本 本語 語'],
  ['本', '本'],
  ['第3章', '第 3 章'],
  ['カタカナー', 'カタ タカ カナ ナー ー'],
  ['ｶﾞｷﾞ ガギ', 'ガギ ギ'],
  ['ภาษา', 'ภา าษ ษา า'],
  ['node日本fs', 'node 日本 本 fs'],
  ['한국어 검색', '한국어 검색'],
  ['हिन्दी', 'हिन्दी'],
  ['𐐀𐐨 𠮷野家', '𐐨𐐨 𠮷野 野家 家'],
  ['🔥 ❤️ 1️⃣ ---', '1\u20e3'],
  ['\u0301\u20e3 \ufe0f', ''],
  ['', ''],
];

for (const [text, tokens] of tokenCases) {
  test(`the tokens of ${JSON.stringify(text)} are ${tokens || 'none'}`, () => {
    assert.equal(textTokens(text).join(' '), tokens);
  });
}

const queries: [q: string, words: string][] = [
  ['node fetch', 'node fetch*'],
  ['node fetch ', 'node fetch*'],
  ['node f', 'node f'],
  ['n', 'n'],
  ['ERR_MODULE_NOT_FOUND', 'err_module module_not not_found*'],
  ['err_mod', 'err_mod*'],
  ['fs/promises bug', 'fs_promises bug*'],
  ['a.b', 'a_b'],
  ['rate-limit', 'rate limit*'],
  ['my-app/main.ts', 'my app_main main_ts*'],
  ['readFileSync', 'readfilesync*'],
  ['C++', 'c c++'],
  ['c# tips', 'c c# tips*'],
  ['日本語', '日本 本語'],
  ['本 node', '本* node*'],
  ['本', '本*'],
  ['node 日本', 'node 日本'],
  ['foo foo', 'foo'],
  ['foo fo foo x', 'foo fo x'],
  ['"node" AND NOT title:x OR NEAR(a b)', 'node and not title_x or near a b'],
  ["'; drop table entry; --", 'drop table entry*'],
  ['k:need s:open', 'k_need s_open*'],
];

for (const [q, words] of queries) {
  test(`the query ${JSON.stringify(q)} is searched as ${words}`, () => assert.equal(formatQuery(q), words));
}

test('only a query of nothing but blanks is empty; one without any token matches nothing', () => {
  for (const q of ['', ' ', '\t\n']) assert.deepEqual(queryTokens(q), { words: [], isEmpty: true });
  for (const q of ['***', '🔥', '"', '\u0301']) assert.deepEqual(queryTokens(q), { words: [], isEmpty: false });
});

test('kind, status and tags are tokens that text cannot produce', () => {
  const tokens = entryTokens(
    entry('k:need t:x need open', { tags: ['node-js', 'x'], kind: 'offer', status: 'resolved' }),
  );
  assert.deepEqual(
    tokens.filter((token) => token.includes(':')),
    ['k:offer', 's:resolved', 't:node-js', 't:x'],
  );
});

test('every field is searched, and each token is listed once', () => {
  const tokens = entryTokens({
    title: 'one two',
    tags: ['three'],
    outcome: 'four',
    body: 'five one',
    inputs: 'six',
    limitations: 'seven',
    kind: 'need',
    status: 'open',
  });
  assert.equal(tokens.join(' '), 'one two three four five six seven k:need s:open t:three');
});

const filters: [object: { kind?: string; status?: string; tag?: string }, tokens: string[] | null][] = [
  [{}, []],
  [{ kind: 'need', status: 'open', tag: 'node-js' }, ['k:need', 's:open', 't:node-js']],
  [{ tag: 'Node' }, null],
  [{ tag: 'a b' }, null],
  [{ tag: '"x' }, null],
  [{ tag: '日本' }, null],
  [{ tag: '-' }, null],
];

for (const [input, tokens] of filters) {
  test(`the filters ${JSON.stringify(input)} ${tokens === null ? 'match nothing' : `are ${tokens.length} tokens`}`, () => {
    assert.deepEqual(filterTokens({ kind: '', status: '', tag: '', ...input }), tokens);
  });
}

const anyText = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 80 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '_',
          '-',
          '.',
          '/',
          '::',
          '++',
          '#',
          ' ',
          '\n',
          "'",
          '"',
          '\\',
          '日',
          '本語',
          'é',
          'ß',
          'İ',
          'Σ',
          'fooBar',
          'ABCdef',
          'x'.repeat(70),
          '😀',
          '𐐀',
          '\u0301',
          '\u200d',
          'ไทย',
          '１',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
);

/** Reference implementation of query matching without an index. */
function matches(q: string, tokens: readonly string[]): boolean {
  const { words } = queryTokens(q);
  return (
    words.length > 0 &&
    words.every(({ token, isPrefix }) =>
      tokens.some((indexedToken) => (isPrefix ? indexedToken.startsWith(token) : indexedToken === token)),
    )
  );
}

test('text tokens contain only letters, marks, digits and the signs _, + and #, and have at most 64 code points', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const token of [...textTokens(text), ...queryTokens(text).words.map((word) => word.token)]) {
        assert.match(token, /^[\p{L}\p{N}\p{M}_+#]+$/u);
        assert.ok(Array.from(token).length <= tokenCodePointsMax);
        assert.ok(token.isWellFormed());
        assert.equal(token.normalize('NFC'), token);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('a text is found by itself in any case and Unicode composition', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, otherText) => {
      const tokens = entryTokens(entry(otherText, { body: `${text}\n${otherText}` }));
      if (queryTokens(text).words.length === 0) return;
      for (const q of [text, text.normalize('NFD'), ` ${text} `])
        assert.ok(matches(q, tokens), JSON.stringify({ q, tokens }));
      // Case mapping is not one-to-one for all letters; it is for ASCII.
      if (/^[\0-\x7f]*$/.test(text)) assert.ok(matches(text.toUpperCase().replace(/\+\+|#/g, ' '), tokens));
    }),
    { numRuns: 2_000 },
  );
});

test('an identifier is found by any run of its parts, even while its last part is being typed', () => {
  const name = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(
      name,
      fc.constantFrom('_', '.', '/', '::'),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (parts, separator, from, to, typedLength) => {
        const tokens = entryTokens(entry(`see ${parts.join(separator)} here`));
        const start = from % parts.length;
        const partsRun = parts.slice(start, start + 1 + (to % (parts.length - start))).join(separator);
        assert.ok(matches(partsRun, tokens));
        const lastPart = partsRun.split(separator).at(-1) as string;
        const typedText = partsRun.slice(0, partsRun.length - (typedLength % Math.max(1, lastPart.length - 1)));
        assert.ok(matches(typedText, tokens), typedText);
      },
    ),
  );
});

test('a run of a script without spaces is found by any substring of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'日本語検索方法改善カタカナテスト𠮷'), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (characters, from, to) => {
        const tokens = entryTokens(entry(`前 ${characters.join('')} node`));
        const start = from % characters.length;
        const substring = characters.slice(start, start + 1 + (to % (characters.length - start))).join('');
        assert.ok(matches(substring, tokens), substring);
      },
    ),
  );
});

test('words longer than the limit are truncated in entries and queries alike', () => {
  const longWord = 'a'.repeat(200);
  assert.ok(matches(longWord, entryTokens(entry(`x ${longWord}`))));
  assert.ok(matches(`${longWord}/tail`, entryTokens(entry(`${longWord}/tail`))));
  assert.ok(!matches(`${longWord}/tail`, entryTokens(entry(longWord))));
});

test('Base64 text gives one token, not one for each capital letter', () => {
  const encodedBytes = 'aGVsbG8Gd29ybGQgdGhpcyBpcyBiYXNlNjQgdGV4dA';
  assert.deepEqual(textTokens(encodedBytes), [encodedBytes.toLowerCase()]);
});
