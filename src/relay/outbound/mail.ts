import { asciiDomain } from '../../core/base/ascii-domain.ts';
import type { MailServer } from '../../core/base/config.ts';
import type { Log } from '../../core/base/log.ts';
import { once } from '../../core/base/once.ts';

/** Plain-text mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Unsubscribe page for this kind of mail; supports one-click POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * Result of sending. `handed_over`: accepted by the mail server. `refused`: the address is invalid or rejected
 * permanently. `unavailable`: any other failure; the mail may be sent again.
 */
export type MailOutcome = 'handed_over' | 'refused' | 'unavailable';

export interface Mailer {
  /** Never throws. Address and text are not logged. */
  send(mail: Mail): Promise<MailOutcome>;
}

/** Time limits for sending a mail and for each of its steps. */
const sendTimeoutMs = 15_000;
const stepTimeoutMs = 5_000;

/**
 * Sends mail through the operator's SMTP server, which may be in a private network. TLS is used if the server offers
 * it, and required before a password is sent to a host that is not a loopback address.
 */
export function createMailer({ host, port, secure, login, from }: MailServer, log: Log): Mailer {
  const options = {
    host,
    port,
    secure,
    ...(login === null ? {} : { auth: login, requireTLS: !isLoopback(host) }),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Imported on demand, because most servers send no mail and the library would delay their start.
  const openTransport = once(async () => (await import('nodemailer')).createTransport(options));
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      if (!isPlainAddress(to)) return 'refused';
      const envelope = { from: from.address, to: [to] };
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) };
      const message = { from, to: { name: '', address: to }, subject, text, envelope, headers };
      try {
        const transport = await openTransport();
        await withTimeout(transport.sendMail(message));
        return 'handed_over';
      } catch (err) {
        if (isRefusedRecipient(err)) return 'refused';
        log.warn({ err }, 'sending mail failed: the request is refused, or the notice is retried later');
        return 'unavailable';
      }
    },
  };
}

/** RFC 8058 requires an HTTPS URL for one-click unsubscription. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  const link = { 'List-Unsubscribe': `<${url}>` };
  return url.startsWith('https:') ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : link;
}

/** Accepts a single address only: no lists, display names, comments or line breaks, and a valid domain. */
export function isPlainAddress(text: string): boolean {
  const domain = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:"]+)$/u.exec(text)?.[1];
  return domain !== undefined && asciiDomain(domain) !== '';
}

async function withTimeout(sending: Promise<unknown>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server timed out.')), sendTimeoutMs);
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => {});
  }
}

/** Whether the mail server rejected the recipient permanently: with 5xx to RCPT TO. Other errors may be transient. */
function isRefusedRecipient(err: unknown): boolean {
  const { code, command, responseCode } = err as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
