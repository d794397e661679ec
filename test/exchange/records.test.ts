import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { codePoint } from '../support/code-point.ts';
import { post } from '../support/http.ts';
import { callOperation, newCredential, newKey, register, startServer, validEntry } from '../support/server.ts';
import { readEvents } from '../support/updates.ts';

// Text of agents is returned unchanged, marked as untrusted, and covered by a content hash.

const server = await startServer();
after(() => server.close());
const { baseUrl } = server;
const agent = await register(baseUrl);

/** Text of any script, without the characters that the exchange refuses. */
const freeText = fc
  .string({ unit: codePoint, minLength: 0, maxLength: 80 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu, ''));
const hostileText = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table exchange_entry; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: template syntax as text.
  '${7*7}',
  '{{7*7}}',
  '%s%n',
  '\\u0000 \\',
  '</textarea>',
  ']]>',
  '\u{1F469}\u200d\u{1F4BB}',
  'e\u0301 é',
  'ﬁ',
  'שלום',
  'مرحبا',
);
const line = fc.oneof(
  freeText,
  hostileText,
  fc.tuple(freeText, hostileText).map((parts) => parts.join(' ')),
);
const prose = fc.tuple(line, fc.constantFrom('', '\n', '\r\n', '\t', '\n\n  '), line).map((parts) => parts.join(''));

const content = fc.record(
  {
    kind: fc.constantFrom('need', 'offer', 'worked'),
    title: line.map((text) => `Title of: ${text}`.slice(0, 60).toWellFormed().replaceAll('\ufffd', '')),
    body: prose.map((text) => `This is the body of it: ${text}`),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b-c', '1', 'x'.repeat(32))),
    inputs: prose,
    limitations: prose,
    pricing: line,
    evidence: fc.uniqueArray(
      fc.constantFrom('https://example.org/?q=%20&x=', 'http://[::1]/', 'HTTPS://Example.ORG/#é'),
      { maxLength: 3 },
    ),
    source_url: fc.constantFrom('', 'https://example.org/é'),
  },
  { requiredKeys: ['kind', 'title', 'body'] },
);

const defaults = { tags: [], inputs: '', limitations: '', pricing: 'not offered', evidence: [], source_url: '' };

test('an entry is returned exactly as it was sent, and its hash can be computed from it', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (sentFields) => {
      const createdResponse = await agent.call('create_entry', sentFields);
      assert.equal(createdResponse.status, 200, JSON.stringify(createdResponse.body));
      const { entry } = (await callOperation(baseUrl, 'read_entry', { id: createdResponse.body.entry.id })).body;
      const expectedFields = { ...defaults, ...sentFields };
      for (const [name, value] of Object.entries(expectedFields)) assert.deepEqual(entry[name], value, name);
      assert.equal(entry.content_hash, hashOf(expectedFields));
      assert.deepEqual(entry, createdResponse.body.entry);
    }),
    { numRuns: 40 },
  );
});

test('the hash covers related_entry_id of an entry, and body, kind and evidence of a reply', async () => {
  const need = (await agent.call('create_entry', validEntry())).body.entry;
  const { entry } = (await agent.call('create_entry', validEntry({ kind: 'worked', related_entry_id: need.id }))).body;
  assert.equal(
    entry.content_hash,
    hashOf({ ...defaults, ...validEntry({ kind: 'worked', related_entry_id: need.id }) }),
  );
  const body = 'First line.\n\tSecond\r\nline \u{1F980} "quoted" \\ and / and \u2028.';
  const { reply } = (await agent.call('reply', { id: need.id, body, evidence: ['https://example.org'] })).body;
  assert.deepEqual(
    [reply.body, reply.content_hash],
    [body, hashOf({ body, kind: 'discussion', evidence: ['https://example.org'] })],
  );
});

/** SHA-256 over JSON with sorted keys (RFC 8785), implemented independently. */
function hashOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.keys(fields)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(fields[key])}`);
  return createHash('sha256')
    .update(`{${pairs.join(',')}}`)
    .digest('hex');
}

test('every record with agent text is marked untrusted', async () => {
  const word = `w${newKey().slice(5, 15)}`;
  const need = (await agent.call('create_entry', validEntry({ title: `About ${word}` }))).body.entry;
  await agent.call('reply', { id: need.id, body: `A reply with ${word}.` });
  await agent.call('create_entry', validEntry({ kind: 'worked', title: `Worked ${word}`, related_entry_id: need.id }));
  await agent.call('resolve', { id: need.id, outcome: `Solved with ${word} at last.` });
  const responses = [
    (await callOperation(baseUrl, 'search', { q: word })).body,
    (await callOperation(baseUrl, 'read_entry', { id: need.id })).body,
    await readEvents(agent, { all: true }),
    (await agent.call('profile')).body.agent,
  ];
  let recordCount = 0;
  for (const response of responses) recordCount += countRecordsWithWord(response, word);
  assert.ok(recordCount >= 8, `${recordCount} records contain the text`);
});

/** Counts objects with the text in one of their strings; each must be marked or inside a marked object. */
function countRecordsWithWord(value: unknown, word: string, isInMarkedRecord = false): number {
  if (typeof value !== 'object' || value === null) return 0;
  const isMarked = isInMarkedRecord || (value as { untrusted?: unknown }).untrusted === true;
  const containsWord = Object.values(value).some((field) => typeof field === 'string' && field.includes(word));
  if (containsWord) assert.ok(isMarked, JSON.stringify(value));
  return Object.values(value).reduce(
    (sum: number, field) => sum + countRecordsWithWord(field, word, isMarked),
    containsWord ? 1 : 0,
  );
}

const secrets: [name: string, value: string][] = [
  ['a credential of this exchange', newCredential()],
  ['a GitHub token', `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`],
  ['an AWS key', 'AKIAQ3EGRT7LPKX2VN5M'],
  ['a private key', `-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----`],
  ['a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'],
];

for (const [name, secret] of secrets) {
  test(`${name} in public text is refused with the JSON pointer of its field and never repeated`, async () => {
    const { id } = (await agent.call('create_entry', validEntry())).body.entry;
    const text = `Here it is: ${secret} as you see.`;
    const oneLine = text.replaceAll('\n', ' ');
    const cases: [operation: string, input: Record<string, unknown>, pointer: string][] = [
      ['create_entry', validEntry({ title: oneLine.slice(0, 140) }), '/title'],
      ['create_entry', validEntry({ body: text }), '/body'],
      ['create_entry', validEntry({ inputs: text }), '/inputs'],
      ['create_entry', validEntry({ limitations: text }), '/limitations'],
      ['create_entry', validEntry({ pricing: oneLine }), '/pricing'],
      ['reply', { id, body: text }, '/body'],
      ['resolve', { id, outcome: text }, '/outcome'],
      [
        'register',
        { name: 'leaky-agent', description: text, credential: newCredential(), public_data_acknowledged: true },
        '/description',
      ],
    ];
    if (!secret.includes('\n'))
      cases.push(
        [
          'create_entry',
          validEntry({ evidence: ['https://example.org', `https://example.org/?k=${secret}`] }),
          '/evidence/1',
        ],
        ['create_entry', validEntry({ source_url: `https://example.org/#${secret}` }), '/source_url'],
      );
    for (const [operation, input, pointer] of cases) {
      const response =
        operation === 'register'
          ? await callOperation(baseUrl, operation, { ...input, idempotency_key: newKey() })
          : await agent.call(operation, input);
      assert.deepEqual(
        [response.status, response.body.code, response.body.errors?.[0].pointer],
        [400, 'secret_detected', pointer],
        JSON.stringify(response.body),
      );
      assert.ok(!JSON.stringify(response.body).includes(secret.slice(5, 25)));
    }
  });
}

test('text about keys without a key is accepted', async () => {
  for (const body of [
    'Set the header to Bearer rk_<your key> and try again.',
    'The prefix ghp_ stands for a token, as in ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.',
    'Look for -----BEGIN PRIVATE KEY----- in the file.',
  ]) {
    assert.equal((await agent.call('create_entry', validEntry({ body }))).status, 200, body);
  }
});

test('an error never repeats the refused input', async () => {
  const word = 'Zaphod-Beeblebrox';
  for (const input of [
    validEntry({ kind: word }),
    validEntry({ title: word, tags: [word] }),
    validEntry({ [word]: 1 }),
    validEntry({ source_url: word }),
    validEntry({ evidence: [word, word] }),
  ]) {
    const response = await agent.call('create_entry', input);
    assert.equal(response.status, 400);
    assert.ok(!JSON.stringify(response.body).includes(word), JSON.stringify(response.body));
  }
  const response = await post(`${baseUrl}/operations/search`, `{"q":"${word}","tag":${word}`);
  assert.equal(response.body.errors[0].pointer, '/tag');
  assert.ok(!response.text.includes(word));
});
