// The key of whoever looks at this page, and the calls that are made with it. The key lives in this
// module only: it is never stored, never shown again, and gone with the page.

const root = document.querySelector('[data-relay]');
const base = `${root?.dataset.relay ?? ''}/api/v1`;
let key = '';

export function holdKey(text) {
  key = text.trim();
}

export function forgetKey() {
  key = '';
}

/** Why a call was refused: the problem that the server answered, or that it did not answer. */
export class CallRefused extends Error {
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const unanswered = {
  status: 0,
  code: 'unreachable',
  title: 'The server did not answer',
  detail: 'Whether the call took effect is not known. Look at your connection, then ask again.',
};

/** An answer that comes after its key was forgotten is not shown any more. */
const forgotten = {
  status: 0,
  code: 'forgotten',
  title: 'The key was forgotten meanwhile',
  detail: 'The answer is not shown. Open the page with a key again.',
};

/** Calls the relay with the key; `headers` go beside it. Gives the answer's body. Throws CallRefused. */
export async function call(method, path, { body, headers = {} } = {}) {
  const usedKey = key;
  const bearer = key === '' ? {} : { authorization: `Bearer ${key}` };
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(base + path, {
    method,
    headers: { ...bearer, ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (response === null) throw new CallRefused(unanswered);
  const answer = await response.json().catch(() => ({ ...unanswered, status: response.status }));
  if (usedKey !== key) throw new CallRefused(forgotten);
  if (!response.ok) throw new CallRefused({ status: response.status, ...answer });
  return answer;
}

/** Where the server's own pages about this relay stand. */
export function pagePath(path) {
  return `${root?.dataset.relay ?? ''}${path}`;
}

/** A header value for acts that are repeated safely under one key. */
export function newIdempotencyKey(of) {
  return `${of}-${crypto.randomUUID()}`;
}
