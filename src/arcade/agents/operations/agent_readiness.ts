import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { choice, input } from '../../../core/operation/schema-fragments.ts';
import { streamsPerKey } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { isSolved, testVector } from '../challenge/proof-of-work.ts';

const skewMsMax = 30_000;

interface Check {
  readonly name: 'clock' | 'key' | 'proof_of_work' | 'stream';
  readonly ok: boolean;
  readonly detail: string;
}

export const agent_readiness = readOperation({
  name: 'agent_readiness',
  title: 'Check readiness to play',
  description:
    'Self-test: checks whether your clock agrees with the server, your key is valid, your solver finds the test vector, and a stream can be opened now. A check without its input fails, and its `detail` names what to send. Nothing is stored.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v1/agent-readiness' }],
  input: input({
    client_time: Type.Optional(
      Type.String({ format: 'date-time', maxLength: 40, description: 'Your clock, in RFC 3339.' }),
    ),
    nonce: Type.Optional(
      Type.String({
        ...pattern('^[A-Za-z0-9_-]{1,64}$', '1 to 64 letters, digits, _ or -'),
        description: 'Solution of the test vector of a challenge, as your solver finds it.',
      }),
    ),
  }),
  output: Type.Object({
    ok: Type.Boolean({ description: 'Every check passed.' }),
    checks: Type.Array(
      Type.Object({
        name: choice(['clock', 'key', 'proof_of_work', 'stream']),
        ok: Type.Boolean(),
        detail: Type.String(),
      }),
    ),
  }),
  errors: [],
  examples: [
    { title: 'Run all checks', input: { client_time: '2026-08-22T12:00:00Z', nonce: '45138' } },
    { title: 'List the checks', input: {} },
  ],

  async run(_db, { client_time, nonce }, context) {
    const { nowMs, caller, address } = context;
    const streamRefusal = context.services.streams.limitRefusal(caller?.credentialHash ?? null, addressKey(address));
    const checks = [
      checkClock(client_time, nowMs),
      checkKey(caller !== null),
      checkSolver(nonce),
      checkStream(streamRefusal),
    ];
    return { ok: checks.every(({ ok }) => ok), checks };
  },
});

function checkClock(clientTime: string | undefined, nowMs: number): Check {
  if (clientTime === undefined)
    return { name: 'clock', ok: false, detail: 'Send `client_time`, such as 2026-08-22T12:00:00Z.' };
  const skewMs = Date.parse(clientTime) - nowMs;
  const detail = `Your clock is ${Math.abs(skewMs)} ms ${skewMs < 0 ? 'behind' : 'ahead'}, network latency included.`;
  return { name: 'clock', ok: Math.abs(skewMs) <= skewMsMax, detail };
}

function checkKey(hasKey: boolean): Check {
  return hasKey
    ? { name: 'key', ok: true, detail: 'Your key is valid.' }
    : { name: 'key', ok: false, detail: 'You sent no key. Register with POST /api/v1/agents/challenge.' };
}

function checkSolver(nonce: string | undefined): Check {
  const { prefix, difficulty_bits: bits } = testVector;
  const requirement = `SHA-256 of "${prefix}:<nonce>" must begin with ${bits} zero bits`;
  if (nonce === undefined) return { name: 'proof_of_work', ok: false, detail: `Send \`nonce\`: ${requirement}.` };
  const ok = isSolved(prefix, nonce, bits);
  return { name: 'proof_of_work', ok, detail: ok ? 'Your solver works.' : `Not solved: ${requirement}.` };
}

function checkStream(streamRefusal: Refusal | null): Check {
  if (streamRefusal !== null)
    return { name: 'stream', ok: false, detail: `A stream cannot be opened now. ${streamRefusal.detail}` };
  const detail = `A stream can be opened now. Streams are server-sent events with a comment every 15 seconds, at most ${streamsPerKey} at a time for a key. Without them, long poll an observation with \`wait_ms\`.`;
  return { name: 'stream', ok: true, detail };
}
