import pg from 'pg';

/**
 * Type parsers that return values like SQLite: integers as numbers and booleans as 1 or 0. An integer beyond 2^53
 * throws instead of losing precision.
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
  // Type of sum() over bigint.
  [numericOid, (text) => (text.includes('.') ? Number(text) : parseInteger(text))],
]);

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`PostgreSQL returned an integer beyond 2^53: ${text}`);
  return value;
}
