import type { ModuleHost } from '../core/module.ts';
import { createMailer, type Mailer } from './outbound/mail.ts';

/** Mailer; null when no mail server is configured. */
export function openMailer({ config, log }: ModuleHost): Mailer | null {
  if (config.mail !== null) return createMailer(config.mail, log);
  log.warn({ module: 'relay' }, 'RIALTO_SMTP_URL is not set: trials start without a confirmed email address');
  return null;
}
