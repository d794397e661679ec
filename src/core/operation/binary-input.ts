import { type TObject, type TSchema, Type } from 'typebox';
import { pattern } from '../base/patterns.ts';
import type { Operation } from './operation.ts';

const archiveHash = Type.String({
  ...pattern('^[0-9a-f]{64}$', '64 lower-case hex digits'),
  description: 'SHA-256 of the request body.',
});

/**
 * Input schema of a call with a binary body: the body's hash replaces the property that the body contains.
 */
export function inputWithoutBody({ input, body }: Pick<Operation, 'input' | 'body'>): TSchema {
  const { properties, required = [] } = input as TObject & { readonly required?: readonly string[] };
  const names = Object.keys(properties).filter((name) => name !== body?.replacedProperty);
  const otherProperties = Object.fromEntries(names.map((name) => [name, properties[name] as TSchema]));
  return {
    ...input,
    properties: { ...otherProperties, archive_sha256: archiveHash },
    required: [...required.filter((name) => name !== body?.replacedProperty), 'archive_sha256'],
  } as TSchema;
}
