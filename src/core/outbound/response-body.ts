import type { IncomingMessage } from 'node:http';

/**
 * Collects the beginning of a response's content, which the function that it returns gives. Reads on until
 * the content ends, and calls `onTooLong` at the first byte more than is kept. Content
 * that came encoded is read to the same bound and not kept: nothing is ever unpacked here.
 */
export function readBody(response: IncomingMessage, bytesMax: number, onTooLong: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  const encoding = response.headers['content-encoding'];
  const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
  let read = 0;
  response.on('data', (chunk: Buffer) => {
    const room = Math.max(0, bytesMax - read);
    read += chunk.length;
    if (isPlain && room > 0) chunks.push(chunk.subarray(0, room));
    if (read > bytesMax) onTooLong();
  });
  return () => Buffer.concat(chunks);
}
