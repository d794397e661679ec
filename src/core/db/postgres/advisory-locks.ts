/** Keys of Rialto's PostgreSQL advisory locks: consecutive numbers from the ASCII codes of `rial`. */
export const migrationLock = 0x7269_616c;
export const sequencerLock = 0x7269_616d;
export const copyLock = 0x7269_616e;
