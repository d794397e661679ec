import type { DeliveryRequest } from '../../../src/relay/schemas.ts';
import { vectors } from '../rules/vectors.ts';

// Test vectors shared by the relay and all clients, which must agree on every case.

export interface DeliveryCase {
  readonly name: string;
  readonly valid: boolean;
  /** JSON Pointer of the invalid member, only in an invalid case. */
  readonly pointer?: string;
  readonly idempotency_key: string;
  readonly request: DeliveryRequest;
  readonly payload_sha256?: string;
}

export interface ReceiptCase {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: some of them are not receipts.
  readonly receipt: any;
  /** First fault of the receipt itself, regardless of `lead` and `destination`; null for a valid receipt. */
  readonly fault: string | null;
  readonly lead?: object;
  readonly destination?: string;
  /** Whether `lead` (payload) and `destination` differ from those of the receipt. */
  readonly differs?: { readonly payload: boolean; readonly destination: boolean };
}

export const deliveryCases = (vectors('deliveries') as { cases: DeliveryCase[] }).cases;

const receiptVectors = vectors('receipts') as {
  keys: { kid: string; x: string }[];
  cases: ReceiptCase[];
  /** `broken`: index of the first receipt that does not name the one before it; null for a chain without gaps. */
  chains: { name: string; receipts: object[]; broken: number | null }[];
};
export const receiptKeys = receiptVectors.keys;
export const receiptCases = receiptVectors.cases;
export const receiptChains = receiptVectors.chains;

// `key` is null for too few random bytes.
const apiKeyVectors = vectors('api-keys') as { made: { key: string | null }[]; refused: string[] };
export const apiKeyCases = {
  valid: apiKeyVectors.made.flatMap(({ key }) => (key === null ? [] : [key])),
  refused: apiKeyVectors.refused,
};
