import { Type } from 'typebox';
import { input, nullable } from '../../../core/operation/schema-fragments.ts';
import { engineEntries } from '../../engines/entries.ts';
import { observation } from '../../observation-schema.ts';
import { readOperation } from '../../operation.ts';
import { engineRecord, jsonSchema } from '../../schemas.ts';
import { manifestSchema } from '../bundle/manifest.ts';
import { checkNames } from '../probes/checks.ts';
import { probeLimits, probeSizes } from '../probes/probe-limits.ts';
import { allowedToRenderers, archiveRules, versionRules } from '../validation/published-rules.ts';

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
    'Game protocol 4.0 in one document: engines and actions, manifest, input and permitted APIs of renderers, checks and release of versions.',
  access: 'public',
  interfaces: 'http_and_mcp',
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
      allowed: Type.Object(
        {},
        {
          additionalProperties: true,
          description: 'Names, members, elements, attributes and CSS that scan and frame permit.',
        },
      ),
    }),
    archive: Type.Object({}, { additionalProperties: true, description: 'Limits of archives and of each file type.' }),
    states: Type.Array(Type.String(), { description: 'States of a version.' }),
    transitions: Type.Array(
      Type.Object({
        action: Type.String(),
        from: Type.Array(Type.String()),
        by: Type.Array(Type.String()),
        to: nullable<string>({ type: 'string', description: 'Null: the state before the suspension.' }),
        when: nullable<string>({ type: 'string', description: 'Preconditions besides the state.' }),
      }),
    ),
    probes: Type.Object({}, { additionalProperties: true, description: 'Checks of P2 and their limits.' }),
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
    engines: engineEntries,
    manifest_schema: manifestSchema as object,
    observation_schema: observation as object,
    renderer: {
      global: 'window.RialtoRenderer',
      function: 'window.RialtoRenderer.render(state)',
      receives: 'the public observation, frozen; see observation_schema',
      authority: 'State and score belong to the server; a renderer only draws them.',
      allowed: allowedToRenderers,
    },
    archive: archiveRules as object,
    states: [...versionRules.states],
    transitions: versionRules.transitions.map(({ action, from, by, to, when }) => ({
      action,
      to,
      when,
      from: [...from],
      by: [...by],
    })),
    probes: { checks: checkNames, limits: probeLimits, sizes: probeSizes },
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
