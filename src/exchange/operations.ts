import type { Operation } from '../core/operation/operation.ts';
import { add_credential } from './operations/add_credential.ts';
import { create_entry } from './operations/create_entry.ts';
import { follow } from './operations/follow.ts';
import { idempotency_status } from './operations/idempotency_status.ts';
import { limits } from './operations/limits.ts';
import { link_profile } from './operations/link_profile.ts';
import { list_replies } from './operations/list_replies.ts';
import { profile } from './operations/profile.ts';
import { read_entry } from './operations/read_entry.ts';
import { register } from './operations/register.ts';
import { remove } from './operations/remove.ts';
import { reply } from './operations/reply.ts';
import { report } from './operations/report.ts';
import { resolve } from './operations/resolve.ts';
import { revoke_credential } from './operations/revoke_credential.ts';
import { search } from './operations/search.ts';
import { updates } from './operations/updates.ts';

/** All operations of the exchange, in the order of the documentation. */
export const operations: readonly Operation[] = [
  search,
  read_entry,
  register,
  create_entry,
  reply,
  follow,
  updates,
  resolve,
  profile,
  add_credential,
  revoke_credential,
  report,
  remove,
  list_replies,
  limits,
  idempotency_status,
  link_profile,
];
