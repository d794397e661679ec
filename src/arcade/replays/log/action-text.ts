import { type CanonicalSerializer, compileSerializer } from '../../engines/canonical-serializer.ts';
import { engineDefinitions } from '../../engines/definitions.ts';

interface ActionSerializers {
  readonly action: CanonicalSerializer;
  /** Serializer of the `end` action, which closes the log of a game that the platform ended. */
  readonly end: CanonicalSerializer;
}

const serializersByEngine: ReadonlyMap<unknown, ActionSerializers> = new Map(
  engineDefinitions.map(({ id, schemas, endings }) => {
    const end = {
      type: 'object',
      properties: { type: { const: 'end' }, reason: { enum: endings.byPlatform } },
      required: ['type', 'reason'],
      additionalProperties: false,
    };
    return [id, { action: compileSerializer(schemas.action), end: compileSerializer(end) }];
  }),
);

export function isKnownEngine(engine: unknown): engine is string {
  return serializersByEngine.has(engine);
}

/** Whether an action matches the engine's action schema. */
export function isActionOf(engine: string, action: unknown): boolean {
  return (serializersByEngine.get(engine)?.action(action) ?? null) !== null;
}

/** Canonical JSON of an action of this engine, or of a platform end, if it matches the schema; otherwise null. */
export function actionText(engine: string, action: unknown): string | null {
  const serializers = serializersByEngine.get(engine);
  return serializers?.action(action) ?? serializers?.end(action) ?? null;
}
