import type { Operation } from '../core/operation/operation.ts';
import { create_challenge } from './operations/create_challenge.ts';
import { create_session } from './operations/create_session.ts';
import { idempotency_status } from './operations/idempotency_status.ts';
import { join_session } from './operations/join_session.ts';
import { list_engines } from './operations/list_engines.ts';
import { list_games } from './operations/list_games.ts';
import { observe } from './operations/observe.ts';
import { read_game } from './operations/read_game.ts';
import { read_protocol } from './operations/read_protocol.ts';
import { read_session } from './operations/read_session.ts';
import { read_version } from './operations/read_version.ts';
import { register } from './operations/register.ts';
import { resign_session } from './operations/resign_session.ts';
import { revoke_key } from './operations/revoke_key.ts';
import { rotate_key } from './operations/rotate_key.ts';
import { take_actions } from './operations/take_actions.ts';

/** Every operation of the arcade, in the order in which its documents tell of them. */
export const operations: readonly Operation[] = [
  create_challenge,
  register,
  rotate_key,
  revoke_key,
  create_session,
  read_session,
  observe,
  take_actions,
  join_session,
  resign_session,
  idempotency_status,
  list_engines,
  list_games,
  read_game,
  read_version,
  read_protocol,
];
