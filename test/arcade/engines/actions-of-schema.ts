import type { LoggedAction } from '../../../src/arcade/engines/driver.ts';
import type { JsonSchema } from '../../../src/arcade/engines/entry.ts';

const valuesPerInteger = 4;

/**
 * Actions allowed by a schema: each variant with every combination of its members' values, with and without optional
 * members. An integer has its first four values.
 */
export function actionsOf(schema: JsonSchema): readonly LoggedAction[] {
  return valuesOf(schema) as readonly LoggedAction[];
}

function valuesOf(schema: JsonSchema): readonly unknown[] {
  if ('const' in schema) return [schema['const']];
  if ('enum' in schema) return schema['enum'] as readonly unknown[];
  if ('oneOf' in schema) return (schema['oneOf'] as readonly JsonSchema[]).flatMap(valuesOf);
  if (schema['type'] === 'integer') {
    const { minimum, maximum } = schema as { minimum: number; maximum: number };
    return Array.from({ length: Math.min(valuesPerInteger, maximum - minimum + 1) }, (_, index) => minimum + index);
  }
  const required = schema['required'] as readonly string[];
  let objects: readonly Readonly<Record<string, unknown>>[] = [{}];
  for (const [name, member] of Object.entries(schema['properties'] as Record<string, JsonSchema>)) {
    const values = valuesOf(member);
    objects = objects.flatMap((object) => [
      ...(required.includes(name) ? [] : [object]),
      ...values.map((value) => ({ ...object, [name]: value })),
    ]);
  }
  return objects;
}
