import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../src/app.ts';
import { secondMs, systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import { inTempFolder } from '../support/temp.ts';

/** Longer than the interval of the most frequent periodic task of a module. */
const periodMs = 1.5 * secondMs;

for (const settings of [
  { RIALTO_RELAY_CA_FILE: 'missing.pem' },
  { RIALTO_RELAY_CA_FILE: 'package.json' },
  { RIALTO_RELAY_ALLOW: 'not a target' },
]) {
  const [[name, value] = []] = Object.entries(settings);
  test(`a start that fails in the last module because of ${name}=${value} writes no further log line and releases the data folder`, () =>
    inTempFolder(async (folder) => {
      const lines: string[] = [];
      const output = new Writable({
        write(line, _encoding, done) {
          lines.push(String(line));
          done();
        },
      });
      const log = createLog('debug', output);
      const config = readConfig({ RIALTO_DATA_DIR: folder, RIALTO_MODULES: 'exchange,arcade,relay', ...settings });
      const start = () =>
        createApp({ config, clock: systemClock, log, onFatal: (cause) => assert.fail(String(cause)) });

      await assert.rejects(start(), { name: 'StartupError', message: new RegExp(`^${name}`) });
      const lineCountBefore = lines.length;
      await pause(periodMs);
      assert.deepEqual(lines.slice(lineCountBefore), []);

      // The folder is free again: a second start fails for the same reason, not because of the lock.
      await assert.rejects(start(), { message: new RegExp(`^${name}`) });
    }));
}
