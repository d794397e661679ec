import type { Database } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { limitsOf, type RateLimit } from '../../../core/operation/rate-limit.ts';
import { allowancePolicy, confirmationTries, keyRecoveries, recoveryMails, trialMails } from '../../limits.ts';
import type { Mailer } from '../../outbound/mail.ts';
import type { RelaySecrets } from '../../secrets.ts';

/** What trials are begun with. */
export interface Trials {
  /** Trials that a network may request. */
  readonly requests: RateLimit;
  /** Codes that a network may try. */
  readonly confirmations: RateLimit;
  /** Mails that one address may get. */
  readonly mails: RateLimit;
  /** New keys that a network may request, and mails about them that one address may get. */
  readonly recoveries: RateLimit;
  readonly recoveryMails: RateLimit;
}

/** What begins trials. */
export interface TrialDeps {
  readonly database: Database;
  readonly secrets: RelaySecrets;
  readonly trials: Trials;
  /** Null: addresses are not confirmed, and keys are given at once. */
  readonly mailer: Mailer | null;
  /** The relay's own address. */
  readonly url: string;
}

export function openTrials({ config, sharedStore }: ModuleHost): Trials {
  const limit = limitsOf('relay', sharedStore, config.rateLimits);
  return {
    requests: limit('registrations', allowancePolicy.registrations, true),
    confirmations: limit('confirmations', confirmationTries, true),
    mails: limit('trial-mails', trialMails, true),
    recoveries: limit('recoveries', keyRecoveries, true),
    recoveryMails: limit('recovery-mails', recoveryMails, true),
  };
}
