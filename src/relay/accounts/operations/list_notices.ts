import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { noticeIntervalMs, noticeKinds } from '../../rules/notices.ts';
import { notice } from '../../schemas.ts';
import { viewNotices } from '../notices/notice-view.ts';
import { findRelayAccount } from '../store/accounts.ts';

const intervalMinutes = noticeIntervalMs / 60_000;

export const list_notices = readOperation({
  name: 'list_notices',
  title: 'List the notices by mail',
  description: `Kinds of mail that the account gets, whether each is on, and when it was last sent. At most one mail of a kind in ${intervalMinutes} minutes; no mail contains lead data. Notices go to the confirmed email address only: \`deliverable\` is false without one, or when this server sends no mail.`,
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/notices' }],
  input: input({}),
  output: Type.Object({
    deliverable: Type.Boolean(),
    notices: Type.Array(notice, { maxItems: noticeKinds.length }),
  }),
  errors: [keyNotAllowed],
  examples: [{ title: 'All kinds of notices', input: {} }],

  async run(db, _input, { caller, services }) {
    const account = await findRelayAccount(db, caller.accountId);
    const isConfirmed = (account?.email_confirmed_at ?? null) !== null;
    return { deliverable: isConfirmed && services.mailer !== null, notices: await viewNotices(db, caller.accountId) };
  },
});
