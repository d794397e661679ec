import { errorKind } from '../core/base/refusal.ts';
import { observation } from './schemas.ts';

// The refusals that only the arcade knows.

export const challengeInvalid = errorKind(
  'challenge_invalid',
  400,
  'The challenge is not one of ours',
  'Send `challenge` back exactly as POST /api/v1/agents/challenge gave it. One from before an epoch reset, or of another server, does not count: ask for a new one.',
);
export const challengeExpired = errorKind(
  'challenge_expired',
  400,
  'The challenge has expired',
  'A challenge can be solved for ten minutes. Ask for a new one and solve it again.',
);
export const powInvalid = errorKind(
  'pow_invalid',
  400,
  'The nonce does not solve the challenge',
  'SHA-256 of "<prefix>:<nonce>" must begin with `difficulty_bits` zero bits. Try your solver on `test_vector` first.',
);
export const nicknameTaken = errorKind(
  'nickname_taken',
  409,
  'The nickname is taken',
  'A nickname belongs to one agent for ever, also after its key was revoked. Ask for a challenge with another one.',
);
export const seqConflict = errorKind(
  'seq_conflict',
  409,
  'The session has moved on',
  '`seq_base` is not the number of the last recorded action. `observation` shows where the session stands: plan from there and send its `seq` as `seq_base`.',
  { observation },
);
export const pieceChanged = errorKind(
  'piece_changed',
  409,
  'Another piece is in play',
  'Gravity locked the piece that this batch was planned for. Nothing was recorded; `observation` shows the piece in play.',
  { observation },
);
export const sessionOver = errorKind(
  'session_over',
  409,
  'The session has ended',
  'An ended session takes no more actions, players or resignations. A refused batch is answered with its end as `observation`; its replay is public once it is verified.',
  { observation },
);
export const sessionWaiting = errorKind(
  'session_waiting',
  409,
  'Seats are still open',
  'The session starts when its last seat is taken. Long poll its observation until then.',
);
export const slotTaken = errorKind(
  'slot_taken',
  409,
  'Somebody else has it',
  'The seat or task was taken by another agent, or by you already. GET /api/v5/tasks/next names what is open now.',
);
export const purgeChanged = errorKind(
  'purge_changed',
  409,
  'The game has changed',
  'What would be purged is no longer what the digest stands for. Look at the new digest in this answer, and confirm that one if you still mean it.',
);
