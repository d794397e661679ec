import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync, rmSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { randomHex } from '../base/ids.ts';
import { StartupError } from './startup-error.ts';

/*
 * Encrypted backup: 16 bytes that identify the format, 32 bytes of salt, the database encrypted with AES-256-GCM, and
 * its 16-byte authentication tag. Key and nonce are derived from RIALTO_BACKUP_KEY and the salt by HKDF-SHA256, so they
 * are unique per file.
 */
const magic = Buffer.from('rialto backup 1\n');
const saltBytes = 32;
const headerBytes = magic.length + saltBytes;
const tagBytes = 16;
const keyBytes = 32;
const nonceBytes = 12;
/** Maximal plaintext of GCM per nonce. */
const plaintextBytesMax = 2 ** 36 - 32;
const algorithm = 'aes-256-gcm';

export function isEncrypted(file: string): boolean {
  return readAt(file, 0, magic.length).equals(magic);
}

/** Writes the encrypted file, mode 0600. Throws StartupError when the source is too large. */
export async function encryptFile(sourceFile: string, targetFile: string, backupKey: string): Promise<void> {
  if (statSync(sourceFile).size > plaintextBytesMax)
    throw new StartupError('The database has more than 64 GiB: unset RIALTO_BACKUP_KEY and let the storage encrypt.');
  const salt = Buffer.from(randomHex(saltBytes), 'hex');
  const { encryptionKey, nonce } = deriveKeyAndNonce(backupKey, salt);
  const cipher = createCipheriv(algorithm, encryptionKey, nonce);
  const output = createWriteStream(targetFile, { flags: 'wx', mode: 0o600 });
  output.write(Buffer.concat([magic, salt]));
  await pipeline(createReadStream(sourceFile), cipher, output);
  await appendFile(targetFile, cipher.getAuthTag());
}

/**
 * Decrypts a backup to a file with mode 0600, which is removed when the decryption fails. `backupAddress` names the
 * backup in messages. Throws StartupError.
 */
export async function decryptFile(
  sourceFile: string,
  targetFile: string,
  backupKey: string | null,
  backupAddress: string,
): Promise<void> {
  if (backupKey === null)
    throw new StartupError(`${backupAddress} is encrypted: set RIALTO_BACKUP_KEY to the key it was made with.`);
  const tagStart = statSync(sourceFile).size - tagBytes;
  if (tagStart < headerBytes) throw createDecryptionError(backupAddress);
  const { encryptionKey, nonce } = deriveKeyAndNonce(backupKey, readAt(sourceFile, magic.length, saltBytes));
  const decipher = createDecipheriv(algorithm, encryptionKey, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(readAt(sourceFile, tagStart, tagBytes));
  const output = createWriteStream(targetFile, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(createReadStream(sourceFile, { start: headerBytes, end: tagStart - 1 }), decipher, output);
  } catch (error) {
    rmSync(targetFile, { force: true });
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw createDecryptionError(backupAddress, error);
  }
}

function createDecryptionError(backupAddress: string, cause?: unknown): StartupError {
  return new StartupError(`${backupAddress} cannot be decrypted: it is damaged, or RIALTO_BACKUP_KEY is another key.`, {
    cause,
  });
}

function deriveKeyAndNonce(backupKey: string, salt: Buffer) {
  const derivedBytes = Buffer.from(hkdfSync('sha256', backupKey, salt, 'rialto-backup', keyBytes + nonceBytes));
  return { encryptionKey: derivedBytes.subarray(0, keyBytes), nonce: derivedBytes.subarray(keyBytes) };
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
