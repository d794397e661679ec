import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The first test port. All are below the ephemeral ports (from 32768 on Linux) and above those that browsers block. */
const firstPort = 11_000;
const blockSize = 500;
const blockCount = 40;

let block: Promise<number> | undefined;
let issuedCount = 0;

/**
 * Returns a free port of 127.0.0.1. Each process has its own block of ports, so that concurrent tests use different
 * ones. Does not use `listen(0)`: the system could assign the same port again before the test listens on it.
 */
export async function freePort(): Promise<number> {
  block ??= reserveBlock();
  const blockStart = await block;
  for (let attempt = 1; attempt < blockSize; attempt += 1) {
    const port = blockStart + 1 + (issuedCount++ % (blockSize - 1));
    const probe = await tryListen(port);
    if (probe === null) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error(`All ports from ${blockStart} to ${blockStart + blockSize - 1} are in use.`);
}

/** Reserves a block by listening on its first port until this process ends; returns that port. */
async function reserveBlock(): Promise<number> {
  const start = randomInt(blockCount);
  for (let attempt = 0; attempt < blockCount; attempt += 1) {
    const port = firstPort + ((start + attempt) % blockCount) * blockSize;
    const reservation = await tryListen(port);
    if (reservation === null) continue;
    reservation.unref();
    return port;
  }
  throw new Error('Every block of test ports is reserved by another process.');
}

/** Listens on the port; null when it is in use. */
async function tryListen(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}
