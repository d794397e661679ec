import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { NoticeTokens } from '../../accounts/notices/notice-tokens.ts';
import { createPaymentMeter, type PaymentMeter } from '../../metrics.ts';
import type { Mailer } from '../../outbound/mail.ts';
import { createPayerTokens, type PayerTokens } from './payer-tokens.ts';
import type { PaymentProvider } from './provider.ts';
import { openStripe } from './stripe.ts';

type Open = (host: Pick<ModuleHost, 'config' | 'log'>) => PaymentProvider | null;

/** Every way of being paid, by its name; of those that are set up the first takes the payments. */
const providers: Readonly<Record<string, Open>> = {
  stripe: ({ config, log }) => (config.stripe === null ? null : openStripe(config.stripe, log)),
};

export const providerNames = Object.keys(providers);

/** How the relay is paid. */
export interface Payments {
  /** Null: nothing can be paid for. */
  readonly provider: PaymentProvider | null;
  readonly claims: PayerTokens;
  readonly meter: PaymentMeter;
}

/** What takes payments, and writes to those who made them. */
export interface PaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments;
  /** Null: payers are not written to. */
  readonly mailer: Mailer | null;
  readonly noticeTokens: NoticeTokens;
  /** The relay's own address. */
  readonly url: string;
}

export function openPayments(host: Pick<ModuleHost, 'config' | 'log' | 'keyring' | 'registry'>): Payments {
  const opened = Object.values(providers).map((open) => open(host));
  const provider = opened.find((provider) => provider !== null) ?? null;
  return { provider, claims: createPayerTokens(host.keyring), meter: createPaymentMeter(host.registry) };
}
