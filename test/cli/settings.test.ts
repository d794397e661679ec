import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig, unknownVariables } from '../../src/core/base/config.ts';
import { describeConfig } from '../../src/core/base/describe-config.ts';
import { type Setting, settings } from '../../src/core/base/settings.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto, tempDataDir } from './rialto.ts';

const [firstHex, secondHex] = ['1'.repeat(64), '2'.repeat(64)];

const invalidSettings: readonly (readonly [title: string, settings: Readonly<Record<string, string>>])[] = [
  ['a module named twice', { RIALTO_MODULES: 'exchange,exchange' }],
  ['an operator named twice', { RIALTO_ADMIN_KEYS: `ann:${firstHex},ann:${secondHex}` }],
  ['one key of two operators', { RIALTO_ADMIN_KEYS: `ann:${firstHex},bob:${firstHex}` }],
  ['a reserved operator name', { RIALTO_ADMIN_KEYS: `operator:${firstHex}`, RIALTO_ADMIN_KEY_SHA256: secondHex }],
  ['an origin that is not a URL', { RIALTO_MCP_ORIGINS: 'https://app.example, banana' }],
  ['an origin with a path', { RIALTO_MCP_ORIGINS: 'https://app.example/' }],
  ['an origin that is not in serialized form', { RIALTO_MCP_ORIGINS: 'https://App.example:443' }],
  ['a database URL that cannot be read', { DATABASE_URL: 'postgres://user:pa/ss@127.0.0.1/rialto' }],
  ['Valkey with the embedded database', { RIALTO_VALKEY_URL: 'valkey://:hunter2@127.0.0.1' }],
  [
    'a Valkey URL with another scheme',
    { RIALTO_VALKEY_URL: 'http://:hunter2@127.0.0.1', DATABASE_URL: 'postgres://a/b' },
  ],
  [
    'a separate database of a service without the main one',
    { RIALTO_ARCADE_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/arcade' },
  ],
  [
    'a direct URL without a database URL',
    { RIALTO_RELAY_DATABASE_DIRECT_URL: 'postgres://user:hunter2@127.0.0.1/a', DATABASE_URL: 'postgres://127.0.0.1/a' },
  ],
  [
    'one database for two services',
    {
      RIALTO_RELAY_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/own',
      RIALTO_ARCADE_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/own',
      DATABASE_URL: 'postgres://127.0.0.1/main',
    },
  ],
  ['a read replica of the embedded database', { RIALTO_DATABASE_READ_URL: 'postgres://user:hunter2@127.0.0.1/a' }],
  [
    'a read replica twice',
    {
      RIALTO_DATABASE_READ_URL: 'postgres://user:hunter2@a/a,postgres://user:hunter2@a/a',
      DATABASE_URL: 'postgres://a/b',
    },
  ],
  ['a secret that is too short', { RIALTO_SECRET: 'hunter2-is-short' }],
  ['a new secret followed by a short old one', { RIALTO_SECRET: `${firstHex},hunter2` }],
  ['one secret as new and old', { RIALTO_SECRET: `${firstHex},${firstHex}` }],
  ['three secrets', { RIALTO_SECRET: `${firstHex},${secondHex},${'3'.repeat(64)}` }],
  ['a proof of work of 0 bits', { RIALTO_POW_BITS: '0' }],
  ['a proof of work of 27 bits', { RIALTO_POW_BITS: '27' }],
  ['a DNS resolver given by host name', { RIALTO_RELAY_RESOLVER: 'localhost:53' }],
  ['a DNS resolver without a port', { RIALTO_RELAY_RESOLVER: '127.0.0.1' }],
  ['a fractional number of proof-of-work bits', { RIALTO_POW_BITS: '12.5' }],
  ['a key for backups that is too short', { RIALTO_BACKUP_KEY: 'hunter2' }],
  ['an invalid Stripe secret key', { STRIPE_SECRET_KEY: 'hunter2' }],
  ['an incomplete set of Stripe settings', { STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2' }],
  ['a Stripe API base URL without the other Stripe settings', { STRIPE_API_BASE: 'http://127.0.0.1:1' }],
  ['metrics on a public interface without a token', { RIALTO_METRICS_HOST: '0.0.0.0', RIALTO_METRICS_PORT: '9100' }],
  ['a host of the metrics without a port', { RIALTO_METRICS_HOST: '127.0.0.1' }],
  [
    'an invalid header for the OTLP collector',
    { OTEL_EXPORTER_OTLP_HEADERS: 'a', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318' },
  ],
  ['headers without a collector', { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }],
  ['a trace sampling ratio above 1', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
  ['a drain notice period of one hour', { RIALTO_DRAIN_NOTICE_S: '3600' }],
  ['a frame host with a path', { RIALTO_FRAME_URL: 'https://frames.example.net/frames' }],
  ['a frame host that a Content-Security-Policy cannot contain', { RIALTO_FRAME_URL: 'https://[::1]:8443' }],
  ['a frame host that is the host of the pages', { RIALTO_FRAME_URL: 'http://localhost:9090' }],
  [
    'a frame host that is the host of a service',
    { RIALTO_FRAME_URL: 'https://arcade.example', RIALTO_ARCADE_URL: 'https://arcade.example' },
  ],
  ['a public URL with a password', { RIALTO_PUBLIC_URL: 'https://:secret@rialto.example' }],
];

for (const [title, environment] of invalidSettings) {
  test(`${title} is not a valid configuration`, () => {
    const [name = ''] = Object.keys(environment);
    assert.throws(
      () => readConfig(environment),
      (error) => error instanceof ConfigError && error.message.includes(name) && !error.message.includes('hunter2'),
    );
  });
}

test('operators and origins are accepted when they differ', () => {
  const config = readConfig({
    RIALTO_ADMIN_KEYS: `ann:${firstHex}, bob:${secondHex}`,
    RIALTO_MCP_ORIGINS: 'https://app.example, http://localhost:3000, vscode-webview://a1b2',
  });
  assert.deepEqual([...config.adminKeys.keys()], ['ann', 'bob']);
  assert.deepEqual(config.mcpOrigins, ['https://app.example', 'http://localhost:3000', 'vscode-webview://a1b2']);
});

test('RIALTO_SECRET is shown only as set, unset or from the data folder', () => {
  const describeEnvironment = (environment: Readonly<Record<string, string>>) =>
    describeConfig(readConfig(environment));
  assert.equal(describeEnvironment({})['RIALTO_SECRET'], 'from the data folder');
  assert.equal(
    describeEnvironment({ DATABASE_URL: 'postgres://127.0.0.1/x' })['RIALTO_SECRET'],
    'unset (required with PostgreSQL)',
  );
  for (const secret of [firstHex, `${firstHex}, ${secondHex}`]) {
    const description = describeEnvironment({ RIALTO_SECRET: secret });
    assert.match(String(description['RIALTO_SECRET']), /^set/);
    assert.doesNotMatch(JSON.stringify(description), /1{32}|2{32}/);
  }
  assert.deepEqual(readConfig({ RIALTO_SECRET: `${firstHex}, ${secondHex}` }).secrets, [firstHex, secondHex]);
});

test('payment settings are shown without their secrets, and an incomplete set of them is rejected', () => {
  const description = describeConfig(readConfig(stripeSettings));
  assert.deepEqual([description['STRIPE_SECRET_KEY'], description['STRIPE_WEBHOOK_SECRET']], ['set', 'set']);
  assert.equal(description['STRIPE_PRICE_ID'], 'price_1');
  assert.doesNotMatch(JSON.stringify(description), /hunter2/);
  assert.match(String(describeConfig(readConfig({}))['STRIPE_SECRET_KEY']), /^unset/);
  const incompleteSettings = { ...stripeSettings, STRIPE_PRICE_ID: '' };
  assert.throws(() => readConfig(incompleteSettings), /must be set together/);
});

const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2',
  STRIPE_PRICE_ID: 'price_1',
};

test('the mail server is shown without its password in every notation', () => {
  const from = { RIALTO_SMTP_FROM: 'Rialto <relay@rialto.example>' };
  for (const [url, shownUrl] of [
    ['smtps://relay:hunter2@mail.example', 'smtps://relay:***@mail.example:465'],
    ['smtp://a%40b:hunter2%2F%40@mail.example:25', 'smtp://a%40b:***@mail.example:25'],
    ['smtp://[::1]:2525', 'smtp://[::1]:2525'],
  ] as const) {
    const config = readConfig({ RIALTO_SMTP_URL: url, ...from });
    const description = describeConfig(config);
    assert.deepEqual(
      [description['RIALTO_SMTP_URL'], description['RIALTO_SMTP_FROM']],
      [shownUrl, 'relay@rialto.example'],
    );
    assert.doesNotMatch(JSON.stringify(description), /hunter2/);
  }
  const { mail } = readConfig({ RIALTO_SMTP_URL: 'smtp://a%40b:hunter2%2F%40@mail.example', ...from });
  assert.deepEqual(mail?.login, { user: 'a@b', pass: 'hunter2/@' });
  assert.deepEqual([mail?.port, mail?.secure, mail?.from.name], [587, false, 'Rialto']);
});

test('invalid mail settings are reported without their password', () => {
  for (const [environment, message] of [
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
      () => readConfig(environment),
      (error: Error) => message.test(error.message) && !error.message.includes('hunter2'),
      JSON.stringify(environment),
    );
});

test('PostgreSQL without a secret is rejected before the first connection', async (t) => {
  const result = await rialto(['serve'], {
    ...tempDataDir(t),
    RIALTO_PORT: '0',
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
  });
  assert.match(result.output, /^rialto: With PostgreSQL every node needs the same RIALTO_SECRET: [^\n]*$/m);
  assert.doesNotMatch(result.output, /\n\s+at /);
  assert.equal(result.code, 2);
});

test('an unknown host name is reported in one sentence', async (t) => {
  const result = await rialto(['serve'], { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_HOST: 'no_such_host' });
  assert.match(result.output, /^rialto: The host name no_such_host does not resolve: check RIALTO_HOST[^\n]*$/m);
  assert.doesNotMatch(result.output, /\n\s+at /);
  assert.equal(result.code, 2);
});

test('the password of a database URL is hidden in every notation', async (t) => {
  for (const url of [
    'postgres://user:hunter2@127.0.0.1/rialto',
    'postgres://user:wh@t-hunter2@127.0.0.1/rialto',
    'postgres://:hunter2@127.0.0.1/rialto',
    'postgres://127.0.0.1/rialto?user=a&password=hunter2&sslpassword=hunter2&Password=hunter2',
  ]) {
    const text = describeConfig(readConfig({ DATABASE_URL: url }))['DATABASE_URL'];
    assert.match(String(text), /127\.0\.0\.1\/rialto/);
    assert.doesNotMatch(String(text), /hunter2|wh@t/);
  }
  const unreadableSettings = {
    ...tempDataDir(t),
    RIALTO_PORT: '0',
    DATABASE_URL: 'postgres://user:hunter/2@127.0.0.1/rialto',
  };
  for (const command of ['serve', 'doctor', 'migrate']) {
    const result = await rialto([command], unreadableSettings);
    assert.match(result.output, /DATABASE_URL must be/);
    assert.doesNotMatch(result.output, /hunter/);
    assert.equal(result.code, 2);
  }
});

test('a database URL with several hosts is accepted and shown without its password', () => {
  const DATABASE_URL = 'postgres://user:hunter2@one:5432,two:5433/rialto?target_session_attrs=read-write';
  const text = describeConfig(readConfig({ DATABASE_URL }))['DATABASE_URL'];
  assert.equal(text, 'postgres://user:***@one:5432,two:5433/rialto');
  for (const url of ['postgres://one,two', 'postgres://one@one,two/rialto', 'postgres://one,two/rialto'])
    assert.equal(describeConfig(readConfig({ DATABASE_URL: url }))['DATABASE_URL'], url);
  for (const url of ['postgres://one,,two/rialto', 'postgres://one,two/rialto?target_session_attrs=standby'])
    assert.throws(() => readConfig({ DATABASE_URL: url }), /DATABASE_URL must be/);
});

test('databases of services and read replicas are shown without their passwords; a service uses DATABASE_URL by default', () => {
  const moduleDatabases = {
    RIALTO_ARCADE_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/arcade',
    RIALTO_ARCADE_DATABASE_DIRECT_URL: 'postgres://user:hunter2@127.0.0.2/arcade',
  };
  const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/rialto', ...moduleDatabases });
  const moduleDescription = describeConfig(config);
  assert.equal(moduleDescription['RIALTO_ARCADE_DATABASE_URL'], 'postgres://user:***@127.0.0.1/arcade');
  assert.equal(moduleDescription['RIALTO_ARCADE_DATABASE_DIRECT_URL'], 'postgres://user:***@127.0.0.2/arcade');
  assert.equal(moduleDescription['RIALTO_RELAY_DATABASE_URL'], 'unset (on DATABASE_URL)');
  const replicas = 'postgres://user:hunter2@one/rialto,postgres://user:hunter2@two/rialto';
  const replicaDescription = describeConfig(
    readConfig({ DATABASE_URL: 'postgres://a/b', RIALTO_DATABASE_READ_URL: replicas }),
  );
  assert.equal(replicaDescription['RIALTO_DATABASE_READ_URL'], replicas.replaceAll('hunter2', '***'));
});

test('an invalid list of allowed destinations or CA file of the relay is reported with its value, before anything is written', async (t) => {
  const relaySettings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_MODULES: 'exchange,relay' };
  const invalidRelaySettings = { RIALTO_RELAY_ALLOW: '127.0.0.1', RIALTO_RELAY_CA_FILE: '/nowhere/ca.pem' };
  for (const [name, value] of Object.entries(invalidRelaySettings)) {
    const result = await rialto(['serve'], { ...relaySettings, [name]: value });
    assert.match(result.output, new RegExp(`^rialto: ${name} .*${value}`, 'm'));
    assert.equal(result.code, 2);
    assert.deepEqual(readdirSync(relaySettings.RIALTO_DATA_DIR), []);
  }
});

test('help settings lists every setting once, with its default and, except for secrets, its flag', async () => {
  const { output, code } = await rialto(['help', 'settings'], {});
  assert.equal(code, 0);
  for (const name of Object.keys(settings))
    assert.equal(output.match(new RegExp(`^${name}\\b`, 'gm'))?.length, 1, name);
  assert.match(output, /^RIALTO_PORT, --port\n.+\n {4}Default: 8080$/m);
  assert.doesNotMatch(output, /--(secret|stripe-secret-key|smtp-url|database-url)(?![\w-])/);
  assert.doesNotMatch(output, /\(#/, 'a section is named without its document');
});

test('a flag of serve takes precedence over the environment and is validated, and an unknown flag is refused', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const invalidPortResult = await rialto(['serve', '--port', '99999'], { ...dataDirSetting, RIALTO_PORT: '0' });
  assert.equal(invalidPortResult.code, 2);
  assert.match(invalidPortResult.output, /RIALTO_PORT must be a port from 0 to 65535/);
  const unknownFlagResult = await rialto(['serve', '--prot', '0'], dataDirSetting);
  assert.equal(unknownFlagResult.code, 2);
  assert.match(unknownFlagResult.output, /Unknown option '--prot'/);
});

test('every secret can be read from the file named by its _FILE variable', (t) => {
  const folder = tempFolder('secrets');
  t.after(() => folder.remove());
  const values: Readonly<Record<string, string>> = {
    AWS_SECRET_ACCESS_KEY: 'hunter2',
    DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/rialto',
    RIALTO_DATABASE_DIRECT_URL: 'postgres://user:hunter2@127.0.0.1:5432/rialto',
    RIALTO_DATABASE_READ_URL: 'postgres://user:hunter2@127.0.0.2/rialto,postgres://user:hunter2@127.0.0.3/rialto',
    RIALTO_ARCADE_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/arcade',
    RIALTO_ARCADE_DATABASE_DIRECT_URL: 'postgres://user:hunter2@127.0.0.1:5432/arcade',
    RIALTO_RELAY_DATABASE_URL: 'postgres://user:hunter2@127.0.0.1/relay',
    RIALTO_RELAY_DATABASE_DIRECT_URL: 'postgres://user:hunter2@127.0.0.1:5432/relay',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hunter2',
    RIALTO_BACKUP_KEY: 'hunter2 hunter2 hunter2 hunter2 hunter2',
    RIALTO_SECRET: firstHex,
    RIALTO_PROBER_KEY: 'prober-key',
    RIALTO_SMTP_URL: 'smtps://relay:hunter2@mail.example',
    RIALTO_VALKEY_URL: 'valkey://:hunter2@valkey.example',
    STRIPE_SECRET_KEY: stripeSettings.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: stripeSettings.STRIPE_WEBHOOK_SECRET,
  };
  const secretNames = Object.entries<Setting>(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name] : []));
  assert.deepEqual(Object.keys(values).toSorted(), secretNames.toSorted());
  const files = Object.entries(values).map(([name, value]) => {
    const path = join(folder.path, name);
    writeFileSync(path, `${value}\n`);
    return [`${name}_FILE`, path] as const;
  });
  const environment = {
    ...Object.fromEntries(files),
    RIALTO_SMTP_FROM: 'relay@rialto.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    STRIPE_PRICE_ID: stripeSettings.STRIPE_PRICE_ID,
  };
  const config = readConfig(environment);
  assert.deepEqual([config.databaseUrl, config.secrets], [values['DATABASE_URL'], [firstHex]]);
  assert.deepEqual([config.mail?.login?.pass, config.stripe?.secretKey], ['hunter2', values['STRIPE_SECRET_KEY']]);
  assert.deepEqual(config.traces?.headers, { authorization: 'Bearer hunter2' });
  assert.ok(!JSON.stringify(describeConfig(config)).includes('hunter2'));
  assert.deepEqual(unknownVariables(environment), []);
});

test('a missing, empty or invalid secret file and a secret set twice are rejected without showing the secret', (t) => {
  const folder = tempFolder('secrets');
  t.after(() => folder.remove());
  const [emptyFile, shortSecretFile] = [join(folder.path, 'empty'), join(folder.path, 'short')];
  writeFileSync(emptyFile, ' \n');
  writeFileSync(shortSecretFile, 'hunter2');
  for (const [input, message] of [
    [{ RIALTO_SECRET_FILE: join(folder.path, 'none') }, /RIALTO_SECRET_FILE, which cannot be read \(ENOENT\)/],
    [{ RIALTO_SECRET_FILE: emptyFile }, /RIALTO_SECRET_FILE, which is empty/],
    [{ RIALTO_SECRET_FILE: shortSecretFile }, /RIALTO_SECRET must be one secret/],
    [
      { RIALTO_SECRET_FILE: shortSecretFile, RIALTO_SECRET: firstHex },
      /RIALTO_SECRET must be set either directly or by RIALTO_SECRET_FILE/,
    ],
  ] as const)
    assert.throws(
      () => readConfig(input),
      (error: Error) => message.test(error.message) && !/hunter2|1{32}/.test(error.message),
      JSON.stringify(input),
    );
});
