import type { Database } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { createLimitFactory, type RateLimit } from '../../../core/operation/rate-limit.ts';
import { allowancePolicy, confirmationTries, keyRecoveries, recoveryMails, trialMails } from '../../limits.ts';
import type { Mailer } from '../../outbound/mail.ts';
import type { RelaySecrets } from '../../secrets.ts';

/** Rate limits of trials and key recovery. */
export interface TrialRateLimits {
  /** Trial requests per network. */
  readonly requests: RateLimit;
  /** Code confirmations per network. */
  readonly confirmations: RateLimit;
  /** Mails per address. */
  readonly mails: RateLimit;
  /** Key recoveries per network, and recovery mails per address. */
  readonly recoveries: RateLimit;
  readonly recoveryMails: RateLimit;
}

/** Dependencies of the trial operations. */
export interface TrialDeps {
  readonly database: Database;
  readonly secrets: RelaySecrets;
  readonly trials: TrialRateLimits;
  /** Null: addresses are not confirmed, and keys are issued immediately. */
  readonly mailer: Mailer | null;
  /** Base URL of the relay. */
  readonly url: string;
}

export function createTrialRateLimits({ config, sharedStore }: ModuleHost): TrialRateLimits {
  const limit = createLimitFactory('relay', sharedStore, config.rateLimits);
  return {
    requests: limit('registrations', allowancePolicy.registrations, {
      shared: true,
      perAddress: true,
      remedy: 'Use the key of an earlier trial.',
    }),
    confirmations: limit('confirmations', confirmationTries, { shared: true }),
    mails: limit('trial-mails', trialMails, { shared: true }),
    recoveries: limit('recoveries', keyRecoveries, { shared: true }),
    recoveryMails: limit('recovery-mails', recoveryMails, { shared: true }),
  };
}
