import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type App, createApp } from '../../src/app.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import { RecentLog } from '../../src/core/base/recent-log.ts';
import { newCredential } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';
import { annsKey, kinds, operators } from './operator.ts';

test('an operator reads the newest log lines, also filtered by level, without keys and folder paths', () =>
  inTempFolder(async (folder) => {
    const app = await createAppWithLog(folder);
    try {
      const readAsOperator = async (path: string) => {
        const response = await app.server.inject({
          url: path,
          headers: { ...hostHeader, authorization: `Bearer ${annsKey}` },
        });
        return { status: response.statusCode, body: response.json(), text: response.body };
      };
      const secret = newCredential();
      await app.server.inject({
        method: 'POST',
        url: '/exchange/api/v1/operations/profile',
        payload: {},
        headers: { ...hostHeader, authorization: `Bearer ${secret}` },
      });
      const logResponse = await readAsOperator('/admin/api/v1/log?limit=500');
      assert.equal(logResponse.status, 200, logResponse.text);
      const times = logResponse.body.lines.map((line: { at: string }) => line.at);
      assert.ok(times.length > 0);
      assert.deepEqual(
        times,
        [...times].sort((left, right) => (left < right ? 1 : -1)),
      );
      const unauthorizedLine = logResponse.body.lines.find(
        (line: { fields: { status?: number } }) => line.fields.status === 401,
      );
      assert.equal(unauthorizedLine?.fields.route, '/exchange/api/v1/operations/profile', logResponse.text);
      for (const secretText of [secret, annsKey, folder]) assert.equal(logResponse.text.includes(secretText), false);
      const errors = await readAsOperator('/admin/api/v1/log?level=error');
      assert.deepEqual([errors.status, errors.body.lines], [200, []], errors.text);
    } finally {
      app.drain();
      await app.close();
    }
  }));

test('the recent log contains the newest 500 lines, newest first', () => {
  const recentLog = new RecentLog();
  const writtenLines: string[] = [];
  const log = createLog('info', { write: (line) => void writtenLines.push(line) }, recentLog);
  for (let count = 0; count < 510; count += 1) log.info({ count }, 'counted');
  const counts = recentLog.read().map((line) => line['count']);
  assert.deepEqual([counts.length, counts[0], counts.at(-1), writtenLines.length], [500, 509, 10, 510]);
});

for (const kind of kinds) {
  test(`an operator reads the settings without secrets on ${kind.name}`, { skip: kind.missing }, async (t) => {
    const { runAction } = await kind.start(t, { RIALTO_SECRET: 'a secret of the server that must not be shown' });
    const { status, body } = await runAction('/settings');
    assert.equal(status, 200);
    const settingOf = (name: string) => body.settings.find((setting: { name: string }) => setting.name === name)?.value;
    assert.deepEqual([settingOf('RIALTO_RATE_LIMITS'), settingOf('RIALTO_ADMIN_KEYS')], ['off', 'ann,bob']);
    assert.ok(
      body.settings.every((setting: { description: string }) => setting.description !== ''),
      'each setting has a description',
    );
    const text = JSON.stringify(body);
    assert.equal(text.includes('a secret that'), false);
    assert.equal(text.includes(createHash('sha256').update(annsKey).digest('hex')), false);
    assert.doesNotMatch(String(settingOf('DATABASE_URL')), /:rialto@/);
    assert.equal((await runAction('/settings', undefined, 'rk_admin_wrong')).status, 401);
  });
}

const hostHeader = { host: 'localhost:8080' };

function createAppWithLog(dataDir: string): Promise<App> {
  const recentLog = new RecentLog();
  const log = createLog('info', { write() {} }, recentLog);
  const config = readConfig({ ...operators, RIALTO_DATA_DIR: dataDir, RIALTO_MODULES: 'exchange' });
  return createApp({ config, clock: systemClock, log, recentLog, onFatal: (error) => assert.fail(String(error)) });
}
