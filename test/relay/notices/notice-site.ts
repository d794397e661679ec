import assert from 'node:assert/strict';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { bearer, type HttpResponse, post } from '../../support/http.ts';
import { type ReceivedMail, startMailServer } from '../../support/mail-server.ts';
import type { Topology } from '../../support/nodes.ts';
import { type LeadSource, leadSource, someLead, startLeadSink } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { freshAddress } from '../payments/payment-site.ts';

export const failureMail = 'Deliveries of your leads fail';
export const recoveryMail = 'A destination works again';
export const replayMail = /^\d+ deliver(y awaits|ies await) a replay$/;

/** An installation with mail, and a destination with configurable responses. */
export interface NoticeSite {
  readonly clock: FakeClock;
  readonly destination: string;
  readonly mails: readonly ReceivedMail[];
  urlOf(nodeIndex: number): string;
  /** An account with a confirmed address. */
  openConfirmedAccount(email: string): Promise<LeadSource>;
  postWithKey(source: LeadSource, path: string, body: unknown): Promise<HttpResponse>;
  /** Delivers `count` leads that get this response; returns their keys. */
  deliver(source: LeadSource, count: number, response: string): Promise<string[]>;
  replay(source: LeadSource, key: string): Promise<void>;
  mailsTo(email: string, subject: string | RegExp): ReceivedMail[];
  waitForMails(email: string, subject: string | RegExp, count?: number): Promise<ReceivedMail[]>;
  /** Resolves when a job has run that became due after all others. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export async function openNoticeSite(layout: Topology): Promise<NoticeSite> {
  let status = '200 OK';
  const lead = await startLeadSink({ onRequest: (socket) => void socket.write(httpResponse(status)) });
  const mail = await startMailServer();
  const clock = fakeClock();
  const environment = { ...(lead.environment as Record<string, string>), ...mail.environment };
  const nodes = await layout.start({ ...environment, RIALTO_RATE_LIMITS: 'off' }, clock);
  let sent = 0;
  const order = { destination: lead.destination, lead: someLead({ name: 'Canary Name' }) };
  const site: NoticeSite = {
    clock,
    destination: lead.destination,
    mails: mail.mails,
    urlOf: (nodeIndex) => nodes.servers[nodeIndex % nodes.servers.length]?.url ?? '',
    async openConfirmedAccount(email) {
      await post(`${site.urlOf(0)}/relay/api/v1/trials`, { email });
      const code = await mail.codeFor(email);
      const { body } = await post(`${site.urlOf(0)}/relay/api/v1/trials/confirm`, { email, code });
      return leadSource(site.urlOf(0), body.api_key, body.account_id);
    },
    postWithKey: (source, path, body) => post(`${site.urlOf(0)}/relay/api/v1${path}`, body, [bearer(source.apiKey)]),
    async deliver(source, count, response) {
      status = response;
      const keys = Array.from({ length: count }, (_, index) => `lead ${sent + index}`);
      sent += count;
      for (const key of keys)
        assert.equal((await source.deliver(key, order)).status, response === '200 OK' ? 200 : 424);
      status = '200 OK';
      return keys;
    },
    async replay(source, key) {
      assert.equal((await source.deliver(key, order, { replay: true })).status, 200);
    },
    mailsTo: (email, expected) =>
      mail.mails.filter(({ to, source }) => {
        const subject = /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '';
        return to.includes(email) && (typeof expected === 'string' ? subject === expected : expected.test(subject));
      }),
    waitForMails: (email, expected, count = 1) =>
      eventually(`mail ${count} of ${expected}`, () => {
        const results = site.mailsTo(email, expected);
        return results.length >= count && results;
      }),
    async runJobs() {
      const email = freshAddress();
      await site.deliver(await site.openConfirmedAccount(email), 5, '422 No');
      await site.waitForMails(email, failureMail);
    },
    async close() {
      await nodes.close();
      for (const service of [lead, mail]) await service.close();
    },
  };
  return site;
}
