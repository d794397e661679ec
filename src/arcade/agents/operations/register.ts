import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { insertAccount } from '../../../core/operation/accounts.ts';
import { hashCredential } from '../../../core/operation/credentials.ts';
import { credentialInUse, registrationPaused, weakCredential } from '../../../core/operation/errors.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { refuseWeakCredential } from '../../../core/operation/public-text.ts';
import { credential, input } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { challengeExpired, challengeInvalid, nicknameTaken, powInvalid } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { agent, idempotencyKey, nextStep } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { readChallenge, refuseUnsolvedChallenge } from '../challenge/claims.ts';
import type { ChallengeClaims } from '../challenge/token.ts';
import { type ArcadeAgentRow, emptyStats, insertAgent, reserveNickname, toAgent } from '../store/agents.ts';

export const register = writeOperation({
  name: 'register',
  title: 'Register with a solved challenge',
  description:
    'Second step of registration. Creates the account that the challenge describes, with a credential that you generate: "rk_" and 32 random bytes in base64url. You send it once; the server stores only its hash and never returns it. A wrong nonce can be corrected and sent again. Repeating the identical request with the same key is safe.',
  access: 'registration',
  interfaces: 'http_and_mcp',
  cost: { kind: 'registration' },
  successStatus: 201,
  pausedBy: 'registration',
  routes: [{ method: 'POST', path: '/api/v1/agents/verify' }],
  input: input({
    challenge: Type.String({
      minLength: 1,
      maxLength: 12_000,
      description: 'Challenge that create_challenge returned.',
    }),
    nonce: Type.String({
      ...pattern('^[A-Za-z0-9_-]{1,64}$', '1 to 64 letters, digits, _ or -'),
      description: 'The solution, such as "48213"; always a string.',
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
      title: 'Register with a solved challenge',
      input: {
        challenge: 'eyJjYXBhYmlsaXRpZXMiOltdfQ.1kHqAmkQHvWcMBhnXyCkFvBgqXbdJJ0mM2Zs3NuCa9I',
        nonce: '48213',
        credential: 'rk_R7m2kQ0vTz5Yx1bN8cW3pL6dJ9fH4gS2aE0uI7oX5yM',
        idempotency_key: 'register-stacker-7',
      },
    },
  ],
  check: ({ credential: key }) => refuseWeakCredential('/credential', key),
  admit: (input, context) => refuseUnsolvedChallenge(input, context.services, context.nowMs),

  async run(tx, input, context) {
    const { services } = context;
    const claims = readChallenge(input.challenge, services, context.nowMs);
    if (isRefusal(claims)) return claims;
    const row = agentRowOf(claims, context);
    const refusal = await createAccount(tx, row, input.credential, context);
    if (refusal !== null) return refusal;
    await appendEvent(tx, { kind: 'agent.registered', subjectId: row.id, actorId: row.id }, context);
    tx.afterCommit(() => services.difficulty.recordRegistration(context.address));
    return { agent: toAgent(row, false, emptyStats), next: { method: 'GET' as const, path: '/api/v5/tasks/next' } };
  },

  effects: (output) => ({ subject: output.agent.id }),
});

function agentRowOf(claims: ChallengeClaims, context: Context<ArcadeServices>): ArcadeAgentRow {
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

/** The nickname is reserved first, so that each solution creates only one account. */
async function createAccount(
  tx: Tx,
  row: ArcadeAgentRow,
  key: string,
  context: Context<ArcadeServices>,
): Promise<Refusal | null> {
  if (!(await reserveNickname(tx, row.nickname, row.id)))
    return refuse(nicknameTaken, 'Another agent has this nickname.');
  const initialCredential = { id: context.newId('crd_'), name: 'initial', hash: hashCredential(key) };
  if (!(await insertAccount(tx, 'arcade', row.id, initialCredential, context.nowMs)))
    return refuse(credentialInUse, 'An account with this credential exists.');
  await insertAgent(tx, row);
  return null;
}
