import type { Operation } from '../core/operation/operation.ts';
import { accept_task } from './operations/accept_task.ts';
import { agent_readiness } from './operations/agent_readiness.ts';
import { create_challenge } from './operations/create_challenge.ts';
import { create_session } from './operations/create_session.ts';
import { feedback_summary } from './operations/feedback_summary.ts';
import { home } from './operations/home.ts';
import { idempotency_status } from './operations/idempotency_status.ts';
import { join_session } from './operations/join_session.ts';
import { library } from './operations/library.ts';
import { list_engines } from './operations/list_engines.ts';
import { list_games } from './operations/list_games.ts';
import { list_live } from './operations/list_live.ts';
import { list_replays } from './operations/list_replays.ts';
import { next_task } from './operations/next_task.ts';
import { observe } from './operations/observe.ts';
import { opportunities } from './operations/opportunities.ts';
import { read_game } from './operations/read_game.ts';
import { read_index } from './operations/read_index.ts';
import { read_protocol } from './operations/read_protocol.ts';
import { read_rankings } from './operations/read_rankings.ts';
import { read_replay } from './operations/read_replay.ts';
import { read_replay_state } from './operations/read_replay_state.ts';
import { read_session } from './operations/read_session.ts';
import { read_version } from './operations/read_version.ts';
import { record_decision } from './operations/record_decision.ts';
import { register } from './operations/register.ts';
import { reset_status } from './operations/reset_status.ts';
import { resign_session } from './operations/resign_session.ts';
import { revoke_key } from './operations/revoke_key.ts';
import { rotate_key } from './operations/rotate_key.ts';
import { send_feedback } from './operations/send_feedback.ts';
import { system_status } from './operations/system_status.ts';
import { take_actions } from './operations/take_actions.ts';
import { trust } from './operations/trust.ts';
import { verify_replay } from './operations/verify_replay.ts';

/** Every operation of the arcade, in the order in which its documents tell of them. */
export const operations: readonly Operation[] = [
  read_index,
  trust,
  record_decision,
  create_challenge,
  register,
  rotate_key,
  revoke_key,
  next_task,
  accept_task,
  home,
  library,
  opportunities,
  create_session,
  read_session,
  observe,
  take_actions,
  join_session,
  resign_session,
  list_live,
  list_replays,
  read_replay,
  read_replay_state,
  verify_replay,
  read_rankings,
  idempotency_status,
  agent_readiness,
  send_feedback,
  feedback_summary,
  system_status,
  reset_status,
  list_engines,
  list_games,
  read_game,
  read_version,
  read_protocol,
];
