import assert from 'node:assert/strict';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog, type Log } from '../../src/core/base/log.ts';
import type { Environment } from '../../src/core/base/read-setting.ts';
import { assertAbsent, filesBelow } from './canaries.ts';
import { inTempFolder } from './temp.ts';

/** Runs a server on this data folder while `use` runs, and closes it afterwards. */
export async function withServerIn(
  folder: string,
  environment: Environment,
  log: Log,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const config = readConfig({
    RIALTO_PORT: '0',
    RIALTO_PUBLIC_URL: 'http://localhost:1',
    RIALTO_DATA_DIR: folder,
    ...environment,
  });
  const app = await createApp({ config, clock: systemClock, log, onFatal: (error) => assert.fail(String(error)) });
  try {
    await use((await app.server.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, ''));
  } finally {
    app.drain();
    await app.close();
  }
}

/**
 * Fails when one of the texts is in the responses that `exercise` returns, in the trace log, or in a file of the server
 * while it runs or after it is closed.
 */
export async function assertNotStored(
  texts: readonly string[],
  environment: Environment,
  exercise: (url: string) => Promise<readonly string[]>,
): Promise<void> {
  await inTempFolder(async (folder) => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (text: string) => void lines.push(text) });
    await withServerIn(folder, { ...environment, RIALTO_LOG_LEVEL: 'trace' }, log, async (url) => {
      const responses = await exercise(url);
      assertAbsent(texts, new Map(responses.map((text, index) => [`response ${index}`, Buffer.from(text)])));
      assertAbsent(texts, new Map([['the log', Buffer.from(lines.join(''))]]));
      assert.ok(lines.join('').includes('"request completed"'), 'the log contains a request');
      assertAbsent(texts, filesBelow(folder));
    });
    assertAbsent(texts, filesBelow(folder));
  });
}
