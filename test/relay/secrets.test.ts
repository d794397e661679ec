import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeyring } from '../../src/core/base/keyring.ts';
import { accountKey, webhookKey } from '../../src/relay/rules/derived-keys.ts';
import { createRelaySecrets } from '../../src/relay/secrets.ts';

const texts = ['the secret in use, thirty-two bytes', 'the one before it, thirty-two bytes'];
const keyring = createKeyring(texts);

test('a derived key depends only on secret, account and origin', () => {
  const roots = keyring.deriveAll('relay-records');
  const secrets = createRelaySecrets(keyring);
  // More accounts than the cache holds, then the first three again.
  const numbers = [...Array(10_050).keys(), 0, 1, 2];
  for (const number of numbers) {
    const [account, origin] = [`acc_${number}`, `https://${number % 7}.example`];
    for (const [index, secret] of secrets.entries()) {
      const root = roots[index] as Buffer;
      const [firstKey, secondKey] = [secret.accountKey(account), secret.accountKey(account)];
      assert.ok(firstKey.equals(secondKey));
      // Three of every fifty accounts are compared with a new derivation, including the last three.
      if (number % 50 > 2) continue;
      assert.deepEqual(firstKey.export(), accountKey(root, account));
      assert.deepEqual(secret.webhookKey(account, origin, 0).export(), webhookKey(root, account, origin));
      assert.notDeepEqual(
        secret.webhookKey(account, 'https://other.example', 0).export(),
        webhookKey(root, account, origin),
      );
    }
  }
});

test('the active secret comes first, and the name of a secret is no part of it', () => {
  const [activeSecret, previousSecret] = createRelaySecrets(keyring);
  assert.equal(activeSecret.name, createRelaySecrets(createKeyring([texts[0] as string]))[0].name);
  assert.notEqual(activeSecret.name, previousSecret?.name);
  for (const root of keyring.deriveAll('relay-records')) assert.ok(!root.toString('hex').includes(activeSecret.name));
});
