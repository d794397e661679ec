import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs, minuteMs } from '../../../src/core/base/clock.ts';
import { trialEndingAfterMs } from '../../../src/relay/accounts/rules/trial.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { freshAddress } from '../payments/payment-site.ts';
import { failureMail, type NoticeSite, openNoticeSite, replayMail } from './notice-site.ts';

for (const layout of topologies) {
  describe(`notices by mail on ${layout.name}`, { skip: layout.missing }, () => {
    let site: NoticeSite;
    before(async () => {
      site = await openNoticeSite(layout);
    });
    after(() => site.close());
    const unsubscribeUrl = (source: string) => /^List-Unsubscribe:\s+<(.+)>/m.exec(source)?.[1] ?? '';

    test('the owner of a trial is mailed three days before its end, once', async () => {
      const email = freshAddress();
      await site.openConfirmedAccount(email);
      site.clock.advance(trialEndingAfterMs - hourMs);
      await site.runJobs();
      const endingSubject = /^Your Rialto Relay trial ends in 3 days$/;
      assert.equal(site.mailsTo(email, endingSubject).length, 0);
      site.clock.advance(hourMs + minuteMs);
      await site.waitForMails(email, endingSubject);
      site.clock.advance(2 * dayMs);
      await site.runJobs();
      assert.equal(site.mailsTo(email, endingSubject).length, 1);
    });

    test('a kind is disabled only by the operation or by one POST to the link in the mail', async () => {
      const email = freshAddress();
      const source = await site.openConfirmedAccount(email);
      await site.deliver(source, 5, '422 No');
      const [first] = await site.waitForMails(email, failureMail);
      const path = new URL(unsubscribeUrl(first?.source ?? '')).pathname;
      assert.ok(first?.source.includes(path.slice(0, 40)), 'the text names the link, too');
      const page = await fetch(site.urlOf(1) + path);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<button[^>]*>Unsubscribe</);
      const stateOf = async (kind: string) => {
        const { body } = await source.get('/notices');
        return body.notices.find((notice: { kind: string }) => notice.kind === kind).enabled;
      };
      assert.equal(await stateOf('destination_failing'), true);
      const unsubscribeRequest = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
      assert.equal((await fetch(site.urlOf(2) + path, unsubscribeRequest)).status, 200);
      assert.equal((await fetch(site.urlOf(0) + path, unsubscribeRequest)).status, 200);
      assert.equal(await stateOf('destination_failing'), false);
      assert.equal(await stateOf('destination_recovered'), true);
      const forged = path.replace('destination_failing', 'awaiting_replay');
      assert.equal((await fetch(site.urlOf(0) + forged, unsubscribeRequest)).status, 404);
      const off = await site.postWithKey(source, '/notices', { kind: 'awaiting_replay', enabled: false });
      assert.deepEqual(off.body, { kind: 'awaiting_replay', enabled: false });
      site.clock.advance(dayMs + minuteMs);
      await site.deliver(source, 1, '422 No');
      site.clock.advance(2 * hourMs);
      await site.runJobs();
      assert.deepEqual([site.mailsTo(email, failureMail).length, site.mailsTo(email, replayMail).length], [1, 0]);
    });

    test('a named key can neither read nor change notice settings', async () => {
      const source = await site.openConfirmedAccount(freshAddress());
      const { body } = await site.postWithKey(source, '/keys', { name: 'form' });
      const headers = [bearer(body.api_key)];
      assertProblem(await send(`${site.urlOf(0)}/relay/api/v1/notices`, { headers }), 403, 'key_not_allowed');
    });
  });
}
