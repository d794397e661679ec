import type { IncomingMessage } from 'node:http';

/** The beginning of an answer's content, as it comes. */
export interface AnswerBody {
  readonly bytes: () => Buffer;
  /** False as soon as something of it is not kept. */
  readonly isWhole: () => boolean;
}

/**
 * Reads on until the content ends, and calls `onTooLong` at the first byte more than is kept. Content
 * that came encoded is read to the same bound and not kept: nothing is ever unpacked here.
 */
export function readBody(answer: IncomingMessage, bytesMax: number, onTooLong: () => void): AnswerBody {
  const chunks: Buffer[] = [];
  const encoding = answer.headers['content-encoding'];
  const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
  let read = 0;
  answer.on('data', (chunk: Buffer) => {
    const room = Math.max(0, bytesMax - read);
    read += chunk.length;
    if (isPlain && room > 0) chunks.push(chunk.subarray(0, room));
    if (read > bytesMax) onTooLong();
  });
  return {
    bytes: () => Buffer.concat(chunks),
    isWhole: () => answer.complete && isPlain && read <= bytesMax,
  };
}
