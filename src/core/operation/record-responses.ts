import { Buffer } from 'node:buffer';
import type { Database, Db } from '../db/transaction.ts';
import type { OperationResponse } from './problem.ts';

/**
 * A response that is made of one record's rows alone, as `Database.records` watches them, and of the head of the event log,
 * which is `cursor`, the last property of the output. It is kept while other records change.
 */
export interface RecordResponse<Input> {
  record(input: Input): string;
  readHead(db: Db): Promise<number>;
}

/** Responses of public reads that are made of one record: kept until that record changes, with the newest `cursor`. */
export interface RecordResponseCache {
  /** The response as it would be made now; undefined when it has to be made. */
  get(key: string, record: string, source: RecordResponse<unknown>): Promise<OperationResponse | undefined>;
  /** `changes` is the database's count of commits from before the response was computed. */
  set(key: string, changes: number, response: OperationResponse): OperationResponse;
}

interface KeptResponse {
  /** Up to this commit the record is as the response says, and `cursor` is the head. */
  changes: number;
  response: OperationResponse;
  /** The body up to the value of `cursor`. */
  readonly beginning: string;
}

/** Bounded: when the bodies have more than `charactersMax` together it starts again. */
export function createRecordResponseCache(database: Database, charactersMax: number): RecordResponseCache {
  const responses = new Map<string, KeptResponse>();
  let characters = 0;
  const readHead = createHeadReader(database);
  const drop = (key: string) => {
    characters -= responses.get(key)?.response.body.length ?? 0;
    responses.delete(key);
  };
  return {
    async get(key, record, source) {
      const known = responses.get(key);
      const { changes } = database;
      if (known === undefined || changes === null) return undefined;
      if (known.changes === changes) return known.response;
      const head = await readHead(source, changes);
      // After the head was read: every change up to it is in the response, or the response is not used.
      if (database.records?.changedSince(record, known.changes) !== false) {
        drop(key);
        return undefined;
      }
      const body = `${known.beginning}${head}}`;
      if (responses.get(key) === known) characters += body.length - known.response.body.length;
      known.changes = changes;
      known.response = withBytes(known.response, body);
      return known.response;
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
        beginning: response.body.slice(0, end.index + cursorName.length),
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

/** One read of the head for all responses between two commits. */
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
