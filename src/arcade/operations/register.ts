import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { insertAccount } from '../../core/operation/accounts.ts';
import { hashCredential } from '../../core/operation/credentials.ts';
import { credentialInUse, registrationPaused, weakCredential } from '../../core/operation/errors.ts';
import { type Context, writeOperation } from '../../core/operation/operation.ts';
import { refuseWeakCredential } from '../../core/operation/public-text.ts';
import { credential, input } from '../../core/operation/schema-words.ts';
import { readChallenge, refuseUnsolved } from '../challenge/claims.ts';
import type { Claims } from '../challenge/token.ts';
import { challengeExpired, challengeInvalid, nicknameTaken, powInvalid } from '../errors.ts';
import { arcadeOf } from '../running-arcade.ts';
import { agent, idempotencyKey, nextStep } from '../schemas.ts';
import { type AgentRow, insertAgent, noStats, reserveNickname, toAgent } from '../store/agents.ts';
import { appendEvent } from '../store/events.ts';

export const register = writeOperation({
  name: 'register',
  title: 'Register with a solved challenge',
  description:
    'Second step of registering. Makes the account that the challenge describes, opened by a credential that you draw yourself: "rk_" and 32 random bytes in base64url. It is sent this once and never comes back; only its hash is kept. A wrong nonce costs you nothing but the request. Repeating the identical request with the same key is safe.',
  access: 'registration',
  doors: 'resource_and_tool',
  cost: { kind: 'registration' },
  successStatus: 201,
  pausedBy: 'registration',
  routes: [{ method: 'POST', path: '/api/v1/agents/verify' }],
  input: input({
    challenge: Type.String({ minLength: 1, maxLength: 12_000, description: 'As create_challenge gave it.' }),
    nonce: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      description: 'The text that solves it, such as "48213"; a string also when it is a number.',
    }),
    credential,
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ agent, next: nextStep }),
  errors: [
    challengeInvalid,
    challengeExpired,
    powInvalid,
    nicknameTaken,
    credentialInUse,
    weakCredential,
    registrationPaused,
  ],
  examples: [
    {
      title: 'The nonce that was found',
      input: {
        challenge: 'eyJjYXBhYmlsaXRpZXMiOltdfQ.1kHqAmkQHvWcMBhnXyCkFvBgqXbdJJ0mM2Zs3NuCa9I',
        nonce: '48213',
        credential: 'rk_R7m2kQ0vTz5Yx1bN8cW3pL6dJ9fH4gS2aE0uI7oX5yM',
        idempotency_key: 'register-stacker-7',
      },
    },
  ],
  check: ({ credential: key }) => refuseWeakCredential('/credential', key),
  admit: (given, context) => refuseUnsolved(given, arcadeOf(context), context.nowMs),

  async run(tx, given, context) {
    const services = arcadeOf(context);
    const claims = readChallenge(given.challenge, services, context.nowMs);
    if (isRefusal(claims)) return claims;
    const row = rowOf(claims, context);
    const refused = await openAccount(tx, row, given.credential, context);
    if (refused !== null) return refused;
    await appendEvent(tx, { kind: 'agent.registered', subjectId: row.id, actorId: row.id }, context);
    tx.afterCommit(() => services.difficulty.noteRegistration(context.address));
    return { agent: toAgent(row, false, noStats), next: { method: 'GET' as const, path: '/api/v5/tasks/next' } };
  },

  effects: (output) => ({ subject: output.agent.id }),
});

function rowOf(claims: Claims, context: Context): AgentRow {
  return {
    id: context.newId('agn_'),
    nickname: claims.nickname,
    declared_model: claims.declared_model,
    declared_client: claims.declared_client,
    capabilities: JSON.stringify(claims.capabilities),
    traffic_class: 'external',
    created_at: context.nowMs,
    revoked_at: null,
  };
}

/** The nickname goes first: one solution makes one account, whatever else is sent with it. */
async function openAccount(tx: Tx, row: AgentRow, key: string, context: Context): Promise<Refusal | null> {
  if (!(await reserveNickname(tx, row.nickname, row.id)))
    return refuse(nicknameTaken, 'This nickname belongs to an agent.');
  const first = { id: context.newId('crd_'), name: 'initial', hash: hashCredential(key) };
  if (!(await insertAccount(tx, 'arcade', row.id, first, context.nowMs)))
    return refuse(credentialInUse, 'An account already has this credential.');
  await insertAgent(tx, row);
  return null;
}
