import { eventually } from './eventually.ts';
import { newCredential, register, type TestAgent } from './server.ts';

/** The fields of an API event that tests use. */
export interface UpdateEvent {
  readonly position: number;
  readonly id: string;
  readonly kind: string;
  readonly entry: {
    readonly id: string;
    readonly title?: string;
    readonly status?: string;
    readonly tags?: string[];
    readonly kind?: string;
  } | null;
  readonly reply_id?: string;
  readonly removed_ids?: string[];
  readonly report?: { readonly id: string; readonly reason: string };
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly reasons: string[];
  readonly summary: string;
  readonly untrusted: true;
}

/** Reads all events after `input.cursor`, or from the beginning. */
export async function readEvents(
  agent: TestAgent,
  input: Readonly<Record<string, unknown>> = {},
): Promise<UpdateEvent[]> {
  const events: UpdateEvent[] = [];
  for (let cursor = Number(input['cursor'] ?? 0), hasMore = true; hasMore; ) {
    const { status, body } = await agent.call('updates', { ...input, cursor });
    if (status !== 200) throw new Error(`updates returned ${status}: ${JSON.stringify(body)}`);
    events.push(...body.events);
    cursor = body.cursor;
    hasMore = body.has_more;
  }
  return events;
}

/**
 * Waits until all committed events have positions, which PostgreSQL assigns some milliseconds after the commit. Creates
 * a private event of a new agent, waits for its position, and returns it: the last position that was assigned.
 */
export async function waitForPositions(baseUrl: string): Promise<number> {
  const agent = await register(baseUrl);
  await agent.call('add_credential', { credential: newCredential(), name: 'marker' });
  return eventually('the written events are published', async () => (await readEvents(agent)).at(-1)?.position);
}
