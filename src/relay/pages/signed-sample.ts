import { hash } from 'node:crypto';
import type { Keyring } from '../../core/base/keyring.ts';
import { createSigningKeys, type PublicKey } from '../../core/base/signing-keys.ts';
import { fingerprint, plainHashes } from '../deliveries/rules/fingerprints.ts';
import { leadBytes } from '../deliveries/rules/lead.ts';
import { receiptVersion, signReceipt } from '../deliveries/rules/receipt.ts';
import type { DeliveryRequest, Receipt, SignedPart } from '../schemas.ts';

/** The request that the sample receipt is about. */
export const sampleRequest: DeliveryRequest = {
  destination: 'https://crm.example.com/leads',
  lead: { source: 'contact form', name: 'Ada Lovelace', email: 'ada@mail.example', test: true },
};

export interface SampleReceipt {
  readonly receipt: Receipt;
  readonly keys: readonly PublicKey[];
}

/**
 * Receipt of a delivery that never took place, for visitors of the verifier who have no receipt. A separate key signs
 * it, so that the signing key of the relay signs receipts of real deliveries only.
 */
export function signSampleReceipt(keyring: Keyring): SampleReceipt {
  const signingKeys = createSigningKeys(keyring, 'relay-sample-receipt');
  const { receipt } = signReceipt(sampleSignedPart(), (text) => signingKeys.sign(text));
  return { receipt, keys: signingKeys.publicKeys() };
}

function sampleSignedPart(): SignedPart {
  const nonces = { payload: hash('sha256', 'sample payload'), destination: hash('sha256', 'sample destination') };
  const hashes = plainHashes({ payload: leadBytes(sampleRequest.lead), destination: sampleRequest.destination });
  return {
    version: receiptVersion,
    id: `dlv_${'0'.repeat(26)}`,
    state: 'delivered',
    effect: 'done',
    duplicate_possible: false,
    test: true,
    created_at: '2026-01-01T12:00:00.000Z',
    finished_at: '2026-01-01T12:00:02.310Z',
    destination_origin: new URL(sampleRequest.destination).origin,
    fingerprints: {
      payload: fingerprint(nonces.payload, hashes.payload),
      destination: fingerprint(nonces.destination, hashes.destination),
      nonces,
    },
    attempts: [
      {
        n: 1,
        started_at: '2026-01-01T12:00:00.004Z',
        phase_reached: 'answered',
        ...{
          dns_ms: 12,
          connect_ms: 9,
          tls_ms: 21,
          first_byte_ms: 58,
          total_ms: 101,
          bytes_sent: 655,
          http_status: 503,
        },
      },
      {
        n: 2,
        started_at: '2026-01-01T12:00:02.105Z',
        phase_reached: 'answered',
        ...{
          dns_ms: 4,
          connect_ms: 9,
          tls_ms: 20,
          first_byte_ms: 171,
          total_ms: 205,
          bytes_sent: 655,
          http_status: 200,
        },
      },
    ],
    next_action: 'none',
    replay_until: null,
    previous: null,
  };
}
