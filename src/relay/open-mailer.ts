import type { ModuleHost } from '../core/module.ts';
import { createMailer, type Mailer } from '../core/outbound/mail.ts';

/** What writes to people; null where the environment names no mail server. */
export function openMailer({ config, log }: ModuleHost): Mailer | null {
  if (config.mail !== null) return createMailer(config.mail, log);
  log.warn({ module: 'relay' }, 'without RIALTO_SMTP_URL a trial begins without its mail address being confirmed');
  return null;
}
