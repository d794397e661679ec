import { Buffer } from 'node:buffer';
import type { Database, Db } from '../db/transaction.ts';
import type { OperationResponse } from './problem.ts';

/**
 * Declares that a read's response depends on one record (whose rows `Database.records` watches) and on the head of the
 * event log, in `cursor`, the last property of the output. Such a response stays cached while other records change.
 */
export interface RecordResponse<Input> {
  recordIdOf(input: Input): string;
  readHead(db: Db): Promise<number>;
}

/** Cache of responses that depend on one record; `cursor` is updated when a response is returned. */
export interface RecordResponseCache {
  /** The current response; undefined when it must be computed. */
  get(key: string, record: string, source: RecordResponse<unknown>): Promise<OperationResponse | undefined>;
  /** `changes` is the database's commit counter, taken before the response was computed. */
  set(key: string, changes: number, response: OperationResponse): OperationResponse;
}

interface CachedResponse {
  /** Value of the commit counter up to which the response is current. */
  changes: number;
  response: OperationResponse;
  /** The body before the value of `cursor`. */
  readonly bodyStart: string;
}

/** The cache is cleared when its bodies exceed `charactersMax` in total. */
export function createRecordResponseCache(database: Database, charactersMax: number): RecordResponseCache {
  const responses = new Map<string, CachedResponse>();
  let characters = 0;
  const readHead = createHeadReader(database);
  const drop = (key: string) => {
    characters -= responses.get(key)?.response.body.length ?? 0;
    responses.delete(key);
  };
  return {
    async get(key, record, source) {
      const cached = responses.get(key);
      const { changes } = database;
      if (cached === undefined || changes === null) return undefined;
      if (cached.changes === changes) return cached.response;
      const head = await readHead(source, changes);
      // Checked after the head was read, so that no change before that head is missed.
      if (database.records?.changedSince(record, cached.changes) !== false) {
        drop(key);
        return undefined;
      }
      const body = `${cached.bodyStart}${head}}`;
      if (responses.get(key) === cached) characters += body.length - cached.response.body.length;
      cached.changes = changes;
      cached.response = withBytes(cached.response, body);
      return cached.response;
    },
    set(key, changes, response) {
      const encoded = withBytes(response, response.body);
      const end = cursorAtEnd.exec(response.body);
      if (database.records === null || end === null) return encoded;
      drop(key);
      if (characters + response.body.length > charactersMax) {
        responses.clear();
        characters = 0;
      }
      characters += response.body.length;
      responses.set(key, {
        changes,
        response: encoded,
        bodyStart: response.body.slice(0, end.index + cursorName.length),
      });
      return encoded;
    },
  };
}

const cursorName = '"cursor":';
const cursorAtEnd = /"cursor":\d+\}$/;

function withBytes(response: OperationResponse, body: string): OperationResponse {
  return { ...response, body, bytes: Buffer.from(body) };
}

/** Reads the head once between two commits, for all responses. */
function createHeadReader({ db }: Database): (source: RecordResponse<unknown>, changes: number) => Promise<number> {
  let readAt = -1;
  let head: Promise<number> | undefined;
  return (source, changes) => {
    if (head === undefined || changes !== readAt) {
      readAt = changes;
      head = source.readHead(db);
      head.catch(() => {
        head = undefined;
      });
    }
    return head;
  };
}
