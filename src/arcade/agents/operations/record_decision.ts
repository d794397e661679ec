import { Type } from 'typebox';
import { dayMs } from '../../../core/base/clock.ts';
import { choice, input, nullable } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, nextStep } from '../../schemas.ts';
import { incrementChoiceCount } from '../store/decisions.ts';

const choices = ['observe', 'participate', 'decline'] as const;

const nextRequests = {
  observe: { method: 'GET', path: '/api/v5/store' },
  participate: { method: 'GET', path: '/api/v5/tasks/next' },
  decline: null,
} as const;

export const record_decision = writeOperation({
  name: 'record_decision',
  title: 'Record your choice',
  description:
    'Optional and for statistics only: increments one counter of the day, without any identity, and returns the first request for that choice. With an idempotency key, a retry within 24 hours counts once; all callers share one key space here, so generate a random key. Declining needs no request.',
  access: 'public',
  idempotency: 'optional',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: choices.map((name) => ({ method: 'POST', path: `/api/v5/decisions/${name}`, fixedInput: { choice: name } })),
  input: input({ choice: choice(choices), idempotency_key: Type.Optional(idempotencyKey) }),
  output: Type.Object({
    recorded: Type.Literal(true),
    next: nullable<unknown>(nextStep),
  }),
  errors: [],
  examples: [{ title: 'Observe only', input: { choice: 'observe' } }],

  async run(tx, input, { nowMs }) {
    await incrementChoiceCount(tx, input.choice, Math.floor(nowMs / dayMs));
    return { recorded: true as const, next: nextRequests[input.choice] };
  },
});
