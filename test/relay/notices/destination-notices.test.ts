// Slow: sends mail from one and from three nodes.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayMs, hourMs, minuteMs } from '../../../src/core/base/clock.ts';
import { topologies } from '../../support/nodes.ts';
import { freshAddress } from '../payments/payment-test-environment.ts';
import {
  failureMail,
  type NoticeTestEnvironment,
  openNoticeTestEnvironment,
  recoveryMail,
  replayMail,
} from './notice-test-environment.ts';

for (const topology of topologies) {
  describe(`notices about destinations on ${topology.name}`, { skip: topology.missing }, () => {
    let environment: NoticeTestEnvironment;
    before(async () => {
      environment = await openNoticeTestEnvironment(topology);
    });
    after(() => environment.close());

    test('an account is mailed once when a destination fails, daily while it fails, and once when it works again', async () => {
      const email = freshAddress();
      const trial = await environment.openConfirmedAccount(email);
      // Four failures are too few for a notice, and the success resets the count.
      await environment.deliver(trial, 4, '422 No');
      await environment.deliver(trial, 1, '200 OK');
      await environment.deliver(trial, 6, '422 No');
      const [failureNotice] = await environment.waitForMails(email, failureMail);
      assert.ok(failureNotice?.source.includes(new URL(environment.destination).origin));
      environment.clock.advance(hourMs + minuteMs);
      await environment.waitForMails(email, replayMail);
      await environment.runJobs();
      assert.equal(environment.mailsTo(email, failureMail).length, 1);
      environment.clock.advance(dayMs);
      await environment.deliver(trial, 1, '422 No');
      environment.clock.advance(hourMs);
      await environment.waitForMails(email, failureMail, 2);
      await environment.deliver(trial, 1, '200 OK');
      environment.clock.advance(minuteMs);
      const [recoveryNotice] = await environment.waitForMails(email, recoveryMail);
      assert.ok(recoveryNotice?.source.includes(new URL(environment.destination).origin));
      environment.clock.advance(dayMs);
      await environment.runJobs();
      assert.deepEqual(
        [environment.mailsTo(email, failureMail).length, environment.mailsTo(email, recoveryMail).length],
        [2, 1],
      );
      assert.ok(
        !environment.mails.some(({ source: text }) => text.includes('Name That No Mail Contains')),
        'no mail contains a lead',
      );
    });

    test('an account is mailed daily about deliveries that await a replay, until each is delivered', async () => {
      const email = freshAddress();
      const trial = await environment.openConfirmedAccount(email);
      const keys = await environment.deliver(trial, 2, '500 No');
      environment.clock.advance(hourMs + minuteMs);
      const [replayNotice] = await environment.waitForMails(email, '2 deliveries await a replay');
      assert.match(replayNotice?.source ?? '', /2 failed/);
      await environment.replay(trial, keys[0] ?? '');
      environment.clock.advance(dayMs + minuteMs);
      await environment.waitForMails(email, '1 delivery awaits a replay');
      await environment.replay(trial, keys[1] ?? '');
      environment.clock.advance(dayMs + minuteMs);
      await environment.runJobs();
      assert.equal(environment.mailsTo(email, replayMail).length, 2);
    });
  });
}
