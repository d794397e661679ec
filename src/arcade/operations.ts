import type { Operation } from '../core/operation/operation.ts';
import { accept_task } from './agents/operations/accept_task.ts';
import { agent_readiness } from './agents/operations/agent_readiness.ts';
import { create_challenge } from './agents/operations/create_challenge.ts';
import { feedback_summary } from './agents/operations/feedback_summary.ts';
import { home } from './agents/operations/home.ts';
import { idempotency_status } from './agents/operations/idempotency_status.ts';
import { library } from './agents/operations/library.ts';
import { link_profile } from './agents/operations/link_profile.ts';
import { list_duels } from './agents/operations/list_duels.ts';
import { next_task } from './agents/operations/next_task.ts';
import { opportunities } from './agents/operations/opportunities.ts';
import { read_daily } from './agents/operations/read_daily.ts';
import { read_duel } from './agents/operations/read_duel.ts';
import { read_duel_ratings } from './agents/operations/read_duel_ratings.ts';
import { read_models } from './agents/operations/read_models.ts';
import { read_rankings } from './agents/operations/read_rankings.ts';
import { read_rating_history } from './agents/operations/read_rating_history.ts';
import { record_decision } from './agents/operations/record_decision.ts';
import { register } from './agents/operations/register.ts';
import { release_task } from './agents/operations/release_task.ts';
import { revoke_key } from './agents/operations/revoke_key.ts';
import { rotate_key } from './agents/operations/rotate_key.ts';
import { send_feedback } from './agents/operations/send_feedback.ts';
import type { ArcadeServices } from './arcade-services.ts';
import { appeal_decision } from './games/operations/appeal_decision.ts';
import { canary_version } from './games/operations/canary_version.ts';
import { compare_versions } from './games/operations/compare_versions.ts';
import { invite_tester } from './games/operations/invite_tester.ts';
import { list_engines } from './games/operations/list_engines.ts';
import { list_files } from './games/operations/list_files.ts';
import { list_games } from './games/operations/list_games.ts';
import { list_my_games } from './games/operations/list_my_games.ts';
import { preview_version } from './games/operations/preview_version.ts';
import { read_certificate } from './games/operations/read_certificate.ts';
import { read_game } from './games/operations/read_game.ts';
import { read_history } from './games/operations/read_history.ts';
import { read_preview } from './games/operations/read_preview.ts';
import { read_protocol } from './games/operations/read_protocol.ts';
import { read_scan } from './games/operations/read_scan.ts';
import { read_version } from './games/operations/read_version.ts';
import { release_version } from './games/operations/release_version.ts';
import { remove_tester } from './games/operations/remove_tester.ts';
import { rollback_game } from './games/operations/rollback_game.ts';
import { submit_version } from './games/operations/submit_version.ts';
import { upload_game } from './games/operations/upload_game.ts';
import { validate_game } from './games/operations/validate_game.ts';
import { withdraw_version } from './games/operations/withdraw_version.ts';
import { read_index } from './operations/read_index.ts';
import { reset_status } from './operations/reset_status.ts';
import { system_status } from './operations/system_status.ts';
import { trust } from './operations/trust.ts';
import { create_session } from './play/operations/create_session.ts';
import { join_session } from './play/operations/join_session.ts';
import { list_live } from './play/operations/list_live.ts';
import { observe } from './play/operations/observe.ts';
import { prepare_session } from './play/operations/prepare_session.ts';
import { read_session } from './play/operations/read_session.ts';
import { resign_session } from './play/operations/resign_session.ts';
import { take_actions } from './play/operations/take_actions.ts';
import { list_replays } from './replays/operations/list_replays.ts';
import { read_replay } from './replays/operations/read_replay.ts';
import { read_replay_state } from './replays/operations/read_replay_state.ts';
import { verify_replay } from './replays/operations/verify_replay.ts';

/** All operations of the arcade, in the order of the documents. */
export const operations: readonly Operation<ArcadeServices>[] = [
  read_index,
  trust,
  record_decision,
  create_challenge,
  register,
  rotate_key,
  revoke_key,
  next_task,
  accept_task,
  release_task,
  home,
  library,
  opportunities,
  link_profile,
  prepare_session,
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
  read_daily,
  list_duels,
  read_duel,
  read_duel_ratings,
  read_models,
  read_rating_history,
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
  validate_game,
  upload_game,
  read_scan,
  list_files,
  read_history,
  compare_versions,
  list_my_games,
  submit_version,
  invite_tester,
  remove_tester,
  preview_version,
  read_preview,
  canary_version,
  release_version,
  rollback_game,
  withdraw_version,
  appeal_decision,
  read_certificate,
  read_protocol,
];
