import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, describeConfig, readConfig } from '../../src/core/base/config.ts';
import { ownFolder, rialto } from './rialto.ts';

const [one, other] = ['1'.repeat(64), '2'.repeat(64)];

const refused: readonly (readonly [what: string, settings: Readonly<Record<string, string>>])[] = [
  ['a module named twice', { RIALTO_MODULES: 'exchange,exchange' }],
  ['an operator named twice', { RIALTO_ADMIN_KEYS: `ann:${one},ann:${other}` }],
  ['one key of two operators', { RIALTO_ADMIN_KEYS: `ann:${one},bob:${one}` }],
  ['an operator named as the single key is', { RIALTO_ADMIN_KEYS: `operator:${one}`, RIALTO_ADMIN_KEY_SHA256: other }],
  ['a word for an origin', { RIALTO_MCP_ORIGINS: 'https://app.example, banana' }],
  ['an origin with a path', { RIALTO_MCP_ORIGINS: 'https://app.example/' }],
  ['an origin as no browser sends it', { RIALTO_MCP_ORIGINS: 'https://App.example:443' }],
  ['a database address that cannot be read', { DATABASE_URL: 'postgres://user:pa/ss@127.0.0.1/rialto' }],
  ['a secret that is too short', { RIALTO_SECRET: 'hunter2-is-short' }],
  ['a new secret beside a short old one', { RIALTO_SECRET: `${one},hunter2` }],
  ['one secret as new and old', { RIALTO_SECRET: `${one},${one}` }],
  ['three secrets', { RIALTO_SECRET: `${one},${other},${'3'.repeat(64)}` }],
  ['no work at all for an account', { RIALTO_POW_BITS: '0' }],
  ['more work for an account than any machine does', { RIALTO_POW_BITS: '27' }],
  ['a name for a name server', { RIALTO_RELAY_RESOLVER: 'localhost:53' }],
  ['a name server without a port', { RIALTO_RELAY_RESOLVER: '127.0.0.1' }],
  ['half a bit of work', { RIALTO_POW_BITS: '12.5' }],
  ['a secret of Stripe that is none', { STRIPE_SECRET_KEY: 'hunter2' }],
  ['a part of what Stripe needs', { STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2' }],
  ['an address of Stripe and nothing else', { STRIPE_API_BASE: 'http://127.0.0.1:1' }],
  ['an address with a password', { RIALTO_PUBLIC_URL: 'https://:secret@rialto.example' }],
];

for (const [what, settings] of refused) {
  test(`${what} is no configuration`, () => {
    const [name = ''] = Object.keys(settings);
    assert.throws(
      () => readConfig(settings),
      (error) => error instanceof ConfigError && error.message.includes(name) && !error.message.includes('hunter2'),
    );
  });
}

test('operators and origins that differ are one configuration', () => {
  const config = readConfig({
    RIALTO_ADMIN_KEYS: `ann:${one}, bob:${other}`,
    RIALTO_MCP_ORIGINS: 'https://app.example, http://localhost:3000, vscode-webview://a1b2',
  });
  assert.deepEqual([...config.adminKeys.keys()], ['ann', 'bob']);
  assert.deepEqual(config.mcpOrigins, ['https://app.example', 'http://localhost:3000', 'vscode-webview://a1b2']);
});

test('a secret is told by being there, never shown', () => {
  const shown = (settings: Readonly<Record<string, string>>) => describeConfig(readConfig(settings));
  assert.equal(shown({})['RIALTO_SECRET'], 'from the data folder');
  assert.equal(shown({ DATABASE_URL: 'postgres://127.0.0.1/x' })['RIALTO_SECRET'], 'unset (PostgreSQL needs it)');
  for (const secret of [one, `${one}, ${other}`]) {
    const all = shown({ RIALTO_SECRET: secret });
    assert.match(String(all['RIALTO_SECRET']), /^set/);
    assert.doesNotMatch(JSON.stringify(all), /1{32}|2{32}/);
  }
  assert.deepEqual(readConfig({ RIALTO_SECRET: `${one}, ${other}` }).secrets, [one, other]);
});

test('whether payments are set up is told without their secrets', () => {
  const shown = describeConfig(readConfig(stripeSettings));
  assert.deepEqual([shown['STRIPE_SECRET_KEY'], shown['STRIPE_WEBHOOK_SECRET']], ['set', 'set']);
  assert.equal(shown['STRIPE_PRICE_ID'], 'price_1');
  assert.doesNotMatch(JSON.stringify(shown), /hunter2/);
  assert.match(String(describeConfig(readConfig({}))['STRIPE_SECRET_KEY']), /^unset/);
  const partly = { ...stripeSettings, STRIPE_PRICE_ID: '' };
  assert.throws(() => readConfig(partly), /must be set together/);
});

const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2',
  STRIPE_PRICE_ID: 'price_1',
};

test('the mail server is shown without its password, however it is spelled', () => {
  const from = { RIALTO_SMTP_FROM: 'Rialto <relay@rialto.example>' };
  for (const [url, shown] of [
    ['smtps://relay:hunter2@mail.example', 'smtps://relay:***@mail.example:465'],
    ['smtp://a%40b:hunter2%2F%40@mail.example:25', 'smtp://a%40b:***@mail.example:25'],
    ['smtp://[::1]:2525', 'smtp://[::1]:2525'],
  ] as const) {
    const config = readConfig({ RIALTO_SMTP_URL: url, ...from });
    const described = describeConfig(config);
    assert.deepEqual([described['RIALTO_SMTP_URL'], described['RIALTO_SMTP_FROM']], [shown, 'relay@rialto.example']);
    assert.doesNotMatch(JSON.stringify(described), /hunter2/);
  }
  const { mail } = readConfig({ RIALTO_SMTP_URL: 'smtp://a%40b:hunter2%2F%40@mail.example', ...from });
  assert.deepEqual(mail?.login, { user: 'a@b', pass: 'hunter2/@' });
  assert.deepEqual([mail?.port, mail?.secure, mail?.from.name], [587, false, 'Rialto']);
});

test('mail settings that cannot be used are named, and no password is repeated', () => {
  for (const [settings, named] of [
    [{ RIALTO_SMTP_URL: 'smtp://mail.example' }, /RIALTO_SMTP_URL and RIALTO_SMTP_FROM must be set together/],
    [{ RIALTO_SMTP_FROM: 'relay@rialto.example' }, /must be set together/],
    [{ RIALTO_SMTP_URL: 'https://u:hunter2@mail.example' }, /RIALTO_SMTP_URL must be/],
    [{ RIALTO_SMTP_URL: 'smtp://u:hunter2@mail.example/?tls=no' }, /RIALTO_SMTP_URL must be/],
    [{ RIALTO_SMTP_URL: 'smtp://u:hunter2%@mail.example' }, /RIALTO_SMTP_URL must be/],
    [{ RIALTO_SMTP_URL: 'smtp://hunter2@mail.example' }, /RIALTO_SMTP_URL must be/],
    [{ RIALTO_SMTP_FROM: 'Rialto' }, /RIALTO_SMTP_FROM must be/],
    [{ RIALTO_SMTP_FROM: 'a@b.example, c@d.example' }, /RIALTO_SMTP_FROM must be/],
  ] as const)
    assert.throws(
      () => readConfig(settings),
      (error: Error) => named.test(error.message) && !error.message.includes('hunter2'),
      JSON.stringify(settings),
    );
});

test('PostgreSQL without a secret ends with one sentence, before it is asked for anything', async (t) => {
  const ended = await rialto(['serve'], {
    ...ownFolder(t),
    RIALTO_PORT: '0',
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
  });
  assert.match(ended.output, /^rialto: With PostgreSQL every node needs the same RIALTO_SECRET: [^\n]*$/m);
  assert.doesNotMatch(ended.output, /\n\s+at /);
  assert.equal(ended.code, 2);
});

test('a name for the host that no machine has ends with one sentence', async (t) => {
  const ended = await rialto(['serve'], { ...ownFolder(t), RIALTO_PORT: '0', RIALTO_HOST: 'no_such_host' });
  assert.match(ended.output, /^rialto: No machine has the name in RIALTO_HOST[^\n]*$/m);
  assert.doesNotMatch(ended.output, /\n\s+at /);
  assert.equal(ended.code, 2);
});

test('no spelling of a database address shows its password', async (t) => {
  for (const address of [
    'postgres://user:hunter2@127.0.0.1/rialto',
    'postgres://user:wh@t-hunter2@127.0.0.1/rialto',
    'postgres://:hunter2@127.0.0.1/rialto',
    'postgres://127.0.0.1/rialto?user=a&password=hunter2&sslpassword=hunter2&Password=hunter2',
  ]) {
    const shown = describeConfig(readConfig({ DATABASE_URL: address }))['DATABASE_URL'];
    assert.match(String(shown), /127\.0\.0\.1\/rialto/);
    assert.doesNotMatch(String(shown), /hunter2|wh@t/);
  }
  const unreadable = { ...ownFolder(t), RIALTO_PORT: '0', DATABASE_URL: 'postgres://user:hunter/2@127.0.0.1/rialto' };
  for (const command of ['serve', 'doctor', 'migrate']) {
    const ended = await rialto([command], unreadable);
    assert.match(ended.output, /DATABASE_URL must be/);
    assert.doesNotMatch(ended.output, /hunter/);
    assert.equal(ended.code, 2);
  }
});

test('targets for the relay that are none end with one sentence', async (t) => {
  const relay = { ...ownFolder(t), RIALTO_PORT: '0', RIALTO_MODULES: 'exchange,relay' };
  const wrong = { RIALTO_RELAY_ALLOW: '127.0.0.1', RIALTO_RELAY_CA_FILE: '/nowhere/ca.pem' };
  for (const [name, value] of Object.entries(wrong)) {
    const ended = await rialto(['serve'], { ...relay, [name]: value });
    assert.match(ended.output, new RegExp(`^rialto: ${name} `, 'm'));
    assert.equal(ended.code, 2);
  }
});
