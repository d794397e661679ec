import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync, rmSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { randomHex } from '../base/ids.ts';
import { StartupError } from './startup-error.ts';

/*
 * Encrypted backup: 16 bytes of magic, 32 of salt, the database by AES-256-GCM, 16 of tag. Key and nonce are derived
 * from the operator's key and the salt by HKDF-SHA256, so they are unique per file.
 */
const magic = Buffer.from('rialto backup 1\n');
const saltBytes = 32;
const headerBytes = magic.length + saltBytes;
const tagBytes = 16;
/** Maximal plaintext of GCM per nonce. */
const plainBytesMax = 2 ** 36 - 32;
const algorithm = 'aes-256-gcm';

export function isEncrypted(file: string): boolean {
  return readAt(file, 0, magic.length).equals(magic);
}

/** Writes the encrypted file, mode 0600. Throws StartupError when the source is too large. */
export async function encryptFile(source: string, target: string, key: string): Promise<void> {
  if (statSync(source).size > plainBytesMax)
    throw new StartupError('The database has more than 64 GiB: unset RIALTO_BACKUP_KEY and let the storage encrypt.');
  const salt = Buffer.from(randomHex(saltBytes), 'hex');
  const { secret, nonce } = deriveKey(key, salt);
  const cipher = createCipheriv(algorithm, secret, nonce);
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  output.write(Buffer.concat([magic, salt]));
  await pipeline(createReadStream(source), cipher, output);
  await appendFile(target, cipher.getAuthTag());
}

/** Decrypts a backup to a file with mode 0600, which is removed when the decryption fails. Throws StartupError. */
export async function decryptFile(source: string, target: string, key: string | null, address: string): Promise<void> {
  if (key === null)
    throw new StartupError(`${address} is encrypted: set RIALTO_BACKUP_KEY to the key it was made with.`);
  const end = statSync(source).size - tagBytes;
  if (end < headerBytes) throw damagedError(address);
  const { secret, nonce } = deriveKey(key, readAt(source, magic.length, saltBytes));
  const decipher = createDecipheriv(algorithm, secret, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(readAt(source, end, tagBytes));
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(createReadStream(source, { start: headerBytes, end: end - 1 }), decipher, output);
  } catch (error) {
    rmSync(target, { force: true });
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw damagedError(address, error);
  }
}

function damagedError(address: string, cause?: unknown): StartupError {
  return new StartupError(`${address} cannot be decrypted: it is damaged, or RIALTO_BACKUP_KEY is another key.`, {
    cause,
  });
}

function deriveKey(key: string, salt: Buffer) {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, 'rialto-backup', 44));
  return { secret: derived.subarray(0, 32), nonce: derived.subarray(32) };
}

/** Reads bytes at a position; fewer at the end of the file. */
function readAt(file: string, position: number, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
  } finally {
    closeSync(descriptor);
  }
}
