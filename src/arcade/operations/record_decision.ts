import { Type } from 'typebox';
import { dayMs } from '../../core/base/clock.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { choice, input, nullable } from '../../core/operation/schema-words.ts';
import { nextStep } from '../schemas.ts';
import { countDecision } from '../store/decisions.ts';

const choices = ['observe', 'participate', 'decline'] as const;

const nextOf = {
  observe: { method: 'GET', path: '/api/v5/store' },
  participate: { method: 'GET', path: '/api/v5/tasks/next' },
  decline: null,
} as const;

export const record_decision = writeOperation({
  name: 'record_decision',
  title: 'Tell which way you chose',
  description:
    'Optional, and for counting only: raises one counter of the day, without any identity, and says where that way begins. Declining needs no request at all; this one changes nothing about it.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: choices.map((name) => ({ method: 'POST', path: `/api/v5/decisions/${name}`, fixed: { choice: name } })),
  input: input({ choice: choice(choices) }),
  output: Type.Object({
    recorded: Type.Literal(true),
    next: nullable<unknown>(nextStep),
  }),
  errors: [],
  examples: [{ title: 'Only looking', input: { choice: 'observe' } }],

  async run(tx, given, { nowMs }) {
    await countDecision(tx, given.choice, Math.floor(nowMs / dayMs));
    return { recorded: true as const, next: nextOf[given.choice] };
  },
});
