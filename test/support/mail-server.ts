import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, unparsed. */
  readonly source: string;
}

/** A local SMTP server that stores all mail. */
export interface MailServer {
  readonly port: number;
  /** Environment variables for a Rialto server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly mails: readonly ReceivedMail[];
  /** Waits for a mail with a code to this address; returns the code of the latest one. */
  codeFor(address: string): Promise<string>;
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  /** User info of the SMTP URL, such as `user:password@`. */
  readonly login?: string;
}

export async function startMailServer({ login = '', ...options }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', ...(login === '' ? ['AUTH'] : [])],
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
      callback();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    environment: {
      RIALTO_SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
      RIALTO_SMTP_FROM: 'Rialto relay <relay@rialto.example>',
    },
    mails,
    codeFor: (address) =>
      eventually(`a code for ${address}`, () => {
        const newest = mails.findLast(({ to }) => to.includes(address));
        // Headers are excluded, since ids in them may match the pattern of a code.
        const body = newest?.source.slice(newest.source.indexOf('\r\n\r\n'));
        return body === undefined ? null : /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(body)?.[0];
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
