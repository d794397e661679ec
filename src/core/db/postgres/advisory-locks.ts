/** Keys of Rialto's PostgreSQL advisory locks. */
export const migrationLock = 0x7269_616c;
export const sequencerLock = 0x7269_616d;
export const copyLock = 0x7269_616e;
