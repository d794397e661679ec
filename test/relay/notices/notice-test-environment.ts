import assert from 'node:assert/strict';
import { eventually } from '../../support/eventually.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { bearer, type HttpResponse, post } from '../../support/http.ts';
import { type ReceivedMail, startMailServer } from '../../support/mail-server.ts';
import type { Topology } from '../../support/nodes.ts';
import { createTrialClient, someLead, startLeadSink, type TrialClient } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { freshAddress } from '../payments/payment-test-environment.ts';

// Subjects of the notices.
export const failureMail = 'Deliveries of your leads fail';
export const recoveryMail = 'A destination works again';
export const replayMail = /^\d+ deliver(y awaits|ies await) a replay$/;

/** An installation with mail, and a destination with configurable responses. */
export interface NoticeTestEnvironment {
  readonly clock: FakeClock;
  readonly destination: string;
  readonly mails: readonly ReceivedMail[];
  urlOf(nodeIndex: number): string;
  /** An account with a confirmed address. */
  openConfirmedAccount(email: string): Promise<TrialClient>;
  postWithKey(trial: TrialClient, path: string, body: unknown): Promise<HttpResponse>;
  /** Delivers `count` leads, each with this status line as the response. Returns their idempotency keys. */
  deliver(trial: TrialClient, count: number, statusLine: string): Promise<string[]>;
  replay(trial: TrialClient, key: string): Promise<void>;
  mailsTo(email: string, subject: string | RegExp): ReceivedMail[];
  waitForMails(email: string, subject: string | RegExp, count?: number): Promise<ReceivedMail[]>;
  /** Resolves when all jobs that are due have run. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export async function openNoticeTestEnvironment(topology: Topology): Promise<NoticeTestEnvironment> {
  let status = '200 OK';
  const leadSink = await startLeadSink({ onRequest: (socket) => void socket.write(httpResponse(status)) });
  const mail = await startMailServer();
  const clock = fakeClock();
  const environment = { ...(leadSink.environment as Record<string, string>), ...mail.environment };
  const nodes = await topology.start({ ...environment, RIALTO_RATE_LIMITS: 'off' }, clock);
  let deliveryCount = 0;
  const deliveryInput = { destination: leadSink.destination, lead: someLead({ name: 'Name That No Mail Contains' }) };
  const testEnvironment: NoticeTestEnvironment = {
    clock,
    destination: leadSink.destination,
    mails: mail.mails,
    urlOf: (nodeIndex) => nodes.url(nodeIndex),
    async openConfirmedAccount(email) {
      await post(`${testEnvironment.urlOf(0)}/relay/api/v1/trials`, { email });
      const code = await mail.codeFor(email);
      const { body } = await post(`${testEnvironment.urlOf(0)}/relay/api/v1/trials/confirm`, { email, code });
      return createTrialClient(testEnvironment.urlOf(0), body.api_key, body.account_id);
    },
    postWithKey: (trial, path, body) =>
      post(`${testEnvironment.urlOf(0)}/relay/api/v1${path}`, body, [bearer(trial.apiKey)]),
    async deliver(trial, count, statusLine) {
      status = statusLine;
      const keys = Array.from({ length: count }, (_, index) => `lead ${deliveryCount + index}`);
      deliveryCount += count;
      for (const key of keys)
        assert.equal((await trial.deliver(key, deliveryInput)).status, statusLine === '200 OK' ? 200 : 424);
      status = '200 OK';
      return keys;
    },
    async replay(trial, key) {
      assert.equal((await trial.deliver(key, deliveryInput, { replay: true })).status, 200);
    },
    mailsTo: (email, expectedSubject) =>
      mail.mails.filter(({ to, source }) => {
        const subject = /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '';
        return (
          to.includes(email) &&
          (typeof expectedSubject === 'string' ? subject === expectedSubject : expectedSubject.test(subject))
        );
      }),
    waitForMails: (email, expectedSubject, count = 1) =>
      eventually(`mail ${count} of ${expectedSubject}`, () => {
        const matchingMails = testEnvironment.mailsTo(email, expectedSubject);
        return matchingMails.length >= count && matchingMails;
      }),
    async runJobs() {
      // Jobs run in the order of their due times: once this new notice is sent, all earlier jobs have been processed.
      const email = freshAddress();
      await testEnvironment.deliver(await testEnvironment.openConfirmedAccount(email), 5, '422 No');
      await testEnvironment.waitForMails(email, failureMail);
    },
    async close() {
      await nodes.close();
      for (const service of [leadSink, mail]) await service.close();
    },
  };
  return testEnvironment;
}
