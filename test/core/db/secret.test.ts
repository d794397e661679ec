import assert from 'node:assert/strict';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { assertSecret, loadSecrets, secretFile } from '../../../src/core/db/secret.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import { noopLog } from '../../support/databases.ts';
import { tempFolder } from '../../support/temp.ts';

const environmentSecret = 'a secret that is set in the environment';

test('a new data folder gets a secret of 32 random bytes that only its user can read', (t) => {
  const dataDir = createFolder(t);
  const secrets = load(dataDir);
  assert.match(secrets.join(), /^[0-9a-f]{64}$/);
  assert.equal(statSync(secretFile(dataDir)).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(dataDir), ['secret']);
  assert.notDeepEqual(load(createFolder(t)), secrets);
});

test('the next start uses the same secret', (t) => {
  const dataDir = createFolder(t);
  assert.deepEqual(load(dataDir), load(dataDir));
});

test('a secret in the environment takes precedence over the file and does not change it', (t) => {
  const dataDir = createFolder(t);
  const generatedSecrets = load(dataDir);
  assert.deepEqual(load(dataDir, [environmentSecret]), [environmentSecret]);
  assert.deepEqual(load(dataDir), generatedSecrets);
  const otherDir = createFolder(t);
  load(otherDir, [environmentSecret]);
  assert.ok(!existsSync(secretFile(otherDir)));
});

test('a file that other users can read is used with a warning that does not contain the secret', (t) => {
  const dataDir = createFolder(t);
  const [secret = ''] = load(dataDir);
  chmodSync(secretFile(dataDir), 0o640);
  const warnings: string[] = [];
  const log = { ...noopLog, warn: (...line: unknown[]) => void warnings.push(JSON.stringify(line)) };
  assert.deepEqual(loadSecrets({ secrets: [], databaseUrl: null, dataDir }, log), [secret]);
  assert.equal(warnings.length, 1);
  assert.match(warnings.join(), /chmod 600/);
  assert.ok(!warnings.join().includes(secret));
});

test('a secret that is too short is not replaced, and the start is refused with an error that does not show it', (t) => {
  const dataDir = createFolder(t);
  writeFileSync(secretFile(dataDir), 'short\n');
  assert.throws(
    () => load(dataDir),
    (error) =>
      error instanceof StartupError && /contains no secret/.test(error.message) && !/short/.test(error.message),
  );
  assert.equal(readFileSync(secretFile(dataDir), 'utf8'), 'short\n');
});

test('PostgreSQL requires a secret, and the error names the setting', (t) => {
  const options = { databaseUrl: 'postgres://127.0.0.1/rialto', dataDir: createFolder(t) };
  for (const call of [
    () => assertSecret({ ...options, secrets: [] }),
    () => loadSecrets({ ...options, secrets: [] }, noopLog),
  ])
    assert.throws(call, (error) => error instanceof StartupError && /set it to at least 32/.test(error.message));
  assert.deepEqual(readdirSync(options.dataDir), []);
  assert.deepEqual(loadSecrets({ ...options, secrets: [environmentSecret] }, noopLog), [environmentSecret]);
});

function load(dataDir: string, secrets: readonly string[] = []): readonly string[] {
  return loadSecrets({ secrets, databaseUrl: null, dataDir }, noopLog);
}

function createFolder(t: TestContext): string {
  const { path, remove } = tempFolder('secret');
  t.after(remove);
  return path;
}
