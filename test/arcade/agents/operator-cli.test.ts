import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rialto, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { registerPlayer } from '../../support/arcade.ts';

test('operator commands of the arcade work from the command line, with and without a running server', async (t) => {
  const settings = { ...tempDataDir(t), RIALTO_POW_BITS: '4' };
  const server = await startServeProcess(t, settings);
  const player = await registerPlayer(server.url);
  const runCommand = async (...args: string[]) => {
    const run = await rialto(['admin', ...args], settings);
    assert.equal(run.code, 0, `${args.join(' ')}: ${run.output}`);
    return JSON.parse(run.output);
  };
  assert.deepEqual((await runCommand('arcade-health')).agents, [{ name: 'external', count: 1 }]);
  const classification = await runCommand('traffic-class', player.id, 'internal', '--reason=It is ours.');
  assert.deepEqual([classification.traffic_class, classification.decision.actor], ['internal', 'local']);
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
  const purgeResult = await runCommand(
    'purge-game',
    'rialto-sprint',
    '--reason=Too fast.',
    `--digest=${digest}`,
    '--confirm=true',
  );
  assert.equal(purgeResult.purged, true);
  const help = await rialto(['help', 'admin'], settings);
  assert.match(help.output, /purge-game <slug>/);
});
