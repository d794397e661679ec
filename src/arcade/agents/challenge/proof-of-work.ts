import { hash } from 'node:crypto';

/** Test vector for solvers: `nonce` is the smallest solution, counting up from 0. */
export const testVector = {
  prefix: 'rialto-arcade-test',
  difficulty_bits: 16,
  nonce: '45138',
  sha256: '00005d6f7a4a4da1d246893c7123b2870197a29bee7251c7e0c113e1502ceebc',
} as const;

/** Whether SHA-256 of the UTF-8 text `<prefix>:<nonce>` starts with this many zero bits. */
export function isSolved(prefix: string, nonce: string, difficultyBits: number): boolean {
  return leadingZeroBits(hash('sha256', `${prefix}:${nonce}`, 'buffer')) >= difficultyBits;
}

/** Number of leading zero bits of a digest, most significant bit first. */
export function leadingZeroBits(digest: Uint8Array): number {
  const index = digest.findIndex((byte) => byte !== 0);
  if (index === -1) return digest.length * 8;
  return index * 8 + Math.clz32(digest[index] as number) - 24;
}
