import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomHex } from '../../../core/base/ids.ts';
import type { Keyring } from '../../../core/base/keyring.ts';

/** Deliveries that an embed link shows, and until when. */
export interface EmbedScope {
  readonly accountId: string;
  /** Credential that created the link; the link ends with it. */
  readonly credentialId: string;
  readonly origin: string;
  /** `PlainHashes.destination` of the deliveries. */
  readonly destinationHash: string;
  readonly expiresAtMs: number;
}

/**
 * Embed links: the page, whose path contains the origins that may frame it, and the token, which grants access. Both
 * are encrypted and authenticated with keys derived from the server's secret, and neither is stored. The token is
 * encrypted because the hash of a destination would allow guessing its secret parts.
 */
export interface EmbedLinks {
  /** Last path segment of a page that these origins may frame. */
  frameOf(origins: readonly string[]): string;
  tokenOf(scope: EmbedScope): string;
  /** Origins of a path segment; null when the text is not valid. */
  readFrame(text: string): readonly string[] | null;
  /** Scope of a token; null when the text is not valid. It may have expired. */
  readToken(text: string): EmbedScope | null;
}

export function createEmbedLinks(keyring: Pick<Keyring, 'derive' | 'deriveAll'>): EmbedLinks {
  const frames = createEncryption<readonly string[]>(keyring, 'relay-embed-frame');
  const tokens = createEncryption<EmbedScope>(keyring, 'relay-embed-token');
  return {
    frameOf: (origins) => frames.encrypt(origins),
    tokenOf: (scope) => tokenPrefix + tokens.encrypt(scope),
    readFrame: (text) => frames.decrypt(text),
    readToken: (text) => (text.startsWith(tokenPrefix) ? tokens.decrypt(text.slice(tokenPrefix.length)) : null),
  };
}

const tokenPrefix = 'emb_';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts values under the current key of a purpose, and decrypts them under any of its keys. */
function createEncryption<Value>(keyring: Pick<Keyring, 'derive' | 'deriveAll'>, purpose: string) {
  const activeKey = keyring.derive(purpose);
  const keys = keyring.deriveAll(purpose);
  return {
    encrypt(value: Value): string {
      const nonce = Buffer.from(randomHex(nonceBytes), 'hex');
      const cipher = createCipheriv(algorithm, activeKey, nonce);
      const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(text: string): Value | null {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== text) return null;
      for (const key of keys) {
        const plaintext = decryptWith(key, bytes);
        if (plaintext !== null) return JSON.parse(plaintext) as Value;
      }
      return null;
    },
  };
}

function decryptWith(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
