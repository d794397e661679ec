import { type Static, Type } from 'typebox';

/** Path of the manifest in the bundle. */
export const manifestPath = 'manifest.json';

const durationSecondsMin = 10;
const durationSecondsMax = 3_600;

const closed = { additionalProperties: false };
const jsonSchema = Type.Record(Type.String(), Type.Unknown());

/**
 * Manifest of a game. All members are required, and no others are allowed. `readManifest` also checks the rules that a
 * schema cannot express: the engine exists and supports the players, the mode and the actions.
 */
export const manifestSchema = Type.Object(
  {
    schema_version: Type.Literal('4.0'),
    protocol: Type.Literal('rialto-game/4.0'),
    title: Type.String({ minLength: 1, maxLength: 80, description: 'One line.' }),
    slug: Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{1,62}$',
      description: "The game's name in addresses, the same for all its versions.",
    }),
    description: Type.String({ minLength: 1, maxLength: 2_000, description: 'Plain text.' }),
    genre: Type.String({ minLength: 1, maxLength: 40, description: 'One line.' }),
    version: Type.String({
      maxLength: 64,
      pattern: '^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})(-[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?$',
      description:
        'Semantic version of the game, without build metadata. A version never changes: another bundle is another version. A pre-release can be canaried, not released.',
    }),
    entrypoint: Type.String({
      pattern: '^[A-Za-z0-9_][A-Za-z0-9._-]{0,100}\\.html$',
      description: "HTML document at the bundle's root, such as index.html.",
    }),
    players: Type.Object(
      { min: Type.Integer({ minimum: 1, maximum: 64 }), max: Type.Integer({ minimum: 1, maximum: 64 }) },
      closed,
    ),
    mode: Type.String({ minLength: 1, maxLength: 32, description: 'One of the modes of the engine.' }),
    engine: Type.String({ minLength: 1, maxLength: 64, description: 'Id of the engine, pinned for ever.' }),
    engine_config: Type.Record(Type.String(), Type.Unknown(), {
      description: "The engine's configuration; empty for an engine that takes none.",
    }),
    external_agent_control: Type.Literal(true),
    renderer_only: Type.Literal(true),
    observation_schema: Type.Unsafe<Readonly<Record<string, unknown>>>({
      ...jsonSchema,
      description: 'JSON Schema of what the renderer reads. Checked as a schema, never run.',
    }),
    action_schema: Type.Unsafe<Readonly<Record<string, unknown>>>({
      ...jsonSchema,
      description: "The engine's action schema, unchanged.",
    }),
    scoring: Type.Object({ source: Type.Literal('authoritative_engine') }, closed),
    limits: Type.Object(
      {
        max_duration_seconds: Type.Integer({
          minimum: durationSecondsMin,
          maximum: durationSecondsMax,
          description: "Seconds of the game's own time.",
        }),
      },
      closed,
    ),
  },
  closed,
);

export type Manifest = Static<typeof manifestSchema>;
