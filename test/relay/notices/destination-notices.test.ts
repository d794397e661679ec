// Slow: sends mail from one and from three nodes.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs, minuteMs } from '../../../src/core/base/clock.ts';
import { topologies } from '../../support/nodes.ts';
import { freshAddress } from '../payments/payment-site.ts';
import { failureMail, type NoticeSite, openNoticeSite, recoveryMail, replayMail } from './notice-site.ts';

for (const layout of topologies) {
  describe(`notices about destinations on ${layout.name}`, { skip: layout.missing }, () => {
    let site: NoticeSite;
    before(async () => {
      site = await openNoticeSite(layout);
    });
    after(() => site.close());

    test('an account is mailed once when a destination fails, daily while it fails, and once when it works again', async () => {
      const email = freshAddress();
      const source = await site.openConfirmedAccount(email);
      await site.deliver(source, 4, '422 No');
      await site.deliver(source, 1, '200 OK');
      await site.deliver(source, 6, '422 No');
      const [first] = await site.waitForMails(email, failureMail);
      assert.ok(first?.source.includes(new URL(site.destination).origin));
      site.clock.advance(hourMs + minuteMs);
      await site.waitForMails(email, replayMail);
      await site.runJobs();
      assert.equal(site.mailsTo(email, failureMail).length, 1);
      site.clock.advance(dayMs);
      await site.deliver(source, 1, '422 No');
      site.clock.advance(hourMs);
      await site.waitForMails(email, failureMail, 2);
      await site.deliver(source, 1, '200 OK');
      site.clock.advance(minuteMs);
      const [works] = await site.waitForMails(email, recoveryMail);
      assert.ok(works?.source.includes(new URL(site.destination).origin));
      site.clock.advance(dayMs);
      await site.runJobs();
      assert.deepEqual([site.mailsTo(email, failureMail).length, site.mailsTo(email, recoveryMail).length], [2, 1]);
      assert.ok(!site.mails.some(({ source: text }) => text.includes('Canary')), 'no mail holds a lead');
    });

    test('an account is mailed daily about deliveries that await a replay, until each is delivered or settled', async () => {
      const email = freshAddress();
      const source = await site.openConfirmedAccount(email);
      const keys = await site.deliver(source, 2, '500 No');
      site.clock.advance(hourMs + minuteMs);
      const [first] = await site.waitForMails(email, '2 deliveries await a replay');
      assert.match(first?.source ?? '', /2 failed/);
      await site.replay(source, keys[0] ?? '');
      site.clock.advance(dayMs + minuteMs);
      await site.waitForMails(email, '1 delivery awaits a replay');
      await site.replay(source, keys[1] ?? '');
      site.clock.advance(dayMs + minuteMs);
      await site.runJobs();
      assert.equal(site.mailsTo(email, replayMail).length, 2);
    });
  });
}
