import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../core/base/keyring.ts';

/** Tokens that prove receipt of a mail to a payer's address. They are derived from the payer's id and not stored. */
export interface PayerTokens {
  /** The token that is mailed to the payer. */
  tokenOf(payerId: string): string;
  /** The payer of a token; null when the token is not valid. */
  payerOf(token: string): string | null;
}

export function createPayerTokens(keyring: Keyring): PayerTokens {
  const keys = keyring.deriveAll('relay-payment-claim');
  const [activeKey] = keys;
  if (activeKey === undefined) throw new Error('The keyring is empty.');
  return {
    tokenOf: (payerId) => `clm_${payerId.slice(payerPrefix.length)}_${sign(activeKey, payerId)}`,
    payerOf(token) {
      const [, payerSuffix, signature] = tokenPattern.exec(token) ?? [];
      if (payerSuffix === undefined || signature === undefined) return null;
      const payerId = payerPrefix + payerSuffix;
      return keys.some((key) => isEqual(sign(key, payerId), signature)) ? payerId : null;
    },
  };
}

const payerPrefix = 'pay_';
const tokenPattern = /^clm_([0-9a-z]{26})_([0-9a-f]{40})$/;

function sign(key: Uint8Array, payerId: string): string {
  return createHmac('sha256', key).update(payerId).digest('hex').slice(0, 40);
}

function isEqual(actual: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(actual), Buffer.from(expected));
}
