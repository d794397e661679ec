import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  differenceFrom,
  fingerprintsOf,
  idempotencyKeyHash,
  plainHashes,
} from '../../../src/relay/deliveries/rules/fingerprints.ts';
import { leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import type { Lead } from '../../../src/relay/lead-schema.ts';
import { accountKey, webhookKey } from '../../../src/relay/rules/derived-keys.ts';
import { vectors } from './vectors.ts';

interface Case {
  readonly secret_hex: string;
  readonly account_id: string;
  readonly delivery_id: string;
  readonly lead: Lead;
  readonly destination: string;
  readonly canonical: string;
  readonly account_key_hex: string;
  readonly payload_sha256: string;
  readonly destination_sha256: string;
  readonly nonces: { payload: string; destination: string };
  readonly fingerprints: { payload: string; destination: string };
  readonly idempotency_key: string;
  /** Hash of the idempotency key that the relay stores. */
  readonly kept_key: string;
}

// The vectors were computed by an independent program from the published rules.
const { cases } = vectors('fingerprints') as { cases: Case[] };

for (const vector of cases) {
  test(`${vector.delivery_id} has the published account key, canonical lead, hashes and fingerprints`, () => {
    const key = accountKey(Buffer.from(vector.secret_hex, 'hex'), vector.account_id);
    assert.equal(key.toString('hex'), vector.account_key_hex);
    const payload = leadBytes(vector.lead);
    assert.equal(payload.toString(), vector.canonical);
    const hashes = plainHashes({ payload, destination: vector.destination });
    assert.deepEqual(hashes, { payload: vector.payload_sha256, destination: vector.destination_sha256 });
    const result = fingerprintsOf(key, vector.delivery_id, hashes);
    assert.deepEqual(result, { ...vector.fingerprints, nonces: vector.nonces });
    assert.equal(idempotencyKeyHash(key, vector.idempotency_key), vector.kept_key);
  });
}

describe('the stored fingerprints of a delivery', () => {
  const key = accountKey(Buffer.alloc(32, 1), 'acc_1');
  const hashes = plainHashes({ payload: Buffer.from('{}'), destination: 'https://a.example/' });
  const storedFingerprints = fingerprintsOf(key, 'dlv_1', hashes);

  test('show whether the payload or the destination of another request differs', () => {
    const difference = (payload: string, destination: string) =>
      differenceFrom(storedFingerprints, key, 'dlv_1', plainHashes({ payload: Buffer.from(payload), destination }));
    assert.deepEqual(difference('{}', 'https://a.example/'), { payload: false, destination: false });
    assert.deepEqual(difference('{ }', 'https://a.example/'), { payload: true, destination: false });
    assert.deepEqual(difference('{}', 'https://A.example/'), { payload: false, destination: true });
    assert.deepEqual(difference('', ''), { payload: true, destination: true });
  });

  test('differ between deliveries, accounts and secrets', () => {
    const otherFingerprints = [
      fingerprintsOf(key, 'dlv_2', hashes),
      fingerprintsOf(accountKey(Buffer.alloc(32, 1), 'acc_2'), 'dlv_1', hashes),
      fingerprintsOf(accountKey(Buffer.alloc(32, 2), 'acc_1'), 'dlv_1', hashes),
    ];
    const values = [storedFingerprints, ...otherFingerprints].flatMap(({ payload, destination }) => [
      payload,
      destination,
    ]);
    assert.equal(new Set(values).size, values.length);
  });
});

test('keys of different purposes differ, and purposes cannot be confused by concatenation', () => {
  const secret = Buffer.alloc(32, 7);
  const keys = [
    accountKey(secret, 'acc_1'),
    webhookKey(secret, 'acc_1', 'https://a.example'),
    webhookKey(secret, 'acc_1', 'https://b.example'),
    webhookKey(secret, 'acc_1https://a.example', ''),
    webhookKey(secret, 'acc_2', 'https://a.example'),
  ].map((key) => key.toString('hex'));
  assert.equal(new Set(keys).size, keys.length);
});

test('a secret of fewer than 32 bytes is refused', () => {
  assert.throws(() => accountKey(Buffer.alloc(31), 'acc_1'), RangeError);
});
