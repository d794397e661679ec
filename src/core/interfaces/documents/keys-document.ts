import type { SigningKeys } from '../../base/signing-keys.ts';
import type { Document } from './documents.ts';

// Short: a signature by a new key must not meet an old document for long.
const maxAgeSeconds = 300;

/**
 * The public keys of the platform's signatures as a JSON Web Key Set (RFC 7517), newest first: the same
 * document at the root of the server, whose folder is empty, and below each of the modules.
 */
export function keysDocument(signingKeys: SigningKeys, folder: string): Document {
  return {
    path: `${folder}/.well-known/rialto-keys.json`,
    contentType: 'application/json; charset=utf-8',
    maxAgeSeconds,
    text: () => `${JSON.stringify({ keys: signingKeys.publicKeys() }, null, 2)}\n`,
  };
}
