import pg from 'pg';

/**
 * Values as the embedded database returns them: integers and counts as numbers, truth as 1 or 0, so
 * that one code reads both. An integer beyond 2^53 throws instead of losing its last digits.
 */
export const portableTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const boolOid = 16;
const int8Oid = 20;
const numericOid = 1700;

const parsers = new Map<number, (text: string) => unknown>([
  [boolOid, (text) => (text === 't' ? 1 : 0)],
  [int8Oid, parseInteger],
  // The type of sum() over integers.
  [numericOid, (text) => (text.includes('.') ? Number(text) : parseInteger(text))],
]);

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`PostgreSQL returned an integer beyond 2^53: ${text}`);
  return value;
}
