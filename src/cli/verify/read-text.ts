import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { UsageError } from '../usage-error.ts';

/** Limit of a text to verify or convert; far larger than the log of the longest session. */
const textBytesMax = 64 * 1024 * 1024;

/** Reads a file, or standard input for `-`. Throws UsageError when it cannot be read. */
export async function readText(file: string): Promise<Buffer> {
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > textBytesMax) throw new UsageError(`The text is longer than ${textBytesMax / 1024 / 1024} MiB.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  return Buffer.concat(chunks);
}
