import { type Static, Type } from 'typebox';
import { externalOperation } from '../../core/operation/operation.ts';
import { choice, input, nullable } from '../../core/operation/schema-words.ts';
import { isReachable } from '../destinations/look.ts';
import { explainWritten, writtenClasses } from '../destinations/reasons.ts';
import { destinationAnswerMs, destinationChecks } from '../limits.ts';
import { relayOf } from '../running-relay.ts';
import { destination } from '../schemas.ts';

const verdict = Type.Object({
  usable: Type.Boolean({ description: 'A secure connection was made and closed again.' }),
  origin: nullable<string>({ type: 'string', description: 'Null when the text names none.' }),
  reason: Type.Union([choice([...writtenClasses, 'unreachable']), Type.Null()], {
    description:
      'What is wrong with the text, or `unreachable` for all that was learned by looking. Null when it is usable.',
  }),
  message: Type.String(),
});

export const check_destination = externalOperation({
  name: 'check_destination',
  title: 'Look whether a destination can be delivered to',
  description: `A verdict only: the name is looked up and a secure connection made, and no byte of HTTP is sent. What is wrong with the text is named; everything learned by looking has one answer, after ${destinationAnswerMs / 1_000} seconds. ${destinationChecks[0].points} an hour for each account.`,
  access: 'credential',
  doors: 'resource_and_tool',
  // It has a limit of its own, which is narrower than that of writes.
  cost: { kind: 'own' },
  routes: [{ method: 'POST', path: '/destinations/check' }],
  input: input({ destination }),
  output: verdict,
  errors: [],
  examples: [
    { title: 'Before the first lead', input: { destination: 'https://crm.example.com/hooks/leads' } },
    { title: 'Not encrypted', input: { destination: 'http://crm.example.com/hooks/leads' } },
  ],

  async run(context, { destination: text }) {
    const { egress, clock, checkLimit } = relayOf(context);
    const refused = await checkLimit.take(context.caller.accountId, 1);
    if (refused !== null) return refused;
    const parsed = egress.parse(text);
    const isWritten = !('refused' in parsed);
    const output: Static<typeof verdict> = isWritten
      ? { ...((await isReachable(egress, clock, parsed)) ? reached : unreachable), origin: parsed.origin }
      : { usable: false, origin: null, ...explainWritten(parsed.refused) };
    return { output, replayed: false };
  },
});

const reached = { usable: true, reason: null, message: 'A secure connection was made. Nothing was sent.' } as const;
const unreachable = {
  usable: false,
  reason: 'unreachable',
  message:
    'No secure connection could be made: the name must exist, lead to public addresses alone, and a server must answer there on this port with a valid certificate for it.',
} as const;
