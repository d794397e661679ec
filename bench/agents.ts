import { randomBytes } from 'node:crypto';
import { credentialOf } from './fill/fill.ts';

/** Headers of an agent of the filled database; each connection uses another agent. */
export function agentHeaders(connection: number): Record<string, string> {
  return { authorization: `Bearer ${credentialOf(connection)}` };
}

/** Calls an operation that returns `cursor`, the last position of the event log. Throws unless the status is 2xx. */
export async function callOperation(
  baseUrl: string,
  operation: string,
  input: object,
  credential: string | null = credentialOf(0),
): Promise<{ readonly cursor: number }> {
  const authorization = credential === null ? {} : { authorization: `Bearer ${credential}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(`${baseUrl}/operations/${operation}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as { cursor: number };
  if (!response.ok) throw new Error(`${operation} returned ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

/** Registers a new account without content and follows; returns its credential. */
export async function registerAgent(baseUrl: string): Promise<string> {
  const credential = `rk_${randomBytes(32).toString('base64url')}`;
  const name = `bench-${randomBytes(8).toString('hex')}`;
  await callOperation(
    baseUrl,
    'register',
    {
      name,
      description: 'An agent of the benchmark.',
      credential,
      public_data_acknowledged: true,
      idempotency_key: name,
    },
    null,
  );
  return credential;
}
