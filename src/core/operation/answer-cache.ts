import type { Answer } from './problem.ts';

/**
 * Public answers, kept as long as nothing at all was committed since they were read: an answer found
 * here is the one that would be computed now.
 */
export interface AnswerCache {
  find(key: string, changes: number): Answer | undefined;
  /** `changes` is the database's count from before the answer was read. Returns the answer, encoded. */
  keep(key: string, changes: number, answer: Answer): Answer;
}

const bytesMax = 32 * 1024 * 1024;

/** Bounded: when it is full it starts anew. */
export function createAnswerCache(): AnswerCache {
  const answers = new Map<string, Answer>();
  let keptChanges = -1;
  let bytes = 0;
  const clear = () => {
    answers.clear();
    bytes = 0;
  };
  return {
    find: (key, changes) => (changes === keptChanges ? answers.get(key) : undefined),
    keep(key, changes, answer) {
      const encoded = { ...answer, bytes: Buffer.from(answer.body) };
      if (changes < keptChanges) return encoded;
      if (changes > keptChanges || bytes + encoded.bytes.length > bytesMax) clear();
      keptChanges = changes;
      bytes += encoded.bytes.length;
      answers.set(key, encoded);
      return encoded;
    },
  };
}
