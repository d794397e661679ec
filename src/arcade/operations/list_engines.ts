import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, input } from '../../core/operation/schema-words.ts';
import { engineEntries } from '../engines/entries.ts';

const jsonSchema = Type.Object({}, { additionalProperties: true, description: 'A JSON Schema.' });

export const engineRecord = Type.Object({
  id: Type.String(),
  family: Type.String(),
  version: Type.Integer(),
  lifecycle: choice(['active', 'certification']),
  title: Type.String(),
  description: Type.String(),
  modes: Type.Array(Type.String()),
  playerRange: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  actionSchema: jsonSchema,
  configSchema: Type.Optional(jsonSchema),
  observationFormat: Type.String(),
  deterministicReplay: Type.Literal(true),
  externalAgentControl: Type.Literal(true),
  rendererOnly: Type.Literal(true),
  upgradePolicy: Type.Literal('explicit_game_version_only'),
});

export const list_engines = readOperation({
  name: 'list_engines',
  title: 'List the engines',
  description: 'Every game engine with the actions that it takes. Public games play tetris-v2.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/engines' }],
  input: input({}),
  output: Type.Object({ engines: Type.Array(engineRecord) }),
  errors: [],
  examples: [{ title: 'All engines', input: {} }],
  run: async () => ({ engines: [...engineEntries] as never }),
});
