"""Lets bots of the Tetris Bot Protocol play in a Rialto arcade: Python >= 3.9 and its standard library, with
rialto_arcade.py and rialto_gym.py.

    python3 rialto_tbp.py --key arcade.key --pace slow-10 --purpose ranked -- ./cold-clear-2

Or in a program:

    with TbpBot(["./cold-clear-2"]) as bot:
        record = play_with_bot(arcade, arcade.start_session(pace="stepped", purpose="casual"), bot)

The bot is a program that reads and writes lines of JSON (https://github.com/tetris-bot-protocol/tbp-spec). The arcade
has no hold: a bot that suggests only holds is asked again with the current piece only. A bot without a valid move
resigns, as in the protocol.
"""

import argparse
import json
import queue
import subprocess
import sys
import threading
import time

from rialto_arcade import ArcadeError, RialtoArcade
from rialto_gym import after_placement, cells_of, placements_of

__all__ = ["TbpBot", "play_with_bot"]

_ANSWER_SECONDS = 60
_CLOSE_SECONDS = 2
_BAG = "IJLOSTZ"
_BOARD_ROWS = 40
_COLUMNS = 10
_SPAWN_ROW = {"I": 18, "O": 20}  # of all others 19
_ORIENTATIONS = ("north", "east", "south", "west")
# Offset from the lower left corner of the rotation box to the centre as the protocol defines it, by orientation;
# (1, 1) for all others.
_CENTRES = {"I": ((1, 2), (2, 2), (2, 1), (1, 1)), "O": ((0, 0), (0, 1), (1, 1), (1, 0))}


class TbpBot:
    """A bot process. It plays any number of games sequentially; `close` ends it."""

    def __init__(self, command, *, answer_seconds=_ANSWER_SECONDS):
        self.info = None
        self.__answer_seconds = answer_seconds
        self.__messages = queue.SimpleQueue()
        self.__program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.__reader = threading.Thread(target=self.__read, daemon=True)
        self.__reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __read(self):
        for line in self.__program.stdout:
            try:
                message = json.loads(line)
            except ValueError:
                continue  # the protocol is JSON only, but some bots also write log lines
            if isinstance(message, dict):
                self.__messages.put(message)
        self.__messages.put(None)

    def agree(self):
        """Waits for the bot's `info` and sends the rules; repeated calls do nothing."""
        if self.info is not None:
            return
        info = self.next("info")
        self.send({"type": "rules", "randomizer": "seven_bag"})
        self.next("ready")
        self.info = info

    def send(self, message):
        try:
            self.__program.stdin.write(json.dumps(message).encode() + b"\n")
            self.__program.stdin.flush()
        except OSError:
            raise _fault("bot_gone", "The bot has ended.") from None

    def next(self, type):
        """The next message of a type. Skips other messages, but raises for an error message."""
        until = time.monotonic() + self.__answer_seconds
        while True:
            try:
                message = self.__messages.get(timeout=max(0, until - time.monotonic()))
            except queue.Empty:
                raise _fault("bot_silent", "The bot sent no %s." % type) from None
            if message is None:
                self.__messages.put(None)
                raise _fault("bot_gone", "The bot has ended.")
            if message.get("type") == type:
                return message
            if message.get("type") == "error":
                raise _fault("bot_refused", str(message.get("reason")))

    def close(self):
        try:
            self.send({"type": "quit"})
            self.__program.stdin.close()
        except (ArcadeError, OSError):
            pass
        try:
            self.__program.wait(_CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            self.__program.kill()
            self.__program.wait()
        self.__reader.join()
        self.__program.stdout.close()


def play_with_bot(arcade, session, bot, *, on_observation=None):
    """Plays a session with a bot until it has ended, and returns the session's record. Raises `ArcadeError` with the
    code `bot_refused`, `bot_silent` or `bot_gone` when the bot fails; the session stays open then."""
    bot.agree()
    game = _Game(session, bot)
    try:
        return arcade.play(session, game.actions, on_observation=on_observation)
    finally:
        game.stop()


class _Game:
    """The messages with a bot during one session."""

    def __init__(self, session, bot):
        self.session, self.bot = session, bot
        self.is_calculating = False
        self.expected = None  # the position after the bot's last move, without the newly visible piece

    def actions(self, observation):
        while True:
            if self.expected is not None and self.expected == _position(observation):
                self.bot.send({"type": "new_piece", "piece": observation["next"][-1]})
            else:
                self.start(observation, 1 + len(observation["next"]))
            moves = self.suggestions()
            # Gravity may have moved or locked the piece while the bot computed its move.
            current = observation if observation["pace"] == "stepped" else self.session.observe()
            if current["status"] != "running":
                return []
            if current["pieces"] == observation["pieces"]:
                break
            observation = current
        valid_move = _find_move(current, moves)
        if valid_move is None:
            return self.without_hold(current)
        move, placement = valid_move
        self.bot.send({"type": "play", "move": move})
        self.expected = _position({**after_placement(current, placement), "pieces": current["pieces"] + 1})
        return placement["actions"]

    def without_hold(self, observation):
        """The actions of the next move when the bot sees only the current piece, which it cannot hold then."""
        self.start(observation, 1)
        valid_move = _find_move(observation, self.suggestions())
        self.stop()
        if valid_move is not None:
            return valid_move[1]["actions"]
        active = observation["active"]
        # Below its spawn row the piece may have fallen past the suggested moves: the position need not be lost.
        if active["y"] < _SPAWN_ROW.get(active["piece"], 19):
            return [{"type": "hard_drop"}]
        self.session.resign()
        return None

    def start(self, observation, queue_max):
        self.stop()
        self.bot.send(_start_message(observation, queue_max))
        self.is_calculating = True

    def suggestions(self):
        self.bot.send({"type": "suggest"})
        moves = self.bot.next("suggestion").get("moves")
        return moves if isinstance(moves, list) else []

    def stop(self):
        if self.is_calculating:
            self.is_calculating = False
            try:
                self.bot.send({"type": "stop"})
            except ArcadeError:
                pass  # the bot has ended; the next request reports it
        self.expected = None


def _start_message(observation, queue_max):
    pieces = [observation["active"]["piece"], *observation["next"]]
    queued, unqueued = pieces[:queue_max], pieces[queue_max:]
    rows = [*observation["buffer"], *observation["board"]][::-1]
    board = [[None if cell == "." else cell for cell in row] for row in rows]
    board += [[None] * _COLUMNS for _ in range(_BOARD_ROWS - len(rows))]
    combo = observation["combo"]
    bag_state = _bag_after(observation["pieces"] + len(queued) - 1, queued, unqueued)
    return {
        "type": "start",
        "hold": None,
        "queue": queued,
        "combo": combo + 1 if combo > 0 else 0,
        "back_to_back": observation["back_to_back"],
        "board": board,
        "randomizer": {"type": "seven_bag", "bag_state": bag_state},
    }


def _bag_after(count, last, coming):
    """The pieces left in the bag after `count` pieces, computed from the previous and the next pieces."""
    drawn_count = count % len(_BAG)
    undrawn_count = len(_BAG) - drawn_count
    if undrawn_count <= len(coming):
        return coming[:undrawn_count]
    drawn = last[len(last) - drawn_count:]
    return [piece for piece in _BAG if piece not in drawn]


def _find_move(observation, moves):
    """The first valid move, with its placement."""
    placements = placements_of(observation)
    for move in moves:
        try:
            location = move["location"]
            piece, rotation = location["type"], _ORIENTATIONS.index(location["orientation"])
            centre = _CENTRES.get(piece, ((1, 1),) * 4)[rotation]
            if piece != observation["active"]["piece"]:
                continue  # a hold
            cells = sorted(cells_of(piece, rotation, location["x"] - centre[0], location["y"] - centre[1]))
        except (KeyError, TypeError, ValueError):
            continue
        matching = [each for each in placements if sorted(each["cells"]) == cells]
        is_spin = move.get("spin") in ("mini", "full")
        matching.sort(key=lambda each: each["spun"] != is_spin)
        if matching:
            return move, matching[0]
    return None


def _position(observation):
    active = observation["active"]
    visible_pieces = [active and active["piece"], *observation["next"]][:5]
    return observation["pieces"], visible_pieces, observation["buffer"], observation["board"]


def _fault(code, detail):
    return ArcadeError(0, {"code": code, "detail": detail})


def _report(error, seconds):
    print("%s Retrying in %.1f s." % (error, seconds), file=sys.stderr)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Plays a game with a bot of the Tetris Bot Protocol.")
    parser.add_argument("--key", required=True, help="file with the credential of the agent")
    parser.add_argument("--pace", default="stepped", choices=("realtime", "slow-10", "slow-60", "stepped"))
    parser.add_argument("--purpose", default="casual", choices=("ranked", "casual", "practice", "daily"))
    parser.add_argument("--game", help="slug of the game; default: the default game")
    parser.add_argument("--session", help="id of an open session, which is continued instead of starting one")
    parser.add_argument("command", nargs="+", help="the bot with its arguments, after --")
    parsed = parser.parse_args(arguments)
    with open(parsed.key) as file:
        arcade = RialtoArcade(file.read(), on_retry=_report)
    options = {"pace": parsed.pace, "purpose": parsed.purpose, **({"game": parsed.game} if parsed.game else {})}
    with TbpBot(parsed.command) as bot:
        bot.agree()
        session = arcade.open_session(parsed.session) if parsed.session else arcade.start_session(**options)
        print("%s/live/%s" % (arcade.base_url, session.id), flush=True)
        try:
            record = play_with_bot(arcade, session, bot)
        except KeyboardInterrupt:
            # The same signal interrupts the bot, which may print an error.
            print("Interrupted. The game is open: continue it with --session %s" % session.id, file=sys.stderr)
            return 130
    print(json.dumps({"replay_id": record["replay_id"], "result": record["result"]}))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("Interrupted. Run the command again.", file=sys.stderr)
        sys.exit(130)
    except (ArcadeError, OSError) as error:
        sys.exit(str(error))
