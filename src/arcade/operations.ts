import type { Operation } from '../core/operation/operation.ts';
import { create_session } from './operations/create_session.ts';
import { join_session } from './operations/join_session.ts';
import { list_engines } from './operations/list_engines.ts';
import { observe } from './operations/observe.ts';
import { read_session } from './operations/read_session.ts';
import { resign_session } from './operations/resign_session.ts';
import { take_actions } from './operations/take_actions.ts';

/** Every operation of the arcade, in the order in which its documents tell of them. */
export const operations: readonly Operation[] = [
  create_session,
  read_session,
  observe,
  take_actions,
  join_session,
  resign_session,
  list_engines,
];
