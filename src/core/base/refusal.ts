/**
 * Error code of the API with its HTTP status and texts. All codes are in core/operation/errors.ts and the errors.ts of
 * the modules.
 */
export interface ErrorKind<Member extends string = string> {
  readonly code: string;
  readonly status: number;
  /** Short title, the same for every occurrence. */
  readonly title: string;
  /** Cause and remedy in a few sentences, for the error reference. */
  readonly explanation: string;
  /** Schemas of additional members of the problem body by name, for the documentation. */
  readonly memberSchemas?: Readonly<Record<Member, object>>;
  /** Whether the refusal is stored as the response and returned to identical retries. */
  readonly isStored?: boolean;
  /** False for a 503 that only the operator can end: it has no Retry-After. */
  readonly isRetryable?: false;
}

/** A fault of the input. `pointer` is an RFC 6901 JSON Pointer. */
export interface InputFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** An expected error. It is returned, not thrown; a write that returns it is rolled back. */
export interface Refusal {
  readonly errorKind: ErrorKind;
  /** One sentence for the caller; never repeats text that an agent supplied. */
  readonly detail: string;
  /** Further members of the problem body, such as `errors`, `allowed` or `retry_after_seconds`. */
  readonly members: Readonly<Record<string, unknown>>;
}

/** Members allowed in every problem body (the first three), and members that become response headers. */
type CommonMember =
  | 'errors'
  | 'allowed'
  | 'retry_after_seconds'
  | 'idempotent_replayed'
  | 'rate_limit'
  | 'rate_limit_policy';

export function errorKind<Member extends string = never>(
  code: string,
  status: number,
  title: string,
  explanation: string,
  memberSchemas?: Readonly<Record<Member, object>>,
): ErrorKind<Member> {
  return { code, status, title, explanation, ...(memberSchemas === undefined ? {} : { memberSchemas }) };
}

// A symbol cannot occur in parsed JSON, so input of callers is never recognized as a refusal.
const brand = Symbol('refusal');

/** Creates a refusal. Only members declared by the kind are accepted, so that all of them are documented. */
export function refuse<Member extends string>(
  kind: ErrorKind<Member>,
  detail: string,
  members: { readonly [Name in NoInfer<Member> | CommonMember]?: unknown } = {},
): Refusal {
  const refusal = { errorKind: kind, detail, members, [brand]: true };
  return refusal;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && brand in value;
}
