import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, dayMs } from '../../../core/base/clock.ts';
import type { Keyring } from '../../../core/base/keyring.ts';
import { type LinkUrl, outboundLink } from '../../../core/interfaces/pages/agent-line.ts';

/** Links of accounts younger than a day lead to an interstitial page that shows the full URL. */
export interface ExitLinks {
  /** Link formatter for texts of an account. `registeredAt`: an ISO 8601 time, or epoch milliseconds. */
  linkUrlFor(registeredAt: string | number): LinkUrl;
  /** Whether this server signed the URL; other URLs have no interstitial page. */
  isSigned(url: string, signature: string): boolean;
}

export function createExitLinks(keyring: Keyring, clock: Clock, base: string): ExitLinks {
  const keys = keyring.deriveAll('exchange-exit-links');
  const sign = (url: string, key: Buffer) => createHmac('sha256', key).update(url).digest();
  const exitLink: LinkUrl = (url) => {
    const signature = sign(url, keyring.derive('exchange-exit-links')).toString('base64url');
    return outboundLink(url, `${base}/exit?${new URLSearchParams({ to: url, signature })}`);
  };
  return {
    linkUrlFor: (registeredAt) => (clock.nowMs() - new Date(registeredAt).getTime() < dayMs ? exitLink : outboundLink),
    isSigned(url, signature) {
      const signatureBytes = Buffer.from(signature, 'base64url');
      return keys.some((key) => signatureBytes.length === 32 && timingSafeEqual(signatureBytes, sign(url, key)));
    },
  };
}
