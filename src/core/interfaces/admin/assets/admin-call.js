// API calls of the console. The key is only in the memory of this module.

const base = '/admin/api/v1';
let key = '';

export function setKey(newKey) {
  key = newKey;
}

/** Calls the operator's API: GET, or POST with an input. */
export function call(path, input) {
  return callUrl(base + path, input);
}

export async function callUrl(address, input) {
  const response = await fetch(address, {
    method: input === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.detail ?? `The server returned ${response.status}.`);
  return reply;
}
