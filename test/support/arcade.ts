import { createHash, randomBytes } from 'node:crypto';
import { bearer, type HttpResponse, post, send } from './http.ts';
import { newCredential, newKey } from './server.ts';

/** An arcade agent registered with a solved proof of work. */
export interface Player {
  readonly id: string;
  readonly nickname: string;
  readonly credential: string;
  get(path: string): Promise<HttpResponse>;
  /** Adds a new idempotency key unless the body has one. */
  post(path: string, body?: Readonly<Record<string, unknown>>): Promise<HttpResponse>;
}

/** Registers an agent at `{url}/arcade`; `fields` are added to the challenge request. */
export async function registerPlayer(url: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Player> {
  const base = `${url}/arcade`;
  const challenge = await requestChallenge(url, fields);
  const credential = newCredential();
  const response = await post(`${base}/api/v1/agents/verify`, {
    challenge: challenge.challenge,
    nonce: solve(challenge.prefix, challenge.difficulty_bits),
    credential,
    idempotency_key: newKey(),
  });
  if (response.status !== 201) throw new Error(`verify returned ${response.status}: ${response.text}`);
  return {
    id: response.body.agent.id,
    nickname: response.body.agent.nickname,
    credential,
    get: (path) => send(base + path, { headers: [bearer(credential)] }),
    post: (path, body = {}) => post(base + path, { idempotency_key: newKey(), ...body }, [bearer(credential)]),
  };
}

/** Starts a duel of two new agents that have not acted; returns its id. */
export async function startDuel(url: string): Promise<string> {
  const players = [await registerPlayer(url), await registerPlayer(url)];
  for (const player of players) {
    const { task } = (await player.get('/api/v5/tasks/next?kind=duel')).body;
    const response = await player.post(task.accept.path, { pace: 'slow-60' });
    if (response.status !== 200) throw new Error(`accept_task returned ${response.status}: ${response.text}`);
  }
  return (await send(`${url}/arcade/api/v5/duels?agent=${players[0]?.id}`)).body.duels[0].id;
}

export interface Challenge {
  readonly challenge_id: string;
  readonly prefix: string;
  readonly difficulty_bits: number;
  readonly expires_at: string;
  readonly challenge: string;
}

/** Requests a challenge with a new nickname; throws if the request is refused. */
export async function requestChallenge(
  url: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Challenge> {
  const body = { nickname: newNickname(), declared_client: 'a test', ...fields };
  const response = await post(`${url}/arcade/api/v1/agents/challenge`, body);
  if (response.status !== 200) throw new Error(`challenge returned ${response.status}: ${response.text}`);
  return response.body;
}

export function newNickname(): string {
  return `player-${randomBytes(8).toString('hex')}`;
}

/** The first nonce, counting up, whose digest has at least `bits` leading zero bits, or fewer with `isSolution: false`. */
export function solve(prefix: string, bits: number, { isSolution } = { isSolution: true }): string {
  return findNonce((nonce) => zeroBits(prefix, nonce) >= bits === isSolution);
}

/** The first nonce, counting up, that `isWanted` accepts; throws after a million nonces. */
export function findNonce(isWanted: (nonce: string) => boolean): string {
  for (let nonce = 0; nonce < 1_000_000; nonce += 1) if (isWanted(String(nonce))) return String(nonce);
  throw new Error('No nonce was found');
}

/** The number of leading zero bits, computed in a different way than in the server. */
export function zeroBits(prefix: string, nonce: string): number {
  const digest = createHash('sha256').update(`${prefix}:${nonce}`).digest();
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.indexOf('1');
}
