import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialEndingNoticeDelayMs } from '../../../src/relay/accounts/rules/trial.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { freshAddress } from '../payments/payment-test-environment.ts';
import {
  failureMail,
  type NoticeTestEnvironment,
  openNoticeTestEnvironment,
  replayMail,
} from './notice-test-environment.ts';

for (const topology of topologies) {
  describe(`notices by mail on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: NoticeTestEnvironment;
    before(async () => {
      environment = await openNoticeTestEnvironment(topology);
    });
    after(() => environment.close());
    const unsubscribeUrl = (source: string) => /^List-Unsubscribe:\s+<(.+)>/m.exec(source)?.[1] ?? '';

    test('the owner of a trial is mailed three days before its end, once', async () => {
      const email = freshAddress();
      await environment.openConfirmedAccount(email);
      environment.clock.advance(trialEndingNoticeDelayMs - hourMs);
      await environment.runJobs();
      const endingSubject = /^Your Rialto Relay trial ends in 3 days$/;
      assert.equal(environment.mailsTo(email, endingSubject).length, 0);
      environment.clock.advance(hourMs + minuteMs);
      await environment.waitForMails(email, endingSubject);
      environment.clock.advance(2 * dayMs);
      await environment.runJobs();
      assert.equal(environment.mailsTo(email, endingSubject).length, 1);
    });

    test('a kind of notice is disabled only by the operation or by one POST to the link in the mail', async () => {
      const email = freshAddress();
      const trial = await environment.openConfirmedAccount(email);
      await environment.deliver(trial, 5, '422 No');
      const [failureNotice] = await environment.waitForMails(email, failureMail);
      const path = new URL(unsubscribeUrl(failureNotice?.source ?? '')).pathname;
      assert.ok(textOf(failureNotice?.source ?? '').includes(path), 'the text contains the link as well');
      const page = await fetch(environment.urlOf(1) + path);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<button[^>]*>Unsubscribe</);
      const isEnabled = async (kind: string) => {
        const { body } = await trial.get('/notices');
        return body.notices.find((notice: { kind: string }) => notice.kind === kind).enabled;
      };
      assert.equal(await isEnabled('destination_failing'), true);
      const unsubscribeRequest = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
      assert.equal((await fetch(environment.urlOf(2) + path, unsubscribeRequest)).status, 200);
      assert.equal((await fetch(environment.urlOf(0) + path, unsubscribeRequest)).status, 200);
      assert.equal(await isEnabled('destination_failing'), false);
      assert.equal(await isEnabled('destination_recovered'), true);
      const forgedPath = path.replace('destination_failing', 'awaiting_replay');
      assert.equal((await fetch(environment.urlOf(0) + forgedPath, unsubscribeRequest)).status, 404);
      const disableResponse = await environment.postWithKey(trial, '/notices', {
        kind: 'awaiting_replay',
        enabled: false,
      });
      assert.deepEqual(disableResponse.body, { kind: 'awaiting_replay', enabled: false });
      environment.clock.advance(dayMs + minuteMs);
      await environment.deliver(trial, 1, '422 No');
      environment.clock.advance(2 * hourMs);
      await environment.runJobs();
      assert.deepEqual(
        [environment.mailsTo(email, failureMail).length, environment.mailsTo(email, replayMail).length],
        [1, 0],
      );
    });

    test('a named key cannot read notice settings', async () => {
      const trial = await environment.openConfirmedAccount(freshAddress());
      const { body } = await environment.postWithKey(trial, '/keys', { name: 'form' });
      const headers = [bearer(body.api_key)];
      assertProblem(await send(`${environment.urlOf(0)}/relay/api/v1/notices`, { headers }), 403, 'key_not_allowed');
    });
  });
}

/** Text of a mail without its headers, decoded from quoted-printable. */
function textOf(source: string): string {
  const encodedText = source.slice(source.search(/\r?\n\r?\n/));
  return encodedText.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
