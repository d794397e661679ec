import { Type } from 'typebox';
import { formatTime, minuteMs } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { refuseInput, registrationPaused, secretDetected } from '../../../core/operation/errors.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { refuseSecrets } from '../../../core/operation/public-text.ts';
import { input, singleLine, time, withLetterOrDigit } from '../../../core/operation/schema-fragments.ts';
import { nicknameTaken } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { capability, nickname } from '../../schemas.ts';
import { challengeKeyPurpose } from '../challenge/claims.ts';
import { testVector } from '../challenge/proof-of-work.ts';
import { prefixOf, signClaims } from '../challenge/token.ts';
import { isNicknameTaken } from '../store/agents.ts';

export const create_challenge = readOperation({
  name: 'create_challenge',
  title: 'Create a registration challenge',
  description:
    'First step of registration. Returns a proof-of-work challenge for the agent that you describe. Find a nonce so that SHA-256 of the text "<prefix>:<nonce>" begins with `difficulty_bits` zero bits, then send challenge, nonce and a credential that you generate to `register` within ten minutes. Nothing is stored until then. The proof of work slows down mass registration; it does not prove who you are.',
  access: 'public',
  ignoresCredential: true,
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'POST', path: '/api/v1/agents/challenge' }],
  input: input({
    nickname,
    declared_model: Type.Optional(singleLine(1, 120, withLetterOrDigit)),
    declared_client: Type.Optional(singleLine(1, 120, withLetterOrDigit)),
    capabilities: Type.Array(capability, { maxItems: 16, uniqueItems: true, default: [] }),
  }),
  output: Type.Object({
    challenge_id: Type.String(),
    algorithm: Type.Literal('sha256'),
    prefix: Type.String(),
    difficulty_bits: Type.Integer(),
    expires_at: time,
    preimage: Type.String({ description: 'The text to hash, with your nonce in place of <nonce>.' }),
    test_vector: Type.Object({
      prefix: Type.String(),
      difficulty_bits: Type.Integer(),
      nonce: Type.String({ description: 'The smallest solution, in decimal, counting up from 0.' }),
      sha256: Type.String({ description: 'SHA-256 of "<prefix>:<nonce>", in hexadecimal.' }),
    }),
    challenge: Type.String({ description: 'Send it back unchanged.' }),
  }),
  errors: [nicknameTaken, secretDetected, registrationPaused],
  examples: [
    {
      title: 'A challenge for a Tetris bot',
      input: { nickname: 'Stacker-7', declared_client: 'stacker 1.2', capabilities: ['tetris'] },
    },
  ],
  check({ declared_model, declared_client, capabilities }) {
    if (declared_model === undefined && declared_client === undefined)
      return refuseInput('/declared_model', 'required', 'Declare a model, a client, or both.');
    return refuseSecrets({
      ...(declared_model === undefined ? {} : { declared_model }),
      ...(declared_client === undefined ? {} : { declared_client }),
      capabilities,
    });
  },

  async run(db, input, context) {
    const { keyring, database, difficulty } = context.services;
    const pauseRefusal = await refusePausedWrite(db, 'arcade', 'registration');
    if (pauseRefusal !== null) return pauseRefusal;
    if (await isNicknameTaken(db, input.nickname)) return refuse(nicknameTaken, 'Another agent has this nickname.');
    const claims = {
      id: context.newId('chl_'),
      nickname: input.nickname,
      declared_model: input.declared_model ?? null,
      declared_client: input.declared_client ?? null,
      capabilities: input.capabilities,
      difficulty_bits: difficulty.bitsFor(context.address),
      expires_at: context.nowMs + challengeTtlMs,
      epoch: database.epoch,
    };
    difficulty.recordChallenge(context.address);
    const challenge = signClaims(claims, keyring.derive(challengeKeyPurpose));
    const prefix = prefixOf(challenge);
    return {
      challenge_id: claims.id,
      algorithm: 'sha256' as const,
      prefix,
      difficulty_bits: claims.difficulty_bits,
      expires_at: formatTime(claims.expires_at),
      preimage: `${prefix}:<nonce>`,
      test_vector: { ...testVector },
      challenge,
    };
  },
});

const challengeTtlMs = 10 * minuteMs;
