import { createHash, hash } from 'node:crypto';
import type pg from 'pg';
import { type CopiedColumn, quoteIdentifier, type TableCopy } from './copy-plan.ts';
import type { SourceValue } from './copy-source.ts';

/** Number of rows and checksum of a table, the same on both databases for the same content in any order. */
export interface TableSummary {
  readonly rows: number;
  /** Sum, in hexadecimal, of the first 60 bits of the SHA-256 of each row. */
  readonly checksum: string;
}

const digestDigits = 15;
const nullText = '~';

/** Sums the rows of a table of the embedded database. */
export class TableChecksum {
  #rows = 0;
  #sum = 0n;

  add(values: readonly SourceValue[]): void {
    this.#rows += 1;
    const digest = hash('sha256', values.map(encodeValue).join(''), 'hex');
    this.#sum += BigInt(`0x${digest.slice(0, digestDigits)}`);
  }

  get summary(): TableSummary {
    return { rows: this.#rows, checksum: this.#sum.toString(16) };
  }
}

/** Text of a value with its length in bytes, so that no two different rows have the same text. */
function encodeValue(value: SourceValue): string {
  if (value === null) return nullText;
  const text = Buffer.isBuffer(value) ? createHash('sha256').update(value).digest('hex') : String(value);
  return `${Buffer.byteLength(text)}:${text}`;
}

/** Summary of a table in PostgreSQL, computed by the server. */
export async function summarizeTarget(
  client: pg.ClientBase,
  { name, columns }: Pick<TableCopy, 'name' | 'columns'>,
): Promise<TableSummary> {
  const row = columns.map(encodingOf).join(' || ');
  const digest = `left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), ${digestDigits})`;
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*) as rows, coalesce(sum(('x' || ${digest})::bit(${digestDigits * 4})::bigint), 0)::text as sum from ${quoteIdentifier(name)}`,
  );
  return { rows: rows[0]?.rows ?? 0, checksum: BigInt(rows[0]?.sum ?? 0).toString(16) };
}

/** SQL equivalent of `encodeValue`. */
function encodingOf({ name, type }: CopiedColumn): string {
  const text = type === 'bytea' ? `encode(sha256(${quoteIdentifier(name)}), 'hex')` : `${quoteIdentifier(name)}::text`;
  return `coalesce(octet_length(${text})::text || ':' || ${text}, '${nullText}')`;
}
