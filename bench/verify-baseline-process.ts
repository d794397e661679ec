// Baseline of verification: threads parse and replay logs from memory. The first message has the data folder and the
// number of threads, and is answered with the number of replays. Each message 'round' is answered with replays per second.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { nodeHashing } from '../src/arcade/engines/node-hashing.ts';
import { parseLog } from '../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../src/arcade/replays/log/verify-log.ts';
import { listReplays } from '../src/arcade/replays/store/replays.ts';
import { logText } from '../src/arcade/replays/verification/log-lines.ts';
import { readStoredLog } from '../src/arcade/replays/verification/replay-log.ts';
import { openFolder } from './open-folder.ts';

interface Options {
  readonly dataDir: string;
  readonly threads: number;
}

if (isMainThread) process.on('message', onMessage);
else parentPort?.on('message', () => parentPort?.postMessage(verifyAll(workerData as readonly string[])));

let workers: Worker[] = [];
let replayCount = 0;

function onMessage(options: Options | 'round'): void {
  if (options === 'round') void round().then((rate) => process.send?.(rate));
  else void open(options).then((count) => process.send?.(count));
}

async function open({ dataDir, threads }: Options): Promise<number> {
  const texts = await readTexts(dataDir);
  replayCount = texts.length;
  workers = Array.from({ length: threads }, (_, thread) => {
    const textsOfThread = texts.filter((_text, index) => index % threads === thread);
    return new Worker(new URL(import.meta.url), { workerData: textsOfThread });
  });
  return replayCount;
}

async function round(): Promise<number> {
  const startMs = performance.now();
  const workerReplies = workers.map((worker) => new Promise((resolve) => worker.once('message', resolve)));
  for (const worker of workers) worker.postMessage('verify');
  await Promise.all(workerReplies);
  return (replayCount / (performance.now() - startMs)) * 1_000;
}

async function readTexts(dataDir: string): Promise<string[]> {
  const database = await openFolder(dataDir);
  const replays = await listReplays(database.db, { verified: 'verified', cursor: 0, limit: 100_000 });
  const texts: string[] = [];
  for (const { id } of replays) {
    const stored = await readStoredLog(database.db, id);
    if (stored !== undefined) texts.push(logText(stored));
  }
  await database.close();
  return texts;
}

function verifyAll(texts: readonly string[]): number {
  for (const text of texts) {
    const parsed = parseLog(text);
    if (!parsed.ok || !verifyLog(parsed.log, nodeHashing).ok)
      throw new Error('A replay of the benchmark was not verified.');
  }
  return texts.length;
}
