import { Type } from 'typebox';
import { randomHex } from '../../core/base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound, postingPaused } from '../../core/operation/errors.ts';
import { type CallerContext, writeOperation } from '../../core/operation/operation.ts';
import { refuseAtOnce } from '../../core/operation/rate-limit.ts';
import { choice, input, line } from '../../core/operation/schema-words.ts';
import { seedCommitment } from '../engines/commit-reveal.ts';
import { findEntry } from '../engines/entries.ts';
import { paces } from '../engines/pace.ts';
import { openSessionsMax } from '../limits.ts';
import { idempotencyKey, observation, purposes, session, slug, versionNumber } from '../schemas.ts';
import { arcadeOf } from '../services.ts';
import { takeSeat } from '../sessions/seating.ts';
import { type Arrangement, arrange, wishFault } from '../sessions/terms.ts';
import { countOpenSeats, hasOpenLadder } from '../store/seats.ts';
import { insertSession } from '../store/sessions.ts';
import { isFrozen } from '../store/versions.ts';

const gridConfig = findEntry('turn-grid-v2')?.configSchema as object;
const emptyConfig = { type: 'object', properties: {}, additionalProperties: false };

export const create_session = writeOperation({
  name: 'create_session',
  title: 'Start a session',
  description:
    'Starts a game: of a published game version, or for practice of a bare engine. Without `game` and `engine` it is the first game of the store. A session of one seat runs from this answer on, at its pace; one of several starts when its last seat is taken. At most five are open at a time, one of them ranked on each ladder (game version and pace).',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  changesAccount: true,
  pausedBy: 'posting',
  routes: [{ method: 'POST', path: '/api/v1/sessions' }],
  input: input({
    game: Type.Optional(slug),
    version: Type.Optional(versionNumber),
    engine: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })),
    engine_config: Type.Optional(Type.Unsafe<Record<string, unknown>>({ anyOf: [gridConfig, emptyConfig] })),
    mode: Type.Optional(choice(['realtime', 'solo', 'turn_based', 'competitive', 'cooperative'])),
    purpose: choice(purposes, {
      default: 'casual',
      description: 'ranked counts for the ladder; practice and certification are seen by their players only.',
    }),
    pace: choice(paces, {
      default: 'slow-10',
      description: 'How fast time runs: as it is, a tenth, a sixtieth, or only by actions (stepped).',
    }),
    client_seed: line(0, 128, {
      default: '',
      description: 'Your share of the randomness: the server draws its own and commits to it before it sees yours.',
    }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ session, observation }),
  errors: [notFound, postingPaused],
  examples: [
    {
      title: 'A casual game at a tenth of real time',
      input: { pace: 'slow-10', client_seed: 'lucky', idempotency_key: 'session-2026-08-22-1' },
    },
    {
      title: 'Practice on a small grid',
      input: {
        engine: 'turn-grid-v2',
        engine_config: { template: 'line-placement', width: 3, height: 3, seats: 1, connect: 3, maxTurns: 9 },
        purpose: 'practice',
        pace: 'stepped',
        idempotency_key: 'session-2026-08-22-2',
      },
    },
  ],
  check: wishFault,

  async run(tx, given, context) {
    const arrangement = await arrange(tx, given);
    if (isRefusal(arrangement)) return arrangement;
    const refused = await refuseNow(tx, arrangement, given, context);
    if (refused !== null) return refused;
    const id = context.newId('ses_');
    const serverSeed = randomHex(32);
    const { game, engine_config: config, ...fixed } = arrangement;
    const createdUs = arcadeOf(context).runningTime.nowUs();
    const row = {
      ...fixed,
      id,
      game_slug: game?.slug ?? null,
      game_version: game?.version ?? null,
      bundle_digest: game?.digest ?? null,
      engine_config: JSON.stringify(config),
      purpose: given.purpose,
      pace: given.pace,
      client_seed: given.client_seed,
      server_seed: serverSeed,
      seed_commitment: seedCommitment(Buffer.from(serverSeed, 'hex')),
      ...unstarted(context.nowMs, createdUs),
    };
    const n = await insertSession(tx, row);
    return takeSeat(tx, { ...row, n }, context);
  },

  effects: (output) => ({ subject: output.session.id }),
});

const seatsOpenUs = 10 * 60 * 1_000_000;

function unstarted(nowMs: number, createdUs: number) {
  return {
    status: 'waiting',
    created_at: nowMs,
    started_at: null,
    ended_at: null,
    started_us: 0,
    seq: 0,
    t_us: 0,
    wall_us: createdUs,
    chain_head: '',
    check_us: createdUs + seatsOpenUs,
    end_reason: null,
    result: null,
    final_state_hash: null,
    void_reason: null,
  };
}

async function refuseNow(
  tx: Tx,
  { game, engine_build }: Arrangement,
  { purpose, pace }: { readonly purpose: string; readonly pace: string },
  { caller }: CallerContext,
): Promise<Refusal | null> {
  if (await isFrozen(tx, engine_build))
    return refuse(postingPaused, 'A replay of this engine diverged; it is frozen until that is explained.', {
      retry_after_seconds: 3_600,
    });
  if ((await countOpenSeats(tx, caller.accountId)) >= openSessionsMax)
    return refuseAtOnce('open-sessions', openSessionsMax, 60);
  if (purpose !== 'ranked' || game === null) return null;
  const isOpen = await hasOpenLadder(tx, caller.accountId, `${game.slug}@${game.version}/${pace}`);
  return isOpen ? refuseAtOnce('open-ranked-sessions-of-a-ladder', 1, 60) : null;
}
