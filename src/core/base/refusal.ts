/**
 * A kind of refusal that callers may meet: one stable code, its HTTP status, and words for people.
 * The list of kinds is closed: core/operation/errors.ts and each module's errors.ts name them all.
 */
export interface ErrorKind<Member extends string = string> {
  readonly code: string;
  readonly status: number;
  /** A short name of the problem, the same for every occurrence. */
  readonly title: string;
  /** What happened and what to do next, in a few sentences: the text of the code's page. */
  readonly explanation: string;
  /** What its body may hold in addition to the members of every problem: their schemas by name, for documents. */
  readonly holds?: Readonly<Record<Member, object>>;
  /** Whether it is kept as the response of its request, and given again to an identical one. */
  readonly isStored?: boolean;
  /** False for a 503 that only the operator can end: no time to try again is named. */
  readonly passes?: false;
}

/** One wrong place in the input. `pointer` is an RFC 6901 JSON Pointer. */
export interface InputFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** An expected outcome other than success. Returned, never thrown; undoes the transaction it ends. */
export interface Refusal {
  readonly refusal: ErrorKind;
  /** One sentence for the caller; never repeats text that an agent supplied. */
  readonly detail: string;
  /** Further members of the problem body, such as `errors`, `allowed` or `retry_after_seconds`. */
  readonly members: Readonly<Record<string, unknown>>;
}

/** What the body of any problem may hold (the first three), and what becomes a header of the response. */
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
  holds?: Readonly<Record<Member, object>>,
): ErrorKind<Member> {
  return { code, status, title, explanation, ...(holds === undefined ? {} : { holds }) };
}

// No JSON can hold a symbol, so nothing that a caller sends passes for a refusal of ours.
const brand = Symbol('refusal');

/** A refusal of this kind. It takes only members that the kind declares, so that documents describe all of them. */
export function refuse<Member extends string>(
  kind: ErrorKind<Member>,
  detail: string,
  members: { readonly [Name in NoInfer<Member> | CommonMember]?: unknown } = {},
): Refusal {
  const refused = { refusal: kind, detail, members, [brand]: true };
  return refused;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && brand in value;
}
