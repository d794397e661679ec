"""The rules of tetris-v2 for training, offline and without a server: Python >= 3.9 and its standard library.

    env = TetrisEnv()                                  # a gymnasium.Env where Gymnasium is installed
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(5)   # an index of ACTIONS, here hard_drop

A trained policy can play ranked games with the client, because `encode` converts an observation of the server
into the same arrays:

    arcade.play(session, lambda shown: [ACTIONS[policy(encode(shown))]])

`placements_of(observation)` and `after_placement(observation, placement)` are for players that search placements.
`TetrisGame` is the game without the interface of Gymnasium; for the same seeds it reaches the same state as the server
after every action: `pieces_of(server_seed, session_id, client_seed)` are the pieces of a finished session.
`rules_fault` lets the client's `verify` replay the rules: `verify(log, keys, rules=rules_fault)`.
"""

import hashlib
import hmac
import json
import random

try:
    import gymnasium
    import numpy
except ImportError:  # Without these packages observations are nested lists, and the environment has no spaces.
    gymnasium = numpy = None

__all__ = [
    "ACTIONS", "TetrisEnv", "TetrisGame", "after_placement", "cells_of", "encode", "pieces_of", "placements_of",
    "rules_fault",
]  # fmt: skip

ACTIONS = (
    {"type": "move", "direction": "left"},
    {"type": "move", "direction": "right"},
    {"type": "rotate", "direction": "cw"},
    {"type": "rotate", "direction": "ccw"},
    {"type": "soft_drop"},
    {"type": "hard_drop"},
    {"type": "wait"},
)

_COLUMNS = 10
_ROWS = 40
_VISIBLE_ROWS = 20
_SHOWN_ROWS = _VISIBLE_ROWS + 2
_LETTERS = ".IJLOSTZ"
_T = 6
_QUEUE = 5
_GRAVITY_US = (
    1000000, 793000, 617796, 472729, 355197, 262004, 189677, 134735, 93882, 64152, 42976, 28218, 18153, 11439, 7059,
    4264, 2520, 1457, 824, 455,
)  # fmt: skip
_LOCK_DELAY_US = 500_000
_RESETS = 15
_ACTIONS_PER_TICK = 32
_UNATTENDED_TICKS = 2_000  # an unattended board tops out within about 200 rows of fall
_LINE_POINTS = {"none": (0, 100, 300, 500, 800), "mini": (100, 200, 400), "full": (400, 800, 1200, 1600)}
_PERFECT_POINTS = (0, 800, 1200, 1800, 2000)
_COMBO_POINTS = 50
_LAST_KICK = 4
_ROW = (1 << _COLUMNS) - 1


class _Shape:
    """A piece in one rotation; its position is the lower left corner of its rotation box."""

    __slots__ = ("cells", "low", "high", "masks")

    def __init__(self, cells):
        self.cells = tuple(cells)
        self.low = min(y for _, y in cells)
        self.high = max(y for _, y in cells)
        # Indexed by x + 3: one bit per cell, ten bits per row, lowest row first; None outside the board.
        self.masks = tuple(self.__mask(x) for x in range(-3, _COLUMNS + 3))

    def __mask(self, at):
        columns = [at + x for x, _ in self.cells]
        if min(columns) < 0 or max(columns) >= _COLUMNS:
            return None
        return sum(1 << ((y - self.low) * _COLUMNS + at + x) for x, y in self.cells)


def _rotations(drawing):
    size = len(drawing)
    cells = sorted(
        ((x, size - 1 - top) for top, line in enumerate(drawing) for x, letter in enumerate(line) if letter != "."),
        key=lambda cell: (-cell[1], cell[0]),
    )
    shapes = []
    for _ in range(4):
        shapes.append(_Shape(cells))
        cells = [(y, size - 1 - x) for x, y in cells]
    return tuple(shapes)


_SHAPES = (None,) + tuple(
    _rotations(drawing)
    for drawing in (
        ("....", "IIII", "....", "...."),
        ("J..", "JJJ", "..."),
        ("..L", "LLL", "..."),
        ("OO", "OO"),
        (".SS", "SS.", "..."),
        (".T.", "TTT", "..."),
        ("ZZ.", ".ZZ", "..."),
    )
)
_SPAWNS = (None, (3, 18), (3, 19), (3, 19), (4, 20), (3, 19), (3, 19), (3, 19))

# Wall kicks of the Super Rotation System by rotation before the turn, clockwise; the other direction mirrors them.
_KICKS_OF_I = (
    ((0, 0), (-2, 0), (1, 0), (-2, -1), (1, 2)),
    ((0, 0), (-1, 0), (2, 0), (-1, 2), (2, -1)),
    ((0, 0), (2, 0), (-1, 0), (2, 1), (-1, -2)),
    ((0, 0), (1, 0), (-2, 0), (1, -2), (-2, 1)),
)
_KICKS = (
    ((0, 0), (-1, 0), (-1, 1), (0, -2), (-1, -2)),
    ((0, 0), (1, 0), (1, -1), (0, 2), (1, 2)),
    ((0, 0), (1, 0), (1, 1), (0, -2), (1, -2)),
    ((0, 0), (-1, 0), (-1, -1), (0, 2), (-1, 2)),
)


def _kicks_of(piece, rotation, turns):
    """Wall kicks in the order in which they are tried. The reverse rotation negates them."""
    if piece == 4:
        return ((0, 0),)
    table = _KICKS_OF_I if piece == 1 else _KICKS
    if turns == 1:
        return table[rotation]
    return tuple((-dx, -dy) for dx, dy in table[(rotation + 3) % 4])


_TURNS = {
    (piece, rotation, turns): (_SHAPES[piece][(rotation + turns) % 4], _kicks_of(piece, rotation, turns))
    for piece in range(1, 8)
    for rotation in range(4)
    for turns in (1, 3)
}
_T_CORNERS = ((0, 0), (0, 2), (2, 2), (2, 0))  # clockwise from the lower left


def pieces_of(server_seed, session_id, client_seed):
    """The pieces of a session as an infinite iterator of numbers, I = 1 to Z = 7. `server_seed` is hexadecimal; for
    a daily game pass its `seed_scope` instead of the session id."""
    key = hmac.new(bytes.fromhex(server_seed), (session_id + client_seed).encode(), hashlib.sha256).digest()
    return _bags(key)


def _bags(key):
    number = 0
    while True:
        yield from _bag(hashlib.sha256(key + number.to_bytes(4, "big")).digest())
        number += 1


def _bag(digest):
    """All seven pieces in an order derived from the digest: unbiased Fisher-Yates shuffle."""
    bag = [1, 2, 3, 4, 5, 6, 7]
    used = 0
    for place in range(6, 0, -1):
        choices = place + 1
        while True:
            if used == len(digest):
                digest, used = hashlib.sha256(digest).digest(), 0
            byte = digest[used]
            used += 1
            if byte < 256 - 256 % choices:
                break
        chosen = byte % choices
        bag[place], bag[chosen] = bag[chosen], bag[place]
    return bag


class TetrisGame:
    """One game of tetris-v2, by the rules that the server publishes at /arcade/api/v1/engines/tetris-v2/rules.

    `pieces` yields piece numbers. With `stepped` only actions advance the time; otherwise call `advance`. `score`,
    `lines`, `pieces`, `t_us` and `end` (None, "top_out", "duration" or "actions") may be read at any time.
    """

    __slots__ = (
        "stepped", "duration_us", "actions_max", "rows", "t_us", "piece", "rotation", "x", "y", "resting", "landed",
        "due_us", "lock_left_us", "resets_left", "lowest_row", "last_kick", "queue", "pieces", "score", "lines",
        "clears", "back_to_back", "actions", "actions_since_tick", "end", "last_event", "events", "_cells", "_pieces",
        "_shape",
    )  # fmt: skip

    def __init__(self, pieces, *, stepped=True, duration_us=600_000_000, actions_max=20_000):
        self.stepped, self.duration_us, self.actions_max = stepped, duration_us, actions_max
        self._pieces = iter(pieces)
        self._cells = 0  # one bit per cell, ten bits per row, bottom row first
        self.rows = [0] * _ROWS  # the same by colour: octal digit x of a row is the piece in column x
        self.t_us = self.score = self.lines = self.clears = self.actions = self.actions_since_tick = 0
        self.back_to_back = False
        self.end = self.last_event = None
        self.events = []  # of the last step or advance
        first = next(self._pieces)
        self.queue = [next(self._pieces) for _ in range(_QUEUE)]
        self.pieces = 1
        self.__spawn(first)

    @property
    def level(self):
        return _level_of(self.lines)

    def step(self, action):
        """Applies an action, an index of ACTIONS. False: the action was blocked (and counted), or the game is over."""
        self.events = []
        if self.end is not None:
            return False
        self.actions += 1
        if self.stepped:
            self.actions_since_tick += 1
        if action < 2:
            applied = self.__move(-1 if action == 0 else 1)
        elif action < 4:
            applied = self.__rotate(1 if action == 2 else 3)
        elif action == 4:
            applied = self.__soft_drop()
        elif action == 5:
            self.__hard_drop()
            applied = True
        elif action == 6:
            self.actions_since_tick = 0
            self.__tick()
            applied = True
        else:
            raise ValueError(f"No action {action}: expected an index of ACTIONS.")
        if self.end is None and self.actions_since_tick == _ACTIONS_PER_TICK:
            self.actions_since_tick = 0
            self.__tick()
        if self.end is None and self.actions == self.actions_max:
            self.__finish("actions")
        return applied

    def advance(self, to_us):
        """Advances the game to the time `to_us`, inclusive, in microseconds."""
        if to_us < self.t_us:
            raise ValueError(f"Time {to_us} is before {self.t_us}.")
        self.events = []
        if self.end is not None or to_us == self.t_us:
            return
        until_us = min(to_us, self.duration_us)
        for _ in range(_UNATTENDED_TICKS):
            if self.end is not None or self.due_us > until_us:
                break
            self.__tick()
        if self.end is None and until_us > self.t_us:
            self.__pass_time(until_us)

    def state_hash(self):
        """SHA-256 of the canonical state, as replays record it."""
        state = {
            "config": {"stepped": self.stepped, "durationUs": self.duration_us, "actionsMax": self.actions_max},
            "board": self.rows, "tUs": self.t_us, "piece": self.piece, "rotation": self.rotation, "x": self.x,
            "y": self.y, "resting": self.resting, "landed": self.landed, "dueUs": self.due_us,
            "lockLeftUs": self.lock_left_us, "resetsLeft": self.resets_left, "lowestRow": self.lowest_row,
            "lastKick": self.last_kick, "queue": self.queue, "pieces": self.pieces, "score": self.score,
            "lines": self.lines, "clears": self.clears, "backToBack": self.back_to_back, "actions": self.actions,
            "actionsSinceTick": self.actions_since_tick, "end": self.end, "lastEvent": self.last_event,
        }  # fmt: skip
        return hashlib.sha256(json.dumps(state, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def observation(self):
        """The members of a server observation, with the same names."""
        rows = [_row_text(row) for row in reversed(self.rows[:_SHOWN_ROWS])]
        active = None
        if self.piece:
            active = {
                "piece": _LETTERS[self.piece], "rotation": self.rotation, "x": self.x, "y": self.y,
                "cells": [[self.x + x, self.y + y] for x, y in self._shape.cells],
                "ghost_y": self.__landing_y(),
                "lock": {
                    "resting": self.resting,
                    "left_us": self.due_us - self.t_us if self.resting else self.lock_left_us,
                    "resets_left": self.resets_left,
                },
            }  # fmt: skip
        return {
            "format": "rialto-game/4.0",
            "t_us": self.t_us,
            "status": "running" if self.end is None else "ended",
            "end_reason": self.end,
            "board": rows[2:],
            "buffer": rows[:2],
            "active": active,
            "next": [_LETTERS[piece] for piece in self.queue],
            "score": self.score,
            "lines": self.lines,
            "level": self.level,
            "pieces": self.pieces,
            "combo": max(0, self.clears - 1),
            "back_to_back": self.back_to_back,
            "gravity": {
                "us_per_row": _us_per_row(self.lines),
                "next_in_us": self.due_us - self.t_us if self.end is None else None,
            },
            "left": {"duration_us": self.duration_us - self.t_us, "actions": self.actions_max - self.actions},
            "last_event": self.last_event,
        }

    def __fits(self, shape, x, y):
        mask = shape.masks[x + 3]
        bottom = y + shape.low
        if mask is None or bottom < 0 or y + shape.high >= _ROWS:
            return False
        return not self._cells & (mask << (bottom * _COLUMNS))

    def __landing_y(self):
        y = self.y
        while self.__fits(self._shape, self.x, y - 1):
            y -= 1
        return y

    def __move(self, dx):
        if not self.__fits(self._shape, self.x + dx, self.y):
            return False
        self.__reposition(self.x + dx, self.y, True, False)
        self.last_kick = -1
        return True

    def __rotate(self, turns):
        shape, kicks = _TURNS[self.piece, self.rotation, turns]
        for kick, (dx, dy) in enumerate(kicks):
            if self.__fits(shape, self.x + dx, self.y + dy):
                self.rotation = (self.rotation + turns) % 4
                self._shape = shape
                self.__reposition(self.x + dx, self.y + dy, True, False)
                self.last_kick = kick
                return True
        return False

    def __soft_drop(self):
        if self.resting:
            return False
        self.__reposition(self.x, self.y - 1, False, True)
        self.last_kick = -1
        self.score += 1
        return True

    def __hard_drop(self):
        y = self.__landing_y()
        if y != self.y:
            self.score += 2 * (self.y - y)
            self.y = y
            self.last_kick = -1
        self.__lock()

    def __spawn(self, piece):
        """Spawns a piece; False, without a change, when its cells are occupied."""
        shape = _SHAPES[piece][0]
        x, y = _SPAWNS[piece]
        if not self.__fits(shape, x, y):
            return False
        self.piece, self.rotation, self.x, self.y, self._shape = piece, 0, x, y, shape
        self.lowest_row = y + shape.low
        self.lock_left_us, self.resets_left, self.last_kick = _LOCK_DELAY_US, _RESETS, -1
        self.resting = self.landed = not self.__fits(shape, x, y - 1)
        self.due_us = self.t_us + (_LOCK_DELAY_US if self.resting else _us_per_row(self.lines))
        return True

    def __reposition(self, x, y, by_shift, by_fall):
        """Moves the piece to a free position and sets its timers."""
        was_resting = self.resting
        lock_left_us = self.due_us - self.t_us if was_resting else self.lock_left_us
        if by_shift and self.landed and self.resets_left > 0:
            self.resets_left -= 1
            lock_left_us = _LOCK_DELAY_US
        bottom = y + self._shape.low
        if bottom < self.lowest_row:
            self.lowest_row = bottom
            self.resets_left = _RESETS
            lock_left_us = _LOCK_DELAY_US
        self.x, self.y, self.lock_left_us = x, y, lock_left_us
        self.resting = not self.__fits(self._shape, x, y - 1)
        if self.resting:
            self.landed = True
            self.due_us = self.t_us + lock_left_us
        elif was_resting or by_fall:
            self.due_us = self.t_us + _us_per_row(self.lines)

    def __tick(self):
        """Advances to the next fall or lock, or to the end of the game."""
        if self.due_us > self.duration_us:
            self.__pass_time(self.duration_us)
            return
        self.t_us = self.due_us
        if self.resting:
            self.__lock()
        else:
            self.__reposition(self.x, self.y - 1, False, True)
        # Events at exactly the end time happen before the game ends.
        if self.end is None and self.t_us == self.duration_us:
            self.__finish("duration")

    def __pass_time(self, until_us):
        self.t_us = until_us
        if until_us == self.duration_us:
            self.__finish("duration")

    def __lock(self):
        shape, piece = self._shape, self.piece
        bottom = self.y + shape.low
        spin = self.__spin()
        cells = [[self.x + x, self.y + y] for x, y in shape.cells]
        self._cells |= shape.masks[self.x + 3] << (bottom * _COLUMNS)
        for x, y in cells:
            self.rows[y] |= piece << (3 * x)
        self.actions_since_tick = 0
        event = {"type": "lock", "t_us": self.t_us, "piece": _LETTERS[piece], "cells": cells, "t_spin": spin}
        if bottom >= _VISIBLE_ROWS:
            self.__emit({**event, "points": 0})
            self.__top_out("lock_out")
            return
        rows = [y for y in range(bottom, self.y + shape.high + 1) if (self._cells >> (y * _COLUMNS)) & _ROW == _ROW]
        level = self.level
        points, is_chained, is_perfect = self.__award(rows, spin, level)
        self.__emit({**event, "points": 0 if rows else points})
        if rows:
            self.lines += len(rows)
            self.__emit(
                {
                    "type": "line_clear", "t_us": self.t_us, "rows": rows, "t_spin": spin,
                    "combo": max(0, self.clears - 1), "back_to_back": is_chained, "perfect_clear": is_perfect,
                    "points": points,
                }  # fmt: skip
            )
            if self.level > level:
                self.__emit({"type": "level_up", "t_us": self.t_us, "level": self.level})
        if not self.__spawn(self.queue[0]):
            self.__top_out("block_out")
            return
        self.pieces += 1
        self.queue = self.queue[1:] + [next(self._pieces)]

    def __award(self, rows, spin, level):
        """Removes full rows and scores the placement: (points, back to back, perfect clear)."""
        lines = len(rows)
        base = _LINE_POINTS[spin][lines]
        if not lines:
            self.clears = 0
            self.score += base * level
            return base * level, False, False
        for y in reversed(rows):
            low = self._cells & ((1 << (y * _COLUMNS)) - 1)
            self._cells = low | (self._cells >> ((y + 1) * _COLUMNS)) << (y * _COLUMNS)
            del self.rows[y]
            self.rows.append(0)
        is_difficult = lines == 4 or spin != "none"
        is_chained = is_difficult and self.back_to_back
        is_perfect = self._cells == 0
        base = base * 3 // 2 if is_chained else base
        points = (base + (_PERFECT_POINTS[lines] if is_perfect else 0) + _COMBO_POINTS * self.clears) * level
        self.score += points
        self.clears += 1
        self.back_to_back = is_difficult
        return points, is_chained, is_perfect

    def __spin(self):
        if self.piece != _T or self.last_kick < 0:
            return "none"
        filled_corners = [self.__is_filled(*_T_CORNERS[(self.rotation + turn) % 4]) for turn in range(4)]
        if sum(filled_corners) < 3:
            return "none"
        return "full" if (filled_corners[1] and filled_corners[2]) or self.last_kick == _LAST_KICK else "mini"

    def __is_filled(self, dx, dy):
        x, y = self.x + dx, self.y + dy
        if not (0 <= x < _COLUMNS and 0 <= y < _ROWS):
            return True
        return bool(self._cells >> (y * _COLUMNS + x) & 1)

    def __top_out(self, by):
        self.piece = 0
        self.resting = False
        self.__finish("top_out", by)

    def __finish(self, reason, top_out=None):
        self.end = reason
        self.__emit({"type": "end", "t_us": self.t_us, "reason": reason, "top_out": top_out})

    def __emit(self, event):
        self.last_event = event
        self.events.append(event)


def _level_of(lines):
    return min(20, 1 + lines // 10)


def _us_per_row(lines):
    return _GRAVITY_US[_level_of(lines) - 1]


def _row_text(row):
    return "".join(_LETTERS[(row >> (3 * x)) & 7] for x in range(_COLUMNS))


def rules_fault(header, records, footer):
    """Replays a log of tetris-v2: None if it follows the rules, else the fault and the number of the record.

    Raises NotImplementedError for a log of another engine. Called by `verify` of rialto_arcade.py after it has checked
    format, seed and chain.
    """
    if header["engine"] != "tetris-v2":
        raise NotImplementedError(f"The rules of {header['engine']} are not in this file.")
    if header["seats"] != 1:
        return "terms", None
    game = TetrisGame(
        pieces_of(footer["server_seed"], header.get("seed_scope", header["session_id"]), header["client_seed"]),
        stepped=header["pace"] == "stepped",
        duration_us=header["duration_seconds_max"] * 1_000_000,
        actions_max=header["actions_max"],
    )
    ended_by = None
    for record in records:
        fault = "after_end" if ended_by or game.end else _advance_time(game, record["t_us"])
        if fault is None and game.end is not None:
            fault = "after_end"
        if fault is not None:
            return fault, record["n"]
        if record["action"]["type"] == "end":
            ended_by = record["action"]["reason"]
        else:
            game.step(ACTIONS.index(record["action"]))
    if ended_by is None and game.end is None:
        _advance_time(game, footer["result"]["t_us"])
    reason = ended_by or game.end
    if reason is None:
        return "unfinished", None
    result = {
        "reason": reason, "t_us": game.t_us, "score": game.score, "lines": game.lines, "level": game.level,
        "pieces": game.pieces,
    }  # fmt: skip
    if result != footer["result"]:
        return "result", None
    return None if game.state_hash() == footer["final_state_hash"] else ("state_hash", None)


def _advance_time(game, to_us):
    if to_us == game.t_us:
        return None
    if to_us < game.t_us or game.stepped:
        return "time"
    game.advance(to_us)
    return None

def cells_of(piece, rotation, x, y):
    """The cells of a piece, by its letter, as [column, row]."""
    return [[x + dx, y + dy] for dx, dy in _SHAPES[_LETTERS.index(piece)][rotation].cells]


def placements_of(observation):
    """All reachable placements of the current piece, each with a shortest list of actions: dictionaries with
    `piece`, `rotation`, `x`, `y`, `cells`, `actions` and `spun` (whether the last action of a T was a rotation)."""
    active = observation["active"]
    if active is None:
        return []
    piece, filled = _LETTERS.index(active["piece"]), _filled(_lines_of(observation))
    nodes = [(active["rotation"], active["x"], active["y"], False, None, None)]
    seen, placements = {nodes[0][:4]}, {}
    for node in nodes:
        rotation, x, y, is_spun, _, _ = node
        low = y
        while _is_free(filled, _SHAPES[piece][rotation], x, low - 1):
            low -= 1
        cells = cells_of(active["piece"], rotation, x, low)
        key = tuple(sorted(map(tuple, cells))), is_spun and low == y
        if key not in placements:
            placements[key] = {
                "piece": active["piece"], "rotation": rotation, "x": x, "y": low, "cells": cells, "spun": key[1],
                "actions": [ACTIONS[index] for index in _actions_to(node)] + [ACTIONS[5]],
            }  # fmt: skip
        for index, (to_rotation, to_x, to_y) in _steps_from(filled, piece, rotation, x, y):
            state = to_rotation, to_x, to_y, piece == _T and index in (2, 3)
            if state not in seen:
                seen.add(state)
                nodes.append((*state, node, index))
    return list(placements.values())


def after_placement(observation, placement):
    """The board after a placement: `board`, `buffer`, `next`, the number of cleared `lines`, and `active`, the next
    piece at its spawn position; None when the game is over or the next piece is unknown."""
    rows = _lines_of(observation)
    rows += ["." * _COLUMNS] * (_ROWS - len(rows))
    for x, y in placement["cells"]:
        rows[y] = rows[y][:x] + placement["piece"] + rows[y][x + 1:]
    is_out = min(y for _, y in placement["cells"]) >= _VISIBLE_ROWS
    remaining_rows = rows if is_out else [row for row in rows if "." in row]
    lines = len(rows) - len(remaining_rows)
    remaining_rows += ["." * _COLUMNS] * lines
    next_pieces, active = list(observation["next"]), None
    if next_pieces:
        piece = next_pieces.pop(0)
        number = _LETTERS.index(piece)
        x, y = _SPAWNS[number]
        if not is_out and _is_free(_filled(remaining_rows), _SHAPES[number][0], x, y):
            active = {"piece": piece, "rotation": 0, "x": x, "y": y}
    visible_rows = remaining_rows[:_SHOWN_ROWS][::-1]
    return {"board": visible_rows[2:], "buffer": visible_rows[:2], "next": next_pieces, "lines": lines, "active": active}


def _lines_of(observation):
    """The visible rows, bottom row first."""
    return [*observation["buffer"], *observation["board"]][::-1]


def _filled(lines):
    """One bit per cell, ten bits per row, bottom row first."""
    return sum(1 << (y * _COLUMNS + x) for y, line in enumerate(lines) for x, cell in enumerate(line) if cell != ".")


def _is_free(filled, shape, x, y):
    mask = shape.masks[x + 3]
    bottom = y + shape.low
    return mask is not None and bottom >= 0 and y + shape.high < _ROWS and not filled & (mask << (bottom * _COLUMNS))


def _steps_from(filled, piece, rotation, x, y):
    """The positions after each single action, as (index of ACTIONS, (rotation, x, y))."""
    for index, dx, dy in ((0, -1, 0), (1, 1, 0), (4, 0, -1)):
        if _is_free(filled, _SHAPES[piece][rotation], x + dx, y + dy):
            yield index, (rotation, x + dx, y + dy)
    for index, turns in ((2, 1), (3, 3)):
        shape, kicks = _TURNS[piece, rotation, turns]
        for dx, dy in kicks:
            if _is_free(filled, shape, x + dx, y + dy):
                yield index, ((rotation + turns) % 4, x + dx, y + dy)
                break


def _actions_to(node):
    """The actions of a path, in order."""
    actions = []
    while node[4] is not None:
        actions.append(node[5])
        node = node[4]
    return actions[::-1]


def encode(observation):
    """Converts an observation of the server, or of `TetrisGame.observation()`, to an observation of TetrisEnv.

    `board`: 22 rows of 10 columns, the two buffer rows on top: 0 empty, 1 locked, 2 the current piece.
    `pieces`: the current piece (0: none) and the next five, 1 to 7. `place`: rotation, x and y of the current piece.
    `numbers`: score, lines, level, combo, back to back, actions left.
    """
    rows = [[0 if cell == "." else 1 for cell in row] for row in (*observation["buffer"], *observation["board"])]
    active = observation["active"]
    piece, place = 0, [0, 0, 0]
    if active is not None:
        piece, place = _LETTERS.index(active["piece"]), [active["rotation"], active["x"], active["y"]]
        for x, y in active["cells"]:
            if y < _SHOWN_ROWS:
                rows[_SHOWN_ROWS - 1 - y][x] = 2
    numbers = [observation[name] for name in ("score", "lines", "level", "combo")]
    numbers += [int(observation["back_to_back"]), observation["left"]["actions"]]
    return _encoded(rows, [piece, *map(_LETTERS.index, observation["next"])], place, numbers)


def _encoded(board, pieces, place, numbers):
    if numpy is None:
        return {"board": board, "pieces": pieces, "place": place, "numbers": numbers}
    return {
        "board": numpy.array(board, dtype=numpy.int8),
        "pieces": numpy.array(pieces, dtype=numpy.int8),
        "place": numpy.array(place, dtype=numpy.int8),
        "numbers": numpy.array(numbers, dtype=numpy.int64),
    }


_Env = object if gymnasium is None else gymnasium.Env


class TetrisEnv(_Env):
    """Gymnasium environment of a solo game at the pace `stepped`: an action is an index of ACTIONS.

    The reward is the score gained. An episode terminates with the game (top out or time) and is truncated at
    `actions_max` actions. `info` has score, lines, level, pieces, whether the action was blocked, the events of the
    step and, at the end, `end_reason`. Observations are described at `encode`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, *, duration_seconds=600, actions_max=20_000, render_mode=None):
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}.")
        self.render_mode = render_mode
        self.game = None
        self.__duration_us = duration_seconds * 1_000_000
        self.__actions_max = actions_max
        self.__random = random.Random()
        self.__cached = None
        if gymnasium is not None:
            box = gymnasium.spaces.Box
            self.action_space = gymnasium.spaces.Discrete(len(ACTIONS))
            self.observation_space = gymnasium.spaces.Dict(
                {
                    "board": box(0, 2, (_SHOWN_ROWS, _COLUMNS), numpy.int8),
                    "pieces": box(0, 7, (1 + _QUEUE,), numpy.int8),
                    "place": box(-3, _ROWS, (3,), numpy.int8),
                    "numbers": box(0, numpy.iinfo(numpy.int64).max, (6,), numpy.int64),
                }
            )

    def reset(self, *, seed=None, options=None):
        """Starts a new game. The same `seed` gives the same pieces; `options={"pieces": iterator}` sets them."""
        if gymnasium is not None:
            super().reset(seed=seed)
        if seed is not None:
            self.__random.seed(seed)
        pieces = (options or {}).get("pieces") or _bags(self.__random.getrandbits(256).to_bytes(32, "big"))
        self.game = TetrisGame(pieces, duration_us=self.__duration_us, actions_max=self.__actions_max)
        return self.__observe(), self.__info(False)

    def step(self, action):
        game = self.game
        if game is None or game.end is not None:
            raise RuntimeError("The episode is over: call reset().")
        before = game.score
        applied = game.step(int(action))
        end = game.end
        reward = float(game.score - before)
        return self.__observe(), reward, end in ("top_out", "duration"), end == "actions", self.__info(not applied)

    def render(self):
        """The board as text, with the current piece as @."""
        if self.game is None:
            raise RuntimeError("Nothing to render before reset().")
        shown = self.game.observation()
        lines = [list(row) for row in (*shown["buffer"], *shown["board"])]
        for x, y in [] if shown["active"] is None else shown["active"]["cells"]:
            if y < _SHOWN_ROWS:
                lines[_SHOWN_ROWS - 1 - y][x] = "@"
        figures = f"score {shown['score']}  lines {shown['lines']}  level {shown['level']}  next {''.join(shown['next'])}"
        return "\n".join("|" + "".join(line) + "|" for line in lines) + f"\n{figures}"

    def close(self):
        self.game = None

    def __info(self, blocked):
        game = self.game
        info = {
            "score": game.score, "lines": game.lines, "level": game.level, "pieces": game.pieces,
            "blocked": blocked, "events": game.events,
        }  # fmt: skip
        if game.end is not None:
            info["end_reason"] = game.end
        return info

    def __observe(self):
        """Like `encode(self.game.observation())`, without creating the texts."""
        game = self.game
        if game.events or game.actions == 0:  # The cached board and queue change only with an event.
            rows = reversed(game.rows[:_SHOWN_ROWS])
            board = [[1 if (row >> (3 * x)) & 7 else 0 for x in range(_COLUMNS)] for row in rows]
            self.__cached = _encoded(board, [game.piece, *game.queue], [], [])
        board = _copied(self.__cached["board"])
        place = [0, 0, 0]
        if game.piece:
            place = [game.rotation, game.x, game.y]
            x, top = game.x, _SHOWN_ROWS - 1 - game.y
            for dx, dy in game._shape.cells:
                if dy <= top:
                    board[top - dy][x + dx] = 2
        numbers = [
            game.score, game.lines, game.level, max(0, game.clears - 1), int(game.back_to_back),
            game.actions_max - game.actions,
        ]  # fmt: skip
        shown = {"board": board, "pieces": self.__cached["pieces"].copy(), "place": place, "numbers": numbers}
        if numpy is not None:
            shown["place"] = numpy.array(place, numpy.int8)
            shown["numbers"] = numpy.array(numbers, numpy.int64)
        return shown


def _copied(board):
    return [row[:] for row in board] if numpy is None else board.copy()


if gymnasium is not None:
    gymnasium.register(id="RialtoTetris-v2", entry_point=TetrisEnv)
