import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, test } from 'node:test';
import { compileInput } from '../../../src/core/operation/schema.ts';
import type { Attempt } from '../../../src/relay/deliveries/rules/attempts.ts';
import { fingerprintsOf, noncesOf, plainHashes } from '../../../src/relay/deliveries/rules/fingerprints.ts';
import { leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import {
  extractSignedPart,
  firstResponse,
  fromStoredReceipt,
  signedPartOf,
  signReceipt,
  toStoredReceipt,
} from '../../../src/relay/deliveries/rules/receipt.ts';
import type { DeliveryRecord } from '../../../src/relay/deliveries/rules/record.ts';
import type { Lead } from '../../../src/relay/lead-schema.ts';
import { type Receipt, receipt as receiptSchema } from '../../../src/relay/schemas.ts';
import {
  differenceFromReceipt,
  findBrokenLink,
  receiptBytes,
  receiptFault,
  receiptHash,
} from '../../support/receipts.ts';
import { vectors } from './vectors.ts';

interface ReceiptVectors {
  readonly keys: { kid: string; kty: string; crv: string; x: string }[];
  readonly cases: {
    name: string;
    receipt: Receipt;
    fault: string | null;
    lead?: Lead;
    destination?: string;
    differs?: { payload: boolean; destination: boolean };
  }[];
  /** `broken`: index of the first receipt that does not follow its predecessor; null when all do. */
  readonly chains: { name: string; receipts: Receipt[]; broken: number | null }[];
}

// The receipts were signed by an independent program.
const receiptVectors = vectors('receipts') as ReceiptVectors;
const keys = new Map(receiptVectors.keys.map(({ kid, ...key }) => [kid, createPublicKey({ key, format: 'jwk' })]));
const verifySignature = (kid: string, bytes: Uint8Array, signature: Uint8Array) => {
  const key = keys.get(kid);
  assert.ok(key, 'an unknown key was requested');
  return verify(null, bytes, key, signature);
};
const keyIds = new Set(keys.keys());
const validateReceipt = compileInput(receiptSchema);

describe('a receipt signed by another program', () => {
  for (const { name, receipt, fault, lead, destination, differs } of receiptVectors.cases) {
    test(`${name} ${fault === null ? 'is valid' : `has the fault ${fault}`}`, () => {
      assert.equal(receiptFault(receipt, keyIds, verifySignature), fault);
      if (fault === null) assert.equal(validateReceipt(receipt), null);
      if (lead === undefined || destination === undefined) return;
      assert.deepEqual(differenceFromReceipt(receipt, { payload: leadBytes(lead), destination }), differs);
    });
  }
});

describe('receipts of one account', () => {
  for (const { name, receipts, broken } of receiptVectors.chains) {
    test(`the chain of ${name} is ${broken === null ? 'unbroken' : `broken at index ${broken}`}`, () => {
      assert.equal(findBrokenLink(receipts), broken);
    });
  }
});

describe('a new receipt', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const accountKey = Buffer.alloc(32, 3);
  const leadAndDestination = {
    payload: leadBytes({ email: 'a@b', source: 's' }),
    destination: 'https://a.example/secret-path',
  };
  const hashes = plainHashes(leadAndDestination);
  const receiptInput = {
    id: 'dlv_1',
    record: finishedAfter({ error: 'connect_refused' }, { status: 200 }),
    test: false,
    createdAtMs: Date.UTC(2026, 2, 1),
    finishedAtMs: Date.UTC(2026, 2, 1, 0, 0, 1),
    destinationOrigin: 'https://a.example',
    fingerprints: fingerprintsOf(accountKey, 'dlv_1', hashes),
    previous: null,
  };
  const signText = (text: string) =>
    ({ alg: 'Ed25519', kid: 'k9', value: sign(null, Buffer.from(text), privateKey).toString('base64url') }) as const;
  const { receipt, hash } = signReceipt(signedPartOf(receiptInput), signText);
  const used_since = '2026-03-01T00:00:00.000Z';
  const usage = {
    plan: 'trial',
    used: 1,
    used_since,
    limit: 25,
    expires_at: null,
    replay_still_allowed: true,
  } as const;
  const fullReceipt = firstResponse(receipt, { idempotencyKey: 'order 1', hashes, usage, responseExcerpt: 'thanks' });
  const faultOf = (input: unknown) =>
    receiptFault(input, new Set(['k9']), (_kid, bytes, signature) => verify(null, bytes, publicKey, signature));

  test('is valid and matches the documented schema, with and without unsigned members', () => {
    for (const input of [receipt, fullReceipt, JSON.parse(JSON.stringify(fullReceipt))]) {
      assert.equal(faultOf(input), null);
      assert.equal(validateReceipt(input), null);
    }
    assert.deepEqual(differenceFromReceipt(fullReceipt, leadAndDestination), { payload: false, destination: false });
  });

  test('does not sign the members that only the first response has', () => {
    assert.deepEqual(extractSignedPart(fullReceipt), extractSignedPart(receipt));
    const text = receiptBytes(extractSignedPart(fullReceipt)).toString();
    for (const unsigned of ['order 1', 'thanks', 'secret-path', hashes.payload, hashes.destination, 'a@b'])
      assert.ok(!text.includes(unsigned), unsigned);
  });

  test('is stored without its nonces and restored byte for byte', () => {
    const storedReceipt = JSON.parse(JSON.stringify(toStoredReceipt(fullReceipt)));
    const text = JSON.stringify(storedReceipt);
    for (const hidden of [...Object.values(receipt.fingerprints.nonces), hashes.payload, 'order 1', 'thanks'])
      assert.ok(!text.includes(hidden), hidden);
    const restored = fromStoredReceipt(storedReceipt, noncesOf(accountKey, 'dlv_1'));
    assert.deepEqual(restored, receipt);
    assert.deepEqual(receiptBytes(extractSignedPart(restored)), receiptBytes(extractSignedPart(receipt)));
  });

  test('lists each attempt, also one whose process was lost', () => {
    const lostProcessReceipt = signedPartOf({
      ...receiptInput,
      record: finishedAfter({ error: 'process_lost_after_mark' }, { status: 500 }),
    });
    assert.deepEqual(lostProcessReceipt.attempts[0], {
      n: 1,
      started_at: '2026-03-01T00:00:00.000Z',
      phase_reached: 'unknown',
      dns_ms: null,
      connect_ms: null,
      tls_ms: null,
      first_byte_ms: null,
      total_ms: null,
      error_class: 'process_lost_after_mark',
      bytes_sent: null,
    });
    assert.equal(lostProcessReceipt.attempts[1]?.http_status, 500);
    assert.deepEqual(
      [lostProcessReceipt.state, lostProcessReceipt.effect, lostProcessReceipt.duplicate_possible],
      ['ambiguous', 'unknown', true],
    );
  });

  test('states until when a replay is possible', () => {
    const failedRecord = finishedAfter({ error: 'connect_refused' });
    const replayableReceipt = signedPartOf({ ...receiptInput, record: failedRecord });
    assert.deepEqual(
      [replayableReceipt.next_action, replayableReceipt.replay_until],
      ['replay', '2026-03-31T00:00:00.000Z'],
    );
    const exhaustedReceipt = signedPartOf({ ...receiptInput, record: { ...failedRecord, replays: 10 } });
    assert.deepEqual([exhaustedReceipt.next_action, exhaustedReceipt.replay_until], ['check_destination', null]);
    assert.deepEqual([receipt.next_action, receipt.replay_until], ['none', null]);
  });

  test('is not issued for a running delivery', () => {
    for (const state of ['accepted', 'connecting', 'dispatching'] as const)
      assert.throws(() => signedPartOf({ ...receiptInput, record: { ...receiptInput.record, state } }), /no receipt/);
  });

  test('contains the hash of the previous receipt', () => {
    assert.equal(hash, receiptHash(extractSignedPart(receipt)));
    const { receipt: nextReceipt } = signReceipt(signedPartOf({ ...receiptInput, previous: hash }), signText);
    assert.equal(findBrokenLink([fullReceipt, nextReceipt]), null);
    assert.equal(findBrokenLink([fullReceipt, receipt]), 1);
  });
});

/** The record of a finished delivery whose attempts had these outcomes. */
function finishedAfter(...outcomes: Attempt['outcome'][]): DeliveryRecord {
  const attempts = outcomes.map((outcome, index) => ({
    n: index + 1,
    startedAtMs: Date.UTC(2026, 2, 1),
    outcome,
    facts: null,
  }));
  // By the last outcome. The 500 is only used after a lost process, which makes the delivery ambiguous.
  const [state, effect] = (
    {
      connect_refused: ['failed', 'none'],
      200: ['delivered', 'done'],
      500: ['ambiguous', 'unknown'],
    } as const
  )[String(Object.values(outcomes.at(-1) ?? {})[0]) as 'connect_refused'];
  return { state, effect, attempts, open: null, replays: 0, hasUnit: false };
}
