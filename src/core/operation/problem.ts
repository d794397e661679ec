import { type Refusal, refuse } from '../base/refusal.ts';
import { Overloaded, StorageUnavailable } from '../db/transaction.ts';
import { overloaded, storageUnavailable } from './errors.ts';

/** A response on its way out: status, exact body, headers beyond the usual ones. */
export interface OperationResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The body in UTF-8, when it is at hand already. */
  readonly bytes?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const problemType = 'application/problem+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

export function responseOf(status: number, body: string): OperationResponse {
  return { status, contentType: jsonType, body, headers: noHeaders };
}

/** The response to a request that had its effect before: nothing was done again. */
export function replayedResponse(status: number, body: string): OperationResponse {
  return { ...responseOf(status, body), headers: replayed };
}

const noHeaders = {};
const replayed = { 'idempotent-replayed': 'true' };

const retryAfterSecondsDefault = 5;

/**
 * The problem body of a refusal (RFC 9457). `type` is a page on this server that explains the code.
 * Refusals that pass with time (429, and 503 unless its kind says otherwise) carry Retry-After in seconds, and one that was kept and is
 * given again, with the member `idempotent_replayed`, says so in the header of such answers.
 */
export function problemResponse(refusal: Refusal, errorsUrl: string, requestId: string): OperationResponse {
  const { rate_limit, rate_limit_policy, idempotent_replayed, ...members } = refusal.members as Record<string, unknown>;
  const { code, status, title } = refusal.refusal;
  const headers: Record<string, string> = idempotent_replayed === true ? { ...replayed } : {};
  if ((status === 429 || status === 503) && refusal.refusal.passes !== false) {
    const seconds = Number(members['retry_after_seconds'] ?? retryAfterSecondsDefault);
    members['retry_after_seconds'] = seconds;
    headers['retry-after'] = String(seconds);
  } else if (typeof members['retry_after_seconds'] === 'number') {
    headers['retry-after'] = String(members['retry_after_seconds']);
  }
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  if (typeof rate_limit === 'string') headers['ratelimit'] = rate_limit;
  if (typeof rate_limit_policy === 'string') headers['ratelimit-policy'] = rate_limit_policy;
  const body = {
    type: `${errorsUrl}/${code}`,
    title,
    status,
    detail: refusal.detail,
    code,
    request_id: requestId,
    ...members,
  };
  return { status, contentType: problemType, body: JSON.stringify(body), headers };
}

/** Runs the job; that the database cannot be used now, or has too much to do, is a refusal that passes with time. */
export async function refusingStorage<Value>(job: () => Promise<Value> | Value): Promise<Value | Refusal> {
  try {
    return await job();
  } catch (error) {
    if (error instanceof StorageUnavailable)
      return refuse(storageUnavailable, 'The database is unavailable; nothing was acknowledged.', {
        retry_after_seconds: 1,
      });
    if (error instanceof Overloaded)
      return refuse(overloaded, 'More work is queued than the server accepts.', { retry_after_seconds: 1 });
    throw error;
  }
}
