import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { noticeKind, writeKey } from '../../schemas.ts';
import { setNoticeEnabled } from '../notices/enable-notice.ts';

export const set_notice = writeOperation({
  name: 'set_notice',
  title: 'Switch a notice by mail on or off',
  description:
    'Switches one kind of mail on or off for the account. The link at the end of each notice switches its kind off without a key. Codes for trials and key recovery are not notices and are always sent.',
  access: 'credential',
  idempotency: 'optional',
  interfaces: 'http',
  cost: { kind: 'write', points: 1 },
  routes: [{ method: 'POST', path: '/notices' }],
  input: input({ kind: noticeKind, enabled: Type.Boolean(), idempotency_key: Type.Optional(writeKey) }),
  output: Type.Object({ kind: noticeKind, enabled: Type.Boolean() }),
  errors: [keyNotAllowed],
  examples: [
    { title: 'No mail about deliveries that await a replay', input: { kind: 'awaiting_replay', enabled: false } },
  ],

  async run(tx, { kind, enabled }, { caller }) {
    await setNoticeEnabled(tx, { accountId: caller.accountId, kind }, enabled);
    return { kind, enabled };
  },
});
