import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { placementsOf } from '../../../sdk/arcade.mjs';
import { registerPlayer } from '../../support/arcade.ts';
import { runProcess } from '../../support/processes.ts';
import { assertServed } from '../../support/served-document.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';

const skip = await missingTool('python3');

/**
 * Bot of the Tetris Bot Protocol: it keeps its own board, places each piece unrotated and low, and writes the messages
 * that it receives to a file. `holds`: suggests holding while it has another piece; `lost`: suggests no move;
 * `refuses`: rejects the rules; `ends`: exits at the first request for a move; `plays`: none of these.
 */
const bot = `
import json, sys
behaviour = sys.argv[1]
received = open("received.ndjson", "w")
CELLS_NORTH = {"I": [(x, 0) for x in range(-1, 3)], "O": [(0, 0), (1, 0), (0, 1), (1, 1)], "T": [(-1, 0), (0, 0), (1, 0), (0, 1)],
    "J": [(-1, 0), (0, 0), (1, 0), (-1, 1)], "L": [(-1, 0), (0, 0), (1, 0), (1, 1)], "S": [(-1, 0), (0, 0), (0, 1), (1, 1)],
    "Z": [(-1, 1), (0, 1), (0, 0), (1, 0)]}
def send(message):
    print(json.dumps(message), flush=True)
def cells(piece, x, y):
    return [(x + dx, y + dy) for dx, dy in CELLS_NORTH[piece]]
def fits(board, positions):
    return all(0 <= x < 10 and 0 <= y < 40 and board[y][x] is None for x, y in positions)
def moves(board, piece):
    placements = []
    for x in range(10):
        y = 20
        while fits(board, cells(piece, x, y - 1)):
            y -= 1
        if fits(board, cells(piece, x, y)):
            placements.append((max(row for _, row in cells(piece, x, y)), y, x))
    return [{"location": {"type": piece, "orientation": "north", "x": x, "y": y}, "spin": "none"} for _, y, x in sorted(placements)]
print("a line that is not JSON", flush=True)
send({"type": "info", "name": "Flat", "version": "1", "author": "a test", "features": []})
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    received.write(json.dumps({"type": kind, **({"queue": message["queue"], "board": message["board"], "bag": message["randomizer"]["bag_state"]} if kind == "start" else {})}) + "\\n")
    received.flush()
    if kind == "rules":
        send({"type": "error", "reason": "unsupported_rules"} if behaviour == "refuses" else {"type": "ready"})
    elif kind == "start":
        board, queue = message["board"], message["queue"]
    elif kind == "new_piece":
        queue.append(message["piece"])
    elif kind == "suggest":
        if behaviour == "ends":
            break
        piece_to_place = queue[1:2] if behaviour == "holds" and len(queue) > 1 else queue[:1]
        suggested_moves = [] if behaviour == "lost" else moves(board, piece_to_place[0])
        send({"type": "suggestion", "moves": suggested_moves, "move_info": {}})
    elif kind == "play":
        location = message["move"]["location"]
        for x, y in cells(location["type"], location["x"], location["y"]):
            board[y][x] = location["type"]
        unfilled = [row for row in board if None in row]
        board = unfilled + [[None] * 10 for _ in range(40 - len(unfilled))]
        queue.pop(0)
    elif kind == "quit":
        break
`;

interface ReceivedMessage {
  readonly type: string;
  readonly queue?: readonly string[];
  readonly bag?: readonly string[];
}

describe('the Python adapter for bots of the Tetris Bot Protocol', { skip }, () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  /**
   * Runs a program in the folder of the served clients. `received` are the messages to the bot that was started last.
   */
  async function run(source: string) {
    const { credential } = await registerPlayer(server.url);
    let result = { output: '', received: [] as ReceivedMessage[] };
    await inTempFolder(async (folder) => {
      for (const name of ['rialto_arcade.py', 'rialto_gym.py', 'rialto_tbp.py'])
        writeFileSync(
          join(folder, name),
          await assertServed(`${server.url}/arcade/sdk/${name}`, 'text/x-python; charset=utf-8'),
        );
      writeFileSync(join(folder, 'bot.py'), bot);
      writeFileSync(join(folder, 'arcade.key'), credential);
      const program = `import sys, json, rialto_arcade, rialto_tbp
arcade = rialto_arcade.RialtoArcade(open("arcade.key").read())
def open_bot(behaviour):
    return rialto_tbp.TbpBot([sys.executable, "bot.py", behaviour])
${source}`;
      const env = { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
      const { code, output } = await runProcess('python3', ['-c', program], { cwd: folder, env });
      assert.equal(code, 0, output);
      const lines = readFileSync(join(folder, 'received.ndjson'), 'utf8').trim().split('\n');
      result = { output, received: lines.map((line) => JSON.parse(line)) };
    });
    return result;
  }

  test('plays a whole game with a bot that keeps its own board', async () => {
    const { output, received: messages } = await run(`
with open_bot("plays") as bot:
    record = rialto_tbp.play_with_bot(arcade, arcade.start_session(pace="stepped", purpose="casual"), bot)
print(json.dumps(record["result"]))`);
    const result = JSON.parse(output);
    assert.equal(result.reason, 'top_out');
    assert.ok(result.pieces > 15, output);
    const types = messages.map(({ type }) => type);
    assert.deepEqual(types.slice(0, 6), ['rules', 'start', 'suggest', 'play', 'new_piece', 'suggest']);
    assert.equal(types.filter((type) => type === 'start').length, 1, '`start` is sent once');
    assert.deepEqual(types.slice(-2), ['stop', 'quit']);
  });

  test('plays with a bot that holds, and resigns when a bot suggests no move for the whole queue and for one piece', async () => {
    const { output, received: messages } = await run(`
with open_bot("holds") as bot:
    record = rialto_tbp.play_with_bot(arcade, arcade.start_session(pace="stepped", purpose="practice"), bot)
    print(record["result"]["reason"], record["result"]["pieces"] > 10)
with open_bot("lost") as bot:
    record = rialto_tbp.play_with_bot(arcade, arcade.start_session(pace="stepped", purpose="practice"), bot)
    print(record["result"]["reason"], record["result"]["pieces"])`);
    assert.equal(output, 'top_out True\nresign 1\n');
    assert.deepEqual(
      messages.filter(({ type }) => type === 'start').map(({ queue = [] }) => queue.length),
      [6, 1],
    );
  });

  test('plays a game with a timed pace from the command line', async () => {
    const { output } = await run(`
import subprocess
completed = subprocess.run([sys.executable, "rialto_tbp.py", "--key", "arcade.key", "--pace", "slow-10", "--", sys.executable, "bot.py", "plays"],
    capture_output=True, text=True)
assert completed.returncode == 0, completed.stderr
print(completed.stdout)`);
    assert.match(output, /\/arcade\/live\/ses_[0-9a-z]+\n\{"replay_id": "rpl_[0-9a-z]+", "result": \{.*"top_out"/);
  });

  test('reports a bot that rejects the rules or exits, and the session continues', async () => {
    const { output } = await run(`
for behaviour in ("refuses", "ends"):
    session = arcade.start_session(pace="stepped", purpose="practice")
    try:
        with open_bot(behaviour) as bot:
            rialto_tbp.play_with_bot(arcade, session, bot)
    except rialto_arcade.ArcadeError as error:
        print(error.code, session.observe()["status"])`);
    assert.equal(output, 'bot_refused running\nbot_gone running\n');
  });

  test('uses a module that computes the same placements as the JavaScript client', async () => {
    const { output } = await run(`
import random, rialto_gym
# The test reads this file, which no bot writes here.
open("received.ndjson", "w").write("{}")
random.seed(11)
positions = []
for game_number in range(4):
    game = rialto_gym.TetrisGame(rialto_gym.pieces_of("0" * 64, "ses_%d" % game_number, ""))
    while game.end is None and game.pieces < 25:
        observation = game.observation()
        if observation["pieces"] % 5 == 4 or game.rows[14]:
            positions.append({"observation": {name: observation[name] for name in ("board", "buffer", "active", "next")}, "placements": rialto_gym.placements_of(observation)})
        for action in random.choice(rialto_gym.placements_of(observation))["actions"]:
            game.step(rialto_gym.ACTIONS.index(action))
print(json.dumps(positions))`);
    const positions = JSON.parse(output) as {
      observation: Parameters<typeof placementsOf>[0];
      placements: ReturnType<typeof placementsOf>;
    }[];
    assert.ok(positions.length > 15, `${positions.length} positions`);
    const placementKeys = (placements: ReturnType<typeof placementsOf>) =>
      placements
        .map(({ cells, spun, actions }) => `${cells.map(String).sort().join(' ')} ${spun} ${actions.length}`)
        .sort();
    for (const { observation, placements } of positions)
      assert.deepEqual(placementKeys(placements), placementKeys(placementsOf(observation)));
  });
});
