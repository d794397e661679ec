import type { Database } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { createLimitFactory, type RateLimit } from '../../../core/operation/rate-limit.ts';
import { callLimitPolicy, confirmationTries, keyRecoveries, recoveryMails, trialMails } from '../../limits.ts';
import type { Mailer } from '../../outbound/mail.ts';
import type { RelaySecrets } from '../../secrets.ts';

/** Rate limits of trials and key recovery. */
export interface CodeRateLimits {
  /** Trial requests per IP address. */
  readonly requests: RateLimit;
  /** Code confirmations per IP address. */
  readonly confirmations: RateLimit;
  /** Mails with a trial code per email address. */
  readonly mails: RateLimit;
  /** Key recoveries per IP address. */
  readonly recoveries: RateLimit;
  /** Recovery mails per email address. */
  readonly recoveryMails: RateLimit;
}

/** Dependencies of the operations of trials and key recovery. */
export interface TrialDeps {
  readonly database: Database;
  readonly secrets: RelaySecrets;
  readonly codeRateLimits: CodeRateLimits;
  /** Null: addresses are not confirmed, and keys are issued immediately. */
  readonly mailer: Mailer | null;
  /** Base URL of the relay. */
  readonly url: string;
}

export function createCodeRateLimits({ config, sharedStore }: ModuleHost): CodeRateLimits {
  const createLimit = createLimitFactory('relay', sharedStore, config.areRateLimitsEnabled);
  return {
    requests: createLimit('registrations', callLimitPolicy.registrations, {
      isShared: true,
      isPerIpAddress: true,
      remedy: 'Use the key of an earlier trial.',
    }),
    confirmations: createLimit('confirmations', confirmationTries, { isShared: true }),
    mails: createLimit('trial-mails', trialMails, { isShared: true }),
    recoveries: createLimit('recoveries', keyRecoveries, { isShared: true }),
    recoveryMails: createLimit('recovery-mails', recoveryMails, { isShared: true }),
  };
}
