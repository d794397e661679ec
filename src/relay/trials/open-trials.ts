import type { ModuleHost } from '../../core/module.ts';
import { createRateLimit, type RateLimit, type Window } from '../../core/operation/rate-limit.ts';
import { createMailer, type Mailer } from '../../core/outbound/mail.ts';
import { allowancePolicy, confirmationTries, trialMails } from '../limits.ts';

/** What trials are begun with. */
export interface Trials {
  /** Null: addresses are not confirmed, and keys are given at once. */
  readonly mailer: Mailer | null;
  /** Trials that a network may ask for. */
  readonly requests: RateLimit;
  /** Codes that a network may try. */
  readonly confirmations: RateLimit;
  /** Mails that one address may get. */
  readonly mails: RateLimit;
}

export function openTrials({ config, log, sharedStore }: ModuleHost): Trials {
  if (config.mail === null)
    log.warn({ module: 'relay' }, 'without RIALTO_SMTP_URL a trial begins without its mail address being confirmed');
  const limit = (name: string, windows: readonly Window[]) =>
    createRateLimit({ name: `relay-${name}`, windows, shared: true }, sharedStore, config.rateLimits);
  return {
    mailer: config.mail === null ? null : createMailer(config.mail, log),
    requests: limit('registrations', allowancePolicy.registrations),
    confirmations: limit('confirmations', confirmationTries),
    mails: limit('trial-mails', trialMails),
  };
}
