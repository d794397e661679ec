import { createHash } from 'node:crypto';

/**
 * Whether an agent plays the canary of a game: deterministic across nodes, and a higher percentage includes all agents
 * of a lower one.
 */
export function isInCanary(slug: string, version: string, agentId: string, percent: number): boolean {
  const digest = createHash('sha256').update(`rialto-canary/1|${slug}|${version}|${agentId}`).digest();
  return digest.readUInt32BE(0) % 10_000 < percent * 100;
}
