import { type CanonicalForm, compileForm } from '../../engines/canonical-form.ts';
import { engineDefinitions } from '../../engines/definitions.ts';

interface Forms {
  readonly action: CanonicalForm;
  /** Of the record that closes a game which is ended from outside its rules. */
  readonly end: CanonicalForm;
}

const formsOf: ReadonlyMap<unknown, Forms> = new Map(
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
  return formsOf.has(engine);
}

/** Whether an action is one of this engine's, as its schema has them. */
export function isActionOf(engine: string, action: unknown): boolean {
  return (formsOf.get(engine)?.action(action) ?? null) !== null;
}

/**
 * The canonical JSON of an action of this engine, or of an end from outside, exactly as its schema
 * permits it; null for anything else.
 */
export function actionText(engine: string, action: unknown): string | null {
  const forms = formsOf.get(engine);
  return forms?.action(action) ?? forms?.end(action) ?? null;
}
