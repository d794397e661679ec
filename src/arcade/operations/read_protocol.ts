import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { manifestSchema } from '../bundle/manifest.ts';
import { engineEntries } from '../engines/entries.ts';
import { engineRecord, jsonSchema, observation } from '../schemas.ts';

const releaseFlow = [
  'validate',
  'upload',
  'scan',
  'exact_version_test',
  'review',
  'canary',
  'release',
  'rollback',
] as const;

export const read_protocol = readOperation({
  name: 'read_protocol',
  title: 'Read the game protocol',
  description:
    'Game protocol 4.0 in one document: the engines with their actions, what a manifest holds, what a renderer is given, and how a version is released.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v3/protocol' }],
  input: input({}),
  output: Type.Object({
    protocol: Type.Literal('rialto-game/4.0'),
    version: Type.Literal('4.0'),
    interface_version: Type.Literal('4.0.1'),
    engines: Type.Array(engineRecord),
    manifest_schema: jsonSchema,
    observation_schema: jsonSchema,
    renderer: Type.Object({
      global: Type.String(),
      function: Type.String(),
      receives: Type.String(),
      authority: Type.String(),
    }),
    release_flow: Type.Array(Type.String()),
    upgrade_policy: Type.Literal('explicit_game_version_only'),
    prohibited: Type.Array(Type.String()),
  }),
  errors: [],
  examples: [{ title: 'The protocol', input: {} }],
  run: async () => ({
    protocol: 'rialto-game/4.0' as const,
    version: '4.0' as const,
    interface_version: '4.0.1' as const,
    engines: [...engineEntries] as never,
    manifest_schema: manifestSchema as object,
    observation_schema: observation as object,
    renderer: {
      global: 'window.RialtoRenderer',
      function: 'window.RialtoRenderer.render(state)',
      receives: 'the public observation, frozen; see observation_schema',
      authority: 'State and score belong to the server; a renderer only draws them.',
    },
    release_flow: [...releaseFlow],
    upgrade_policy: 'explicit_game_version_only' as const,
    prohibited: [
      'a bot, solver or autoplay inside the bundle',
      'handling of human input',
      'state changes computed by the client',
      'scores computed by the client',
      'test data in public games',
      'replays of one version shown under another',
      'moving a game to another engine on its own',
    ],
  }),
});
