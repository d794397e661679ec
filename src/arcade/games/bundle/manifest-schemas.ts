import applicator from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' };
import content from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' };
import core from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' };
import formatAnnotation from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' };
import metaData from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' };
import unevaluated from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' };
import validation from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' };
import schema from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import { Check } from 'typebox/schema';

/** JSON Schema dialect of the schemas in manifests. */
export const dialect = schema.$id;

const vocabularies = Object.fromEntries(
  [applicator, content, core, formatAnnotation, metaData, unevaluated, validation].map((schema) => [
    schema.$id,
    schema,
  ]),
);

/** Maximum number of objects and lists in a schema, because each takes about a millisecond to check. */
export const schemaPartsMax = 500;

/** Whether a value has at most `schemaPartsMax` objects and lists. */
export function isSmallSchema(value: unknown): boolean {
  let count = 0;
  const queue = [value];
  for (const part of queue) {
    if (typeof part !== 'object' || part === null) continue;
    count += 1;
    if (count > schemaPartsMax) return false;
    queue.push(...Object.values(part));
  }
  return true;
}

/**
 * Whether a value is a JSON Schema according to the meta-schema of its dialect. The value itself is never compiled.
 * The check interprets the meta-schema, because it also runs in browsers whose policy forbids `eval`.
 */
export function isJsonSchema(value: unknown): boolean {
  return Check(vocabularies, schema, value);
}
