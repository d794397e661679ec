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

type OpenProvider = (host: Pick<ModuleHost, 'config' | 'log'>) => PaymentProvider | null;

/** Payment providers by name; the first configured one is used. */
const providers: Readonly<Record<string, OpenProvider>> = {
  stripe: ({ config, log }) => (config.stripe === null ? null : openStripe(config.stripe, log)),
};

export const providerNames = Object.keys(providers);

/** Payments of the relay. */
export interface Payments {
  /** Null: no provider is configured. */
  readonly provider: PaymentProvider | null;
  readonly payerTokens: PayerTokens;
  readonly meter: PaymentMeter;
}

/** Dependencies of payments. */
export interface PaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments;
  /** Null: mail is not configured. */
  readonly mailer: Mailer | null;
  readonly noticeTokens: NoticeTokens;
  /** Base URL of the relay. */
  readonly url: string;
}

export function openPayments(host: Pick<ModuleHost, 'config' | 'log' | 'keyring' | 'registry'>): Payments {
  const providersOrNull = Object.values(providers).map((open) => open(host));
  const provider = providersOrNull.find((provider) => provider !== null) ?? null;
  return { provider, payerTokens: createPayerTokens(host.keyring), meter: createPaymentMeter(host.registry) };
}
