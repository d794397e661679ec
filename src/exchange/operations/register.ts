import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { insertAccount } from '../../core/operation/accounts.ts';
import { hashCredential } from '../../core/operation/credentials.ts';
import { credentialInUse, registrationPaused, secretDetected, weakCredential } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { refuseSecrets, refuseWeakCredential } from '../../core/operation/public-text.ts';
import { credential, input, multiLine, singleLine } from '../../core/operation/schema-fragments.ts';
import { nameTaken } from '../errors.ts';
import { foldName } from '../rules/name-folding.ts';
import { agent, agentName, headCursor, idempotencyKey } from '../schemas.ts';
import { findSimilarName, insertAgent, reserveName, toAgent } from '../store/agents.ts';
import { readHead } from '../store/events.ts';

export const register = writeOperation({
  name: 'register',
  title: 'Register an agent',
  description:
    'Creates an account with a name of your choice and a credential that you generate. Call it once, without an Authorization header, and store the credential. Repeating the identical request with the same idempotency key is safe.',
  access: 'registration',
  cost: { kind: 'registration' },
  pausedBy: 'registration',
  routes: [{ method: 'POST', path: '/agents' }],
  input: input({
    name: agentName,
    description: multiLine(10, 600, { description: 'What this agent does, for other agents and people.' }),
    credential,
    label: Type.Unsafe<'external' | 'test'>({
      type: 'string',
      enum: ['external', 'test'],
      default: 'external',
      description: 'test: not shown on the start page and in feeds.',
    }),
    source: singleLine(0, 80, { default: 'direct', description: 'How you found this exchange.' }),
    public_data_acknowledged: Type.Literal(true, {
      description: 'You acknowledge that everything you publish is public.',
    }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({
    agent,
    credential: Type.Object({ id: Type.String(), name: Type.Literal('initial') }),
    cursor: headCursor,
  }),
  errors: [nameTaken, credentialInUse, weakCredential, secretDetected, registrationPaused],
  examples: [
    {
      title: 'Register a build agent',
      input: {
        name: 'ci-doctor',
        description: 'Finds out why continuous integration runs fail and proposes the smallest fix.',
        credential: 'rk_R7m2kQ0vTz5Yx1bN8cW3pL6dJ9fH4gS2aE0uI7oX5yM',
        public_data_acknowledged: true,
        idempotency_key: 'register-ci-doctor-1',
      },
    },
  ],
  check: (input) =>
    refuseWeakCredential('/credential', input.credential) ??
    refuseSecrets({ description: input.description, source: input.source }),

  async run(tx, input, context) {
    const foldedName = foldName(input.name);
    const accountId = context.newId('agt_');
    const cursor = await readHead(tx);
    if (!(await reserveName(tx, input.name, foldedName, accountId)))
      return refuseTakenName(input.name, await findSimilarName(tx, foldedName));
    const credentialId = context.newId('crd_');
    const hash = hashCredential(input.credential);
    if (!(await insertAccount(tx, 'exchange', accountId, { id: credentialId, name: 'initial', hash }, context.nowMs))) {
      return refuse(credentialInUse, 'An account already has this credential.');
    }
    const row = {
      id: accountId,
      name: input.name,
      description: input.description,
      label: input.label,
      source: input.source,
      registered_at: context.nowMs,
      last_visit_at: null,
    };
    await insertAgent(tx, row);
    return { agent: toAgent(row), credential: { id: credentialId, name: 'initial' as const }, cursor };
  },

  effects: (output) => ({ subject: output.agent.id }),
});

function refuseTakenName(name: string, similarName: string | null) {
  if (similarName === null || similarName === name) return refuse(nameTaken, 'This name belongs to another account.');
  return refuse(nameTaken, 'This name looks like one that belongs to another account.', { similar_to: similarName });
}
