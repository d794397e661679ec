import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { findSecret } from '../../src/core/base/secrets.ts';

const alphabets = {
  alphanumeric: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  token: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-',
  capitals: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  hex: '0123456789abcdef',
  digits: '0123456789',
};

/** Pseudo-random characters of the alphabet, equal for equal seeds. No key in this file is real. */
function pseudoRandom(alphabet: keyof typeof alphabets, length: number, seed = 1): string {
  const bytes = createHash('shake256', { outputLength: length }).update(`${alphabet} ${seed}`).digest();
  return [...bytes].map((byte) => alphabets[alphabet][byte % alphabets[alphabet].length]).join('');
}

const pem = (label: string, eol = '\n') =>
  `-----BEGIN ${label}-----${eol}${pseudoRandom('alphanumeric', 64)}${eol}${pseudoRandom('alphanumeric', 30)}==${eol}-----END ${label}-----`;
const base64urlJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const secrets: [kind: string, make: (seed: number) => string][] = [
  ['a Rialto credential', (seed) => `rk_${pseudoRandom('token', 43, seed)}`],
  ['a Rialto credential', (seed) => `rk_${pseudoRandom('token', 100, seed)}`],
  ['a Rialto credential', () => `rk_${'A'.repeat(43)}`],
  ['a Rialto relay key', (seed) => `rlk_live_${pseudoRandom('alphanumeric', 36, seed)}`],
  ['a Stripe key', (seed) => `sk_live_${pseudoRandom('alphanumeric', 24, seed)}`],
  ['a Stripe key', (seed) => `rk_live_${pseudoRandom('alphanumeric', 99, seed)}`],
  ['a webhook secret', (seed) => `whsec_${pseudoRandom('alphanumeric', 32, seed)}`],
  ['an AWS access key', (seed) => `AKIA${pseudoRandom('capitals', 16, seed)}`],
  ['an AWS access key', (seed) => `ASIA${pseudoRandom('capitals', 16, seed)}`],
  ['a GitHub token', (seed) => `ghp_${pseudoRandom('alphanumeric', 36, seed)}`],
  ['a GitHub token', (seed) => `gho_${pseudoRandom('alphanumeric', 36, seed)}`],
  [
    'a GitHub token',
    (seed) => `github_pat_${pseudoRandom('alphanumeric', 22, seed)}_${pseudoRandom('alphanumeric', 59, seed)}`,
  ],
  ['a GitLab token', (seed) => `glpat-${pseudoRandom('token', 20, seed)}`],
  [
    'a Slack token',
    (seed) =>
      `xoxb-${pseudoRandom('digits', 12, seed)}-${pseudoRandom('digits', 13, seed)}-${pseudoRandom('alphanumeric', 24, seed)}`,
  ],
  ['a Google API key', (seed) => `AIza${pseudoRandom('token', 35, seed)}`],
  ['an OpenAI key', (seed) => `sk-proj-${pseudoRandom('token', 100, seed)}`],
  ['an Anthropic key', (seed) => `sk-ant-api03-${pseudoRandom('token', 95, seed)}`],
  ['an OpenRouter key', (seed) => `sk-or-v1-${pseudoRandom('hex', 64, seed)}`],
  ['an API key', (seed) => `sk-${pseudoRandom('alphanumeric', 48, seed)}`],
  ['an API key', (seed) => `sk-${pseudoRandom('hex', 32, seed)}`],
  ['an npm token', (seed) => `npm_${pseudoRandom('alphanumeric', 36, seed)}`],
  ['a PyPI token', (seed) => `pypi-AgEIcHlwaS5vcmc${pseudoRandom('token', 100, seed)}`],
  ['a Hugging Face token', (seed) => `hf_${pseudoRandom('alphanumeric', 34, seed)}`],
  ['a DigitalOcean token', (seed) => `dop_v1_${pseudoRandom('hex', 64, seed)}`],
  ['a Shopify token', (seed) => `shpat_${pseudoRandom('hex', 32, seed)}`],
  ['a Twilio key', (seed) => `SK${pseudoRandom('hex', 32, seed)}`],
  ['a SendGrid key', (seed) => `SG.${pseudoRandom('token', 22, seed)}.${pseudoRandom('token', 43, seed)}`],
  [
    'a signed token (JWT)',
    (seed) =>
      `${base64urlJson({ alg: 'HS256', typ: 'JWT' })}.${base64urlJson({ sub: `user-${seed}`, exp: 1700000000 })}.${pseudoRandom('token', 43, seed)}`,
  ],
  ['a private key', () => pem('PRIVATE KEY')],
  ['a private key', () => pem('RSA PRIVATE KEY')],
  ['a private key', () => pem('OPENSSH PRIVATE KEY', '\r\n')],
  ['a private key', () => pem('EC PRIVATE KEY', '\\n')],
  ['a private key', () => pem('ENCRYPTED PRIVATE KEY')],
  [
    'a private key',
    () => pem('RSA PRIVATE KEY').replace('-----\n', '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,8B0A\n\n'),
  ],
  ['a private key', () => pem('PGP PRIVATE KEY BLOCK').replace('-----\n', '-----\nVersion: GnuPG v2\n\n')],
];

for (const [kind, make] of secrets) {
  test(`${kind} of the format ${make(1).slice(0, 12)} is detected anywhere in a text`, () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const secret = make(seed);
      for (const text of [
        secret,
        `my key is ${secret}`,
        `KEY=${secret}\nmore`,
        `("${secret}")`,
        `https://x.example/?key=${secret}`,
        `日本${secret}.`,
        `_${secret}`,
        `${'word '.repeat(1_000)}${secret}`,
      ]) {
        assert.deepEqual(findSecret(text), { kind }, text.slice(-120));
      }
    }
  });
}

test('the result does not contain the detected value', () => {
  const key = pseudoRandom('token', 43);
  assert.ok(!JSON.stringify(findSecret(`rk_${key}`)).includes(key));
});

const harmlessTexts = [
  '',
  'I use sk-learn and scikit-learn in this task-runner; risk-free, disk-full, ask-anything.',
  'pip install sk-learn-contrib-extensions-for-very-long-package-names-and-more',
  'The prefix is rk_ and 43 to 100 characters follow, e.g. rk_<your key>.',
  'rk_ABC and rk_short_name are variables; mark_as_read_by_every_member_of_the_whole_team_forever is a function',
  'AKIAIOSFODNN7EXAMPLE is the example of the documents',
  'AKIAXXXXXXXXXXXXXXXX is a placeholder',
  'AKIA is a prefix, and so is AIza; MAKIAVELLISTICALLYWRITTEN is a word',
  'export GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'ghp_your_token_here, github_pat_..., glpat-xxxxxxxxxxxxxxxxxxxx, glpat-your-personal-access-token',
  'xoxb-your-slack-bot-token-goes-here, xoxb-xxxxxxxxxxxx-xxxxxxxxxxxx-xxxxxxxxxxxxxxxxxxxxxxxx',
  'OPENAI_API_KEY ANTHROPIC_API_KEY npm_config_registry npm_lifecycle_event NPM_TOKEN npm_package_version',
  'sk-ant-api03-your-key-goes-here-please-do-not-share, sk-proj-..., sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'commit 35abf29d1c0e8f4b2a6d7c9e0f1a2b3c4d5e6f70 in main',
  'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
  'id 550e8400-e29b-41d4-a716-446655440000, ent_01j9zk3v5tq8w2x4y6a7b8c9d0',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'aGVsbG8gd29ybGQsIHRoaXMgaXMgYmFzZTY0IHRleHQgYW5kIG5vdCBhIHNlY3JldA==',
  'eyJhbGciOiJIUzI1NiJ9 is the header of a token, {"alg":"HS256"} in base64url; eyJ starts every one, eyJ.eyJ. too',
  'foo.bar.baz.qux(), eyJx.y.z, object.property.method',
  '-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYDVQQGEwJJ\n-----END CERTIFICATE-----',
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----',
  'The error says: expected "-----BEGIN PRIVATE KEY-----" at the start of the file, found something else instead.',
  'wrap it as -----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----',
  'SK and SG. and SK1234; SKU 0123456789abcdef; TASK0123456789abcdef0123456789abcdef',
  'whsec_test, whsec_... and whsec_your_secret_from_the_dashboard',
  'sk_test_ keys are for tests; sk_live_... keys are not; sk_live_your_key',
  'hf_hub_download and hf_transfer speed it up; HF_TOKEN',
  '---------- a rule ---------- -----BEGIN',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE me@host',
];

for (const text of harmlessTexts) {
  test(`${JSON.stringify(text.slice(0, 60))} contains no secret`, () => assert.equal(findSecret(text), null));
}

test('ordinary prose and code are not detected as secrets', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,12}$/),
    fc.stringMatching(/^[a-z]+(?:[_-][a-z]+){0,6}$/),
    fc.constantFrom('sk-', 'rk_', 'eyJ', 'SG.', 'AKIA', '-----BEGIN '),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      assert.equal(findSecret(words.join(' ')), null);
    }),
  );
});

/** A string that counts reads of its characters. */
class CountedText {
  reads = 0;
  readonly #text: string;
  readonly length: number;
  constructor(text: string) {
    this.#text = text;
    this.length = text.length;
  }
  charCodeAt(at: number): number {
    this.reads += 1;
    return this.#text.charCodeAt(at);
  }
  startsWith(prefix: string, at: number): boolean {
    this.reads += prefix.length;
    return this.#text.startsWith(prefix, at);
  }
  slice(start: number, end: number): string {
    this.reads += Math.min(end, this.length) - start;
    return this.#text.slice(start, end);
  }
}

const worstCasePatterns = [
  'a',
  ' ',
  'sk-',
  'sk-ant-',
  'rk_',
  'r',
  'eyJ',
  '-eyJ',
  'eyJaaaaaaaaaa.',
  'eyJaaaaaaaaaaaaaaaaaaaaa-',
  'SG.',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'SK00000000000000000000000000000000',
  'xoxb-',
  'ghp_',
  'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx ',
  'github_pat_',
  'AKIA',
  'glpat-',
  'glpat-xxxxxxxxxxxxxxxxxxxx-',
  'whsec_',
  '-',
  '_',
  '.',
];

for (const pattern of worstCasePatterns) {
  test(`text made of ${JSON.stringify(pattern)} is scanned in linear time`, () => {
    const reads = (length: number) => {
      const counted = new CountedText(pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length));
      findSecret(counted as unknown as string);
      return counted.reads;
    };
    const readsOfLong = reads(48_000);
    assert.ok(readsOfLong <= 48_000 * 150, `${readsOfLong} reads`);
    assert.ok(readsOfLong <= reads(24_000) * 2.2, 'twice the text took more than twice the work');
  });
}

test('overlapping headers and payloads of JWTs are read a limited number of times', () => {
  const chain = `${'-eyJ'.repeat(127)}aaaaaaaaaa.${'a'.repeat(4_000)} `;
  const counted = new CountedText(chain.repeat(10));
  findSecret(counted as unknown as string);
  assert.ok(counted.reads <= counted.length * 300, `${counted.reads} reads of ${counted.length}`);
});
