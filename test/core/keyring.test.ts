import assert from 'node:assert/strict';
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { createKeyring, type Keyring } from '../../src/core/base/keyring.ts';
import { createSigningKeys, type PublicKey, type Signature } from '../../src/core/base/signing-keys.ts';

const firstSecret = 'a first secret of more than 32 characters';
const secondSecret = 'another secret of more than 32 characters';

test('a key is derived as in RFC 5869', () => {
  const extracted = createHmac('sha256', 'rialto').update(firstSecret).digest();
  const expanded = createHmac('sha256', extracted)
    .update(Buffer.concat([Buffer.from('some-purpose'), Buffer.from([1])]))
    .digest();
  assert.deepEqual(createKeyring([firstSecret]).derive('some-purpose'), expanded);
});

test('a keyring derives a different key for each purpose and each secret', () => {
  const keyring = createKeyring([firstSecret]);
  const otherKeyring = createKeyring([secondSecret]);
  const keys = [keyring.derive('one'), keyring.derive('two'), otherKeyring.derive('one'), otherKeyring.derive('two')];
  assert.ok(keys.every((key) => key.length === 32));
  assert.equal(new Set(keys.map((key) => key.toString('hex'))).size, 4);
});

test('during a rotation the first secret derives the current key, and both secrets derive the accepted keys', () => {
  const keyring = createKeyring([secondSecret, firstSecret]);
  assert.deepEqual(keyring.derive('one'), createKeyring([secondSecret]).derive('one'));
  assert.deepEqual(keyring.deriveAll('one'), [
    createKeyring([secondSecret]).derive('one'),
    createKeyring([firstSecret]).derive('one'),
  ]);
});

test('a keyring requires a secret', () => {
  assert.throws(() => createKeyring([]), /needs a secret/);
});

test('signatures and public keys match RFC 8032', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const publicKey = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
  const signature = Buffer.from(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    'hex',
  );
  const keys = createSigningKeys(keyringOf(seed), 'any');
  const kid = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  const x = publicKey.toString('base64url');
  assert.deepEqual(keys.publicKeys(), [{ kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig' }]);
  assert.deepEqual(keys.sign(''), { alg: 'Ed25519', kid, value: signature.toString('base64url') });
});

test('a signature verifies with its public key for its text only', () => {
  const keys = createSigningKeys(createKeyring([firstSecret]), 'signing');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, otherText) => {
      const signature = keys.sign(text);
      assert.ok(isSigned(keys.publicKeys(), text, signature));
      assert.equal(isSigned(keys.publicKeys(), otherText, signature), text === otherText);
    }),
    { numRuns: 50 },
  );
});

test('old signatures stay valid and new ones use the new key during a rotation', () => {
  const keysBefore = createSigningKeys(createKeyring([firstSecret]), 'signing');
  const keysDuring = createSigningKeys(createKeyring([secondSecret, firstSecret]), 'signing');
  const keysAfter = createSigningKeys(createKeyring([secondSecret]), 'signing');
  assert.ok(isSigned(keysDuring.publicKeys(), 'old', keysBefore.sign('old')));
  assert.deepEqual(keysDuring.sign('new'), keysAfter.sign('new'));
  assert.deepEqual(keysDuring.publicKeys(), [...keysAfter.publicKeys(), ...keysBefore.publicKeys()]);
});

function keyringOf(key: Buffer): Keyring {
  return { derive: () => key, deriveAll: () => [key] };
}

function isSigned(keys: readonly PublicKey[], text: string, { kid, value }: Signature): boolean {
  const key = keys.find((key) => key.kid === kid);
  if (key === undefined) return false;
  const publicKey = createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64url'));
}
