// The API key of the page, and requests that use it. The key is in memory only, here and in `key-worker.js`; it is not
// stored and not displayed.

const relayElement = document.querySelector('[data-relay]');
const apiBase = `${relayElement?.dataset.relay ?? ''}/api/v1`;
let key = '';
/** Number of the current sign-in; responses to calls of an earlier one are dropped. */
let signInCount = 0;

export function setApiKey(text) {
  key = text.trim();
  signInCount += 1;
}

/** Uses another key of the same account; responses to calls in progress stay valid. */
export function replaceApiKey(text) {
  key = text.trim();
}

export function isCurrentApiKey(text) {
  return key === text;
}

export function clearApiKey() {
  key = '';
  signInCount += 1;
}

/** Error of a call, with the problem document of the response, or one for a missing or unreadable response. */
export class CallError extends Error {
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const noResponseProblem = {
  status: 0,
  code: 'unreachable',
  title: 'No response from the server',
  detail: 'It is not known whether the request took effect. Check your connection, then try again.',
};

/** Problem of a call whose response arrives after the page has signed out or signed in again. */
const signedOutProblem = {
  status: 0,
  code: 'signed_out',
  title: 'Signed out',
  detail: 'You signed out before the response arrived. Sign in again.',
};

/** Calls the relay with the key and `headers`; returns the body. Throws CallError. */
export async function call(method, path, { body, headers = {} } = {}) {
  const callSignInCount = signInCount;
  const authorizationHeader = key === '' ? {} : { authorization: `Bearer ${key}` };
  const contentTypeHeader = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(apiBase + path, {
    method,
    headers: { ...authorizationHeader, ...contentTypeHeader, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (response === null) throw new CallError(noResponseProblem);
  const responseBody = await response.json().catch(() => ({ ...noResponseProblem, status: response.status }));
  if (callSignInCount !== signInCount) throw new CallError(signedOutProblem);
  if (!response.ok) throw new CallError({ status: response.status, ...responseBody });
  return responseBody;
}

/** Path of a page of the relay on this host. */
export function pagePath(path) {
  return `${relayElement?.dataset.relay ?? ''}${path}`;
}

/** Random idempotency key with a prefix. */
export function newIdempotencyKey(prefix) {
  return `${prefix}-${crypto.randomUUID()}`;
}
