import { hash } from 'node:crypto';
import { facts, type Move, movesOf } from './moves.ts';
import { freshWorld, type Machine, type World } from './world.ts';

export interface Explored {
  readonly states: number;
  readonly moves: number;
  /** The first broken promise and the way to it; null when none was found. */
  readonly broken: { readonly promise: string; readonly path: readonly string[] } | null;
  /** Each kind of move that was made. */
  readonly kinds: ReadonlySet<string>;
}

interface Way {
  readonly from: Way | null;
  readonly by: string;
}

interface Reached {
  readonly world: World;
  readonly way: Way | null;
}

/**
 * Everything that can happen within so many moves, level by level, each state looked at once: the
 * way to a broken promise is therefore a shortest one.
 */
export function explore(machine: Machine, start: World, depth: number): Explored {
  const seen = new Set([markOf(start)]);
  const kinds = new Set<string>();
  let level: Reached[] = [{ world: start, way: null }];
  let count = 0;
  const find = (promise: string, way: Way | null): Explored => ({
    states: seen.size,
    moves: count,
    kinds,
    broken: { promise, path: pathOf(way) },
  });
  for (let result = 1; result <= depth && level.length > 0; result += 1) {
    const next: Reached[] = [];
    // A world that was looked at is let go: there are millions.
    for (let reached = level.pop(); reached !== undefined; reached = level.pop()) {
      const moves = movesOf(machine, reached.world);
      const stuck = stuckIn(reached.world, moves);
      if (stuck !== null) return find(stuck, reached.way);
      for (const move of moves) {
        count += 1;
        kinds.add(move.name.replace(/ [c\d]+$/, ''));
        const way = { from: reached.way, by: move.name };
        const outcome = attempt(move);
        if (typeof outcome === 'string') return find(outcome, way);
        // Where the last move leads is not looked at further, so it need not be kept.
        if (result === depth || outcome === reached.world) continue;
        const mark = markOf(outcome);
        if (seen.has(mark)) continue;
        seen.add(mark);
        next.push({ world: outcome, way });
      }
    }
    level = next;
  }
  return { states: seen.size, moves: count, kinds, broken: null };
}

/** The next world, or the promise that broke on the way; what the machine itself throws is one, too. */
function attempt({ to }: Move): World | string {
  try {
    return to();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/**
 * The world that these moves lead to, each named as `movesOf` names it; null when this machine has
 * no such way. What may happen by chance may happen again from there.
 */
export function reach(machine: Machine, names: readonly string[]): World | null {
  let world = freshWorld;
  for (const name of names) {
    const move = movesOf(machine, world).find((one) => one.name === name);
    if (move === undefined) return null;
    world = { ...move.to(), left: freshWorld.left };
  }
  return world;
}

/** When nothing more happens by itself, nobody may be waiting. */
function stuckIn({ callers }: World, moves: readonly Move[]): string | null {
  return callers.length > 0 && !moves.some(({ certain }) => certain) ? 'a caller waits for ever' : null;
}

const factsText = JSON.stringify(facts);

/**
 * The same for worlds that differ only in what has no meaning: which node is called the first, and
 * the names of requests and runs.
 */
function markOf(world: World): string {
  const [first, second] = world.nodes;
  const swapped: World = {
    ...world,
    nodes: [second ?? { live: null }, first ?? { live: null }],
    callers: world.callers.map((caller) => ({ ...caller, node: 1 - caller.node })),
  };
  const [text = ''] = [withoutNames(world), withoutNames(swapped)].sort();
  return hash('sha1', text, 'base64').slice(0, 16);
}

function withoutNames(world: World): string {
  const names = new Map<string, string>();
  return JSON.stringify({ ...world, serial: 0 })
    .replaceAll(factsText, '0')
    .replace(/"(?:c\d+|r\d+)"/g, (name) => {
      const known = names.get(name) ?? `#${names.size}`;
      names.set(name, known);
      return known;
    });
}

function pathOf(way: Way | null): string[] {
  return way === null ? [] : [...pathOf(way.from), way.by];
}
