import type { DeliveryRequest } from '../../../src/relay/schemas.ts';
import { vectors } from '../rules/vectors.ts';

// Test vectors shared by the relay and all clients.

export interface DeliveryCase {
  readonly name: string;
  readonly valid: boolean;
  readonly pointer?: string;
  readonly idempotency_key: string;
  readonly request: DeliveryRequest;
  readonly payload_sha256?: string;
}

export interface ReceiptCase {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: some of them are not receipts.
  readonly receipt: any;
  readonly fault: string | null;
  readonly lead?: object;
  readonly destination?: string;
  readonly differs?: { readonly payload: boolean; readonly destination: boolean };
}

export const deliveryCases = (vectors('deliveries') as { cases: DeliveryCase[] }).cases;

const receiptVectors = vectors('receipts') as {
  keys: { kid: string; x: string }[];
  cases: ReceiptCase[];
  chains: { name: string; receipts: object[]; broken: number | null }[];
};
export const receiptKeys = receiptVectors.keys;
export const receiptCases = receiptVectors.cases;
export const receiptChains = receiptVectors.chains;

const apiKeyVectors = vectors('api-keys') as { made: { key: string | null }[]; refused: string[] };
export const apiKeyCases = {
  valid: apiKeyVectors.made.flatMap(({ key }) => (key === null ? [] : [key])),
  refused: apiKeyVectors.refused,
};
