// What the one-file client carries to verify logs without a server.

export { parseLog, verifyLog, verifySignature } from './replay-engine-entry.ts';
