import { type Refusal, refuse } from '../base/refusal.ts';
import { Overloaded, StorageUnavailable } from '../db/transaction.ts';
import { overloaded, storageUnavailable } from './errors.ts';

/** Response of an operation: status, exact body and additional headers. */
export interface OperationResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The body in UTF-8, if already encoded. */
  readonly bytes?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const problemType = 'application/problem+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

export function jsonResponse(status: number, body: string): OperationResponse {
  return { status, contentType: jsonType, body, headers: noHeaders };
}

/** Response to a retry of a write that has already taken effect. */
export function replayedResponse(status: number, body: string): OperationResponse {
  return { ...jsonResponse(status, body), headers: replayedHeaders };
}

const noHeaders = {};
const replayedHeaders = { 'idempotent-replayed': 'true' };

const retryAfterSecondsDefault = 5;

/**
 * Problem document of a refusal (RFC 9457). `type` links to the code's page of the error reference. Retryable 429 and
 * 503, and refusals with `retry_after_seconds`, have the header Retry-After. The member `idempotent_replayed` of a
 * stored refusal becomes a header.
 */
export function problemResponse(refusal: Refusal, errorsUrl: string, requestId: string): OperationResponse {
  const { rate_limit, rate_limit_policy, idempotent_replayed, ...members } = refusal.members as Record<string, unknown>;
  const { code, status, title } = refusal.errorKind;
  const headers: Record<string, string> = idempotent_replayed === true ? { ...replayedHeaders } : {};
  if ((status === 429 || status === 503) && refusal.errorKind.isRetryable !== false) {
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

/** Runs the job; turns an unavailable or overloaded database into a retryable refusal. */
export async function refuseOnStorageFailure<Value>(job: () => Promise<Value> | Value): Promise<Value | Refusal> {
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
