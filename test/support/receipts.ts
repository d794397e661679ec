import { createPublicKey, verify } from 'node:crypto';
import { type ReceiptFault, receiptFault } from '../../src/relay/rules/receipt-proof.ts';
import { send } from './http.ts';

/** Fetches an installation's public keys; what it gives back says what is wrong with a receipt, or null. */
export async function receiptJudge(url: string): Promise<(receipt: unknown) => ReceiptFault | null> {
  const { keys } = (await send(`${url}/relay/.well-known/rialto-keys.json`)).body as { keys: PublicKey[] };
  const byKid = new Map(keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]));
  return (receipt) =>
    receiptFault(receipt, new Set(byKid.keys()), (kid, bytes, signature) => {
      const key = byKid.get(kid);
      return key !== undefined && verify(null, bytes, key, signature);
    });
}

interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
}
