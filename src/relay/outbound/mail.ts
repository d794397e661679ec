import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { MailServer } from '../../core/base/config.ts';
import type { Log } from '../../core/base/log.ts';

/** One message to one address, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Page that stops this kind of mail; a POST to it does so at once (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * `handed_over`: the mail server took it. `refused`: it takes no mail for this address, or that is none. `unavailable`:
 * it is unknown what another time would bring, so the same mail may be sent again.
 */
export type MailOutcome = 'handed_over' | 'refused' | 'unavailable';

export interface Mailer {
  /** Never throws. Neither the address nor the text gets into a log. */
  send(mail: Mail): Promise<MailOutcome>;
}

/** All that a mail may take, and each of its steps. */
const sendMsMax = 15_000;
const stepMsMax = 5_000;

/**
 * Hands mails over to the operator's own mail server, which is not kept from private networks as
 * destinations of leads are. TLS is used where the server offers it, and demanded before a password is
 * sent anywhere but to this machine.
 */
export function createMailer({ host, port, secure, login, from }: MailServer, log: Log): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(login === null ? {} : { auth: login, requireTLS: !isLoopback(host) }),
    connectionTimeout: stepMsMax,
    greetingTimeout: stepMsMax,
    dnsTimeout: stepMsMax,
    socketTimeout: stepMsMax,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, unsubscribeUrl }) {
      if (!isPlainAddress(to)) return 'refused';
      const envelope = { from: from.address, to: [to] };
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) };
      const message = { from, to: { name: '', address: to }, subject, text, envelope, headers };
      try {
        await withinTime(transport.sendMail(message));
        return 'handed_over';
      } catch (err) {
        if (isRefusedRecipient(err)) return 'refused';
        log.warn({ err }, 'sending mail failed');
        return 'unavailable';
      }
    },
  };
}

/** RFC 8058 asks for an HTTPS address: at any other one only the page is named. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  const link = { 'List-Unsubscribe': `<${url}>` };
  return url.startsWith('https:') ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : link;
}

/** Without what would make more of it than one address: lists, names, comments, lines; at a domain that can be looked up. */
function isPlainAddress(text: string): boolean {
  const domain = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:"]+)$/u.exec(text)?.[1];
  return domain !== undefined && domainToASCII(domain) !== '';
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server timed out.')), sendMsMax);
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => {});
  }
}

/** A reply of 5xx to the recipient is permanently; anything else may pass. */
function isRefusedRecipient(err: unknown): boolean {
  const { code, command, responseCode } = err as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
