import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { runProcess } from '../../support/processes.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import type { RecordedGame } from '../engines/recorded-games.ts';
import { verifyText, withForgedSignature, withNewChain } from '../replay/forge.ts';
import { changedWithChain, changedWithoutChain, grid, tetris } from '../replay/forged-cases.ts';
import { recordGame } from '../replay/record-game.ts';
import { goldenGame, goldenNames } from '../replay/sample-games.ts';

const skip = await missingTool('python3');
const sdk = join(import.meta.dirname, '../../../sdk');
const golden = join(import.meta.dirname, '../engines/golden');
/** Faults that only re-running the rules detects. The checks of format and hash chain detect the others. */
const replayFaults = ['time', 'after_end', 'unfinished', 'result', 'state_hash', 'terms'];

/** Runs a Python program whose variable `data` has the value of `input`; returns its output. */
async function python(source: string, input: unknown): Promise<string> {
  let stdout = '';
  await inTempFolder(async (folder) => {
    writeFileSync(join(folder, 'input.json'), JSON.stringify(input));
    const env = { ...process.env, PYTHONPATH: sdk, PYTHONDONTWRITEBYTECODE: '1' };
    const program = `import json\ndata = json.load(open("input.json"))\n${source}`;
    const { code, output } = await runProcess('python3', ['-c', program], { cwd: folder, env });
    assert.equal(code, 0, output);
    stdout = output;
  });
  return stdout;
}

describe('the rules in Python', { skip }, () => {
  const names = readdirSync(golden).filter((name) => name.startsWith('tetris'));

  test('reach the recorded state of every recorded Tetris game at every step', async () => {
    const games = names.map((name) => JSON.parse(readFileSync(join(golden, name), 'utf8')) as RecordedGame);
    const output = await python(
      `
import hashlib, rialto_gym
# Letters of the recorded actions, in the order of the environment's actions.
ACTION_LETTERS = "LRCASHW"
for recorded in data:
    config, seeds = recorded["config"], recorded["seeds"]
    pieces = rialto_gym.pieces_of(seeds["server"], seeds["session"], seeds["client"])
    game = rialto_gym.TetrisGame(pieces, stepped=config["stepped"], duration_us=config["durationUs"], actions_max=config["actionsMax"])
    steps, events, refused = hashlib.sha256(), 0, 0
    for t_us, _, acts in recorded["log"]:
        game.advance(t_us)
        events += len(game.events)
        steps.update(game.state_hash().encode())
        for act in acts:
            refused += not game.step(ACTION_LETTERS.index(act))
            events += len(game.events)
            steps.update(game.state_hash().encode())
    outcome = {"reason": game.end, "tUs": game.t_us, "score": game.score, "lines": game.lines, "level": game.level, "pieces": game.pieces}
    ends = {"outcome": outcome, "events": events, "refused": refused, "state_hash": game.state_hash(), "steps_hash": steps.hexdigest()}
    assert ends == recorded["ends"], (ends, recorded["ends"])
print(len(data))
`,
      games,
    );
    assert.equal(output, `${names.length}\n`);
    assert.ok(names.length >= 4);
  });

  test('accept every recorded Tetris log, and reject each log whose fault only a replay detects with the same fault as the server', async () => {
    const validLogs = goldenNames
      .filter((name) => name.startsWith('tetris'))
      .map((name) => formatLog(recordGame(goldenGame(name))));
    const forged = [...changedWithoutChain, ...changedWithChain]
      .filter(([, log]) => log.header.engine === 'tetris-v2')
      .flatMap(([, log]) =>
        [withNewChain(log), withForgedSignature(withNewChain(log), 'forger')].map((forgedLog) => formatLog(forgedLog)),
      );
    const texts = [...validLogs, ...forged];
    const output = await python(
      `
import rialto_arcade, rialto_gym
verdicts = [rialto_arcade.verify(log, rules=rialto_gym.rules_fault) for log in data]
print(json.dumps([[verdict.fault, verdict.rules_replayed] for verdict in verdicts]))
`,
      texts,
    );
    const verdicts = JSON.parse(output) as [string | null, boolean][];
    const expected = await Promise.all(texts.map((text) => verifyText(text)));
    const faultsOfReplay = expected.filter((fault) => fault !== null && replayFaults.includes(fault));
    assert.ok(faultsOfReplay.length > 10, `${faultsOfReplay.length}`);
    for (const [index, fault] of expected.entries()) {
      const result = verdicts[index]?.[0] ?? null;
      if (index < validLogs.length) assert.deepEqual(verdicts[index], [null, true]);
      else if (fault !== null && replayFaults.includes(fault)) assert.equal(result, fault, `log ${index}`);
    }
  });

  test('do not replay a log of another engine, and the verdict reports that', async () => {
    const output = await python(
      `
import rialto_arcade, rialto_gym
print(rialto_arcade.verify(data, rules=rialto_gym.rules_fault).rules_replayed)
`,
      formatLog(grid),
    );
    assert.equal(output, 'False\n');
  });

  test('are used by the verify command with `--rules` when rialto_gym.py is in the same folder', async () => {
    await inTempFolder(async (folder) => {
      for (const name of ['rialto_arcade.py', 'rialto_gym.py'])
        writeFileSync(join(folder, name), readFileSync(join(sdk, name)));
      writeFileSync(join(folder, 'game.ndjson'), formatLog(tetris));
      const verify = () =>
        runProcess('python3', ['rialto_arcade.py', 'verify', 'game.ndjson', '--rules'], { cwd: folder });
      assert.match((await verify()).output, /^SIGNATURE NOT VERIFIED, .*; rules replayed\n/);
    });
  });
});

describe('the environment in Python', { skip }, () => {
  test('returns the same episode for the same seed, with the observations of encode(), and rejects calls outside an episode', async () => {
    const output = await python(
      `
import random, rialto_gym
def episode(seed):
    env = rialto_gym.TetrisEnv(duration_seconds=60)
    observation, info = env.reset(seed=seed)
    total, steps, generator = 0.0, 0, random.Random(5)
    while True:
        observation, reward, terminated, truncated, info = env.step(generator.randrange(7))
        expected = rialto_gym.encode(env.game.observation())
        for name in expected:
            assert json.dumps(observation[name], default=lambda array: array.tolist()) == json.dumps(expected[name], default=lambda array: array.tolist()), name
        total, steps = total + reward, steps + 1
        if terminated or truncated:
            assert total == info["score"] and info["end_reason"] in ("top_out", "duration")
            return total, steps, env.render()
assert episode(1) == episode(1)
assert episode(1) != episode(2)
env = rialto_gym.TetrisEnv(actions_max=3)
env.reset(seed=1)
print([env.step(0)[2:4] for _ in range(3)])
for call in (lambda: env.step(0), lambda: rialto_gym.TetrisEnv().step(0), lambda: rialto_gym.TetrisEnv().render()):
    try:
        call()
        raise AssertionError("accepted")
    except RuntimeError:
        pass
`,
      null,
    );
    assert.equal(output, '[(False, False), (False, False), (False, True)]\n');
  });
});
