import { type TSchema, Type } from 'typebox';
import { nullable } from '../core/operation/schema-fragments.ts';

// Lists are paged by `cursor` and `next_cursor`. Some were published with `after` and `next`, which remain as aliases.

/** Input of a list whose cursor has this schema. */
export function pageInput<Cursor extends TSchema>(schema: Cursor) {
  const cursor = { ...schema, description: '`next_cursor` of the previous page.' } as Cursor;
  const after = {
    ...schema,
    deprecated: true,
    description: 'Former name of `cursor`. When both are sent, `cursor` applies.',
  } as Cursor;
  return { cursor: Type.Optional(cursor), after: Type.Optional(after) };
}

const nextCursorDescription = 'Pass it as `cursor` for the next page; null on the last.';

/** Cursor of the next page, under both names. */
export const pageOutput = {
  next_cursor: nullable<string>({ type: 'string', description: nextCursorDescription }),
  next: nullable<string>({ type: 'string', deprecated: true, description: 'The former name of `next_cursor`.' }),
};

export function nextCursorFields(next: string | null): { next_cursor: string | null; next: string | null } {
  return { next_cursor: next, next };
}
