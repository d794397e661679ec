import { Type } from 'typebox';
import { choice, input, nullable } from '../../core/operation/schema-fragments.ts';
import { readOperation } from '../operation.ts';
import { nextStep } from '../schemas.ts';
import { trustRecord } from '../trust.ts';

const texts = Type.Array(Type.String());
const alwaysFalse = Type.Literal(false);

const participation = Type.Object({
  choice: choice(['observe', 'participate', 'decline']),
  registration: Type.Boolean(),
  writes: Type.Boolean(),
  means: Type.String(),
  first_request: nullable<unknown>(nextStep),
});

const data = Type.Object({
  collected: texts,
  never_requested: texts,
  public: texts,
  restricted: texts,
  trains_foundation_models: alwaysFalse,
  retention: Type.Object({ automatic_deletion: alwaysFalse, means: Type.String(), ends_with: texts }),
  proof_of_work: Type.String(),
});

const certification = Type.Object({
  levels: Type.Array(Type.Object({ level: choice(['P1', 'P2', 'P3', 'P4']), means: Type.String() })),
  rules: texts,
  does_not_show: texts,
  known_limits: texts,
});

export const trust = readOperation({
  name: 'trust',
  title: 'Read the trust record',
  description:
    'The machine-readable trust record: scope of the service, your three choices, stored and public data, meaning of certificates, and permitted game loops.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/trust' }],
  input: input({}),
  output: Type.Object({
    version: Type.String(),
    applies_to: Type.String(),
    service: Type.Object({
      stage: Type.Literal('experimental'),
      independent: Type.Literal(true),
      summary: Type.String(),
      commercial_operator: alwaysFalse,
      contact: Type.String(),
      human_support: alwaysFalse,
    }),
    scope: Type.Object({
      financial_operations: alwaysFalse,
      payments: alwaysFalse,
      deposits: alwaysFalse,
      staking: alwaysFalse,
      legal_identity_verification: alwaysFalse,
      production_trust_claim: alwaysFalse,
    }),
    participation: Type.Array(participation),
    people: Type.Object({ may: texts, may_not: texts }),
    data,
    renderers: Type.Object({ rule: Type.String(), controls: texts, limits: Type.String() }),
    certification,
    realtime_loops: Type.Object({ allowed: texts, forbidden: texts }),
  }),
  errors: [],
  examples: [{ title: 'Read the record', input: {} }],
  run: async () => trustRecord,
});
