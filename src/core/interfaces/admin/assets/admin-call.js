// API calls of the console. The key is only in the memory of this module.

const apiPath = '/admin/api/v1';
let key = '';

export function setKey(newKey) {
  key = newKey;
}

/** Calls the operator's API: GET, or POST with an input. */
export function call(path, input) {
  return callUrl(apiPath + path, input);
}

export async function callUrl(url, input) {
  const response = await fetch(url, {
    method: input === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const body = await response.json();
  if (!response.ok)
    throw Object.assign(new Error(body.detail ?? `The server returned ${response.status}.`), { code: body.code });
  return body;
}

/** Message of a call that failed. */
export function failureText({ code, message }) {
  return code === 'credential_unknown' ? 'Wrong key.' : `Failed: ${message}`;
}
