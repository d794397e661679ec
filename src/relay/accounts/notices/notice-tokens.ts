import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../core/base/keyring.ts';
import { type NoticeKind, noticeKinds } from '../../rules/notices.ts';

/** Account and kind of notice of an unsubscribe link. */
export interface NoticeSubscription {
  readonly accountId: string;
  readonly kind: NoticeKind;
}

/** Tokens of unsubscribe links. Derived, not stored. */
export interface NoticeTokens {
  tokenOf(subscription: NoticeSubscription): string;
  /** Null when the token is not valid. */
  read(token: string): NoticeSubscription | null;
}

export function createNoticeTokens(keyring: Pick<Keyring, 'deriveAll'>): NoticeTokens {
  const keys = keyring.deriveAll('relay-notices');
  const [activeKey] = keys;
  if (activeKey === undefined) throw new Error('The keyring is empty.');
  return {
    tokenOf: (subscription) =>
      [subscription.accountId.slice(accountPrefix.length), subscription.kind, sign(activeKey, subscription)].join('.'),
    read(token) {
      const [, accountSuffix, kindName, signature] = tokenPattern.exec(token) ?? [];
      const kind = noticeKinds.find((noticeKind) => noticeKind === kindName);
      if (accountSuffix === undefined || kind === undefined || signature === undefined) return null;
      const subscription = { accountId: accountPrefix + accountSuffix, kind };
      const isValid = keys.some((key) => timingSafeEqual(Buffer.from(sign(key, subscription)), Buffer.from(signature)));
      return isValid ? subscription : null;
    },
  };
}

const accountPrefix = 'acc_';
const tokenPattern = /^([0-9a-z]{26})\.([a-z0-9_]{1,40})\.([0-9a-f]{40})$/;

function sign(key: Uint8Array, { accountId, kind }: NoticeSubscription): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([accountId, kind]))
    .digest('hex')
    .slice(0, 40);
}
