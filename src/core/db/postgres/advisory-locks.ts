/** PostgreSQL's advisory locks are numbers; these two belong to Rialto. */
export const migrationLock = 0x7269_616c;
export const sequencerLock = 0x7269_616d;
