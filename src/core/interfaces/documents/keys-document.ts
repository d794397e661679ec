import type { SigningKeys } from '../../base/signing-keys.ts';
import type { Document } from './documents.ts';

// Short, so that verifiers soon get new keys.
const maxAgeSeconds = 300;

/**
 * Public signing keys as a JSON Web Key Set (RFC 7517), newest first. The same document is at the root of the server
 * (empty folder) and under each module.
 */
export function keysDocument(signingKeys: SigningKeys, folder: string): Document {
  return {
    path: `${folder}/.well-known/rialto-keys.json`,
    contentType: 'application/json; charset=utf-8',
    maxAgeSeconds,
    text: () => `${JSON.stringify({ keys: signingKeys.publicKeys() }, null, 2)}\n`,
  };
}
