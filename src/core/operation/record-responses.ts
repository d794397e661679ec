import { Buffer } from 'node:buffer';
import type { Database, Db } from '../db/transaction.ts';
import type { OperationResponse } from './problem.ts';

/**
 * Declares that a read's response depends on one record, whose rows `Database.recordChanges` tracks, and on the head of
 * the event log, which is `cursor`, the last property of the output. Such a response stays cached while other records
 * change.
 */
export interface RecordResponse<Input> {
  recordIdOf(input: Input): string;
  readHead(db: Db): Promise<number>;
}

/** Cache of responses that depend on one record; `cursor` is updated when a response is returned. */
export interface RecordResponseCache {
  /** The current response; undefined when it must be computed. */
  get(key: string, recordId: string, recordResponse: RecordResponse<unknown>): Promise<OperationResponse | undefined>;
  /** `commitCount` is the database's commit counter, read before the response was computed. */
  set(key: string, commitCount: number, response: OperationResponse): OperationResponse;
}

interface CachedResponse {
  /** Value of the commit counter up to which the response is current. */
  commitCount: number;
  response: OperationResponse;
  /** The body before the value of `cursor`. */
  readonly bodyStart: string;
}

/** The cache is cleared when its bodies exceed `charactersMax` in total. */
export function createRecordResponseCache(database: Database, charactersMax: number): RecordResponseCache {
  const responses = new Map<string, CachedResponse>();
  let totalCharacters = 0;
  const readHead = createHeadReader(database);
  const drop = (key: string) => {
    totalCharacters -= responses.get(key)?.response.body.length ?? 0;
    responses.delete(key);
  };
  return {
    async get(key, recordId, recordResponse) {
      const cached = responses.get(key);
      const { commitCount } = database;
      if (cached === undefined || commitCount === null) return undefined;
      if (cached.commitCount === commitCount) return cached.response;
      const head = await readHead(recordResponse, commitCount);
      // Checked after the head was read, so that no change before that head is missed.
      if (database.recordChanges?.hasChangedSince(recordId, cached.commitCount) !== false) {
        drop(key);
        return undefined;
      }
      const body = `${cached.bodyStart}${head}}`;
      if (responses.get(key) === cached) totalCharacters += body.length - cached.response.body.length;
      cached.commitCount = commitCount;
      cached.response = withBytes(cached.response, body);
      return cached.response;
    },
    set(key, commitCount, response) {
      const encodedResponse = withBytes(response, response.body);
      const cursorMatch = cursorAtEnd.exec(response.body);
      if (database.recordChanges === null || cursorMatch === null) return encodedResponse;
      drop(key);
      if (totalCharacters + response.body.length > charactersMax) {
        responses.clear();
        totalCharacters = 0;
      }
      totalCharacters += response.body.length;
      responses.set(key, {
        commitCount,
        response: encodedResponse,
        bodyStart: response.body.slice(0, cursorMatch.index + cursorName.length),
      });
      return encodedResponse;
    },
  };
}

const cursorName = '"cursor":';
const cursorAtEnd = /"cursor":\d+\}$/;

function withBytes(response: OperationResponse, body: string): OperationResponse {
  return { ...response, body, bytes: Buffer.from(body) };
}

/** Reads the head once between two commits, for all responses. */
function createHeadReader({
  db,
}: Database): (recordResponse: RecordResponse<unknown>, commitCount: number) => Promise<number> {
  let headCommitCount = -1;
  let head: Promise<number> | undefined;
  return (recordResponse, commitCount) => {
    if (head === undefined || commitCount !== headCommitCount) {
      headCommitCount = commitCount;
      head = recordResponse.readHead(db);
      head.catch(() => {
        head = undefined;
      });
    }
    return head;
  };
}
