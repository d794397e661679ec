import { type CanonicalForm, compileForm } from '../../engines/canonical-form.ts';
import { engineDefinitions } from '../../engines/definitions.ts';

interface Validators {
  readonly action: CanonicalForm;
  /** Validator of the record that closes a game ended by the platform. */
  readonly end: CanonicalForm;
}

const validatorsOf: ReadonlyMap<unknown, Validators> = new Map(
  engineDefinitions.map(({ id, schemas, endings }) => {
    const end = {
      type: 'object',
      properties: { type: { const: 'end' }, reason: { enum: endings.fromOutside } },
      required: ['type', 'reason'],
      additionalProperties: false,
    };
    return [id, { action: compileForm(schemas.action), end: compileForm(end) }];
  }),
);

export function isKnownEngine(engine: unknown): engine is string {
  return validatorsOf.has(engine);
}

/** Whether an action matches the engine's action schema. */
export function isActionOf(engine: string, action: unknown): boolean {
  return (validatorsOf.get(engine)?.action(action) ?? null) !== null;
}

/** Canonical JSON of an action of this engine, or of a platform end, if it matches the schema; otherwise null. */
export function actionText(engine: string, action: unknown): string | null {
  const forms = validatorsOf.get(engine);
  return forms?.action(action) ?? forms?.end(action) ?? null;
}
