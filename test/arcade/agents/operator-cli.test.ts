import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { registerPlayer } from '../../support/arcade.ts';

test('operator commands of the arcade work from the command line, with and without a server', async (t) => {
  const folder = { ...tempDataDir(t), RIALTO_POW_BITS: '4' };
  const server = await startServeProcess(t, folder);
  const player = await registerPlayer(server.url);
  const runCommand = async (...args: string[]) => {
    const ended = await rialto(['admin', ...args], folder);
    assert.equal(ended.code, 0, `${args.join(' ')}: ${ended.output}`);
    return JSON.parse(ended.output);
  };
  assert.deepEqual((await runCommand('arcade-health')).agents, [{ name: 'external', count: 1 }]);
  const classified = await runCommand('traffic-class', player.id, 'internal', '--reason=It is ours.');
  assert.deepEqual([classified.traffic_class, classified.decision.actor], ['internal', 'local']);
  assert.equal(
    (await runCommand('suspend', player.nickname, '--module=arcade', '--reason=For now.')).account.id,
    player.id,
  );
  assert.equal((await player.get('/api/v1/me/home')).body.code, 'account_suspended');

  server.child.kill('SIGTERM');
  await server.ended;
  await runCommand('traffic-class', player.id, 'external', '--reason=It is not.');
  const { digest, purged } = await runCommand('purge-game', 'rialto-sprint', '--reason=Too fast.');
  assert.equal(purged, false);
  const offlineRun = await runCommand(
    'purge-game',
    'rialto-sprint',
    '--reason=Too fast.',
    `--digest=${digest}`,
    '--confirm=true',
  );
  assert.equal(offlineRun.purged, true);
  const help = await rialto(['help', 'admin'], folder);
  assert.match(help.output, /purge-game <slug>/);
});
