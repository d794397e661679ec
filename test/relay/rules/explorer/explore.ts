import { facts, type Move, movesOf } from './moves.ts';
import { type Chance, initialWorld, type Machine, type World } from './world.ts';

export interface ExplorationResult {
  readonly states: number;
  readonly moves: number;
  /** The first violated invariant and the path to it; null when none was found. */
  readonly broken: { readonly invariant: string; readonly path: readonly string[] } | null;
  /** All kinds of moves that were made. */
  readonly kinds: ReadonlySet<string>;
}

interface Path {
  readonly from: Path | null;
  readonly by: string;
}

interface ReachedState {
  readonly world: World;
  readonly path: Path | null;
}

/**
 * Breadth-first search of all states within `depth` moves, so that the path to a violated invariant is a shortest one.
 */
export function explore(machine: Machine, start: World, depth: number): ExplorationResult {
  const seen = new Set([fingerprintOf(start)]);
  const names = new Set<string>();
  let level: ReachedState[] = [{ world: start, path: null }];
  let count = 0;
  const find = (invariant: string, path: Path | null): ExplorationResult => ({
    states: seen.size,
    moves: count,
    kinds: kindsOf(names),
    broken: { invariant, path: pathOf(path) },
  });
  for (let result = 1; result <= depth && level.length > 0; result += 1) {
    const next: ReachedState[] = [];
    // Visited worlds are not retained, since there are millions.
    for (let reached = level.pop(); reached !== undefined; reached = level.pop()) {
      const moves = movesOf(machine, reached.world);
      const stuck = findStuckCaller(reached.world, moves);
      if (stuck !== null) return find(stuck, reached.path);
      for (const move of moves) {
        count += 1;
        names.add(move.name);
        const path = { from: reached.path, by: move.name };
        const outcome = attempt(move);
        if (typeof outcome === 'string') return find(outcome, path);
        // States after the last move are not expanded, so they need not be stored.
        if (result === depth || outcome === reached.world) continue;
        const fingerprint = fingerprintOf(outcome);
        if (seen.has(fingerprint)) continue;
        seen.add(fingerprint);
        next.push({ world: outcome, path });
      }
    }
    level = next;
  }
  return { states: seen.size, moves: count, kinds: kindsOf(names), broken: null };
}

/** The names of moves without their node or caller. */
function kindsOf(names: ReadonlySet<string>): Set<string> {
  return new Set([...names].map((name) => name.replace(/ [c\d]+$/, '')));
}

/** The next world, or the invariant violated on the way, including errors of the machine. */
function attempt({ to }: Move): World | string {
  try {
    return to();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/**
 * The world after these moves, each named as in `movesOf`; null when this machine has no such path. Limited chances are
 * reset there.
 */
export function reach(machine: Machine, names: readonly string[]): World | null {
  let world = initialWorld;
  for (const name of names) {
    const move = movesOf(machine, world).find((one) => one.name === name);
    if (move === undefined) return null;
    world = { ...move.to(), left: initialWorld.left };
  }
  return world;
}

/** No caller may be waiting when no certain move is left. */
function findStuckCaller({ callers }: World, moves: readonly Move[]): string | null {
  return callers.length > 0 && !moves.some(({ certain }) => certain) ? 'a caller waits for ever' : null;
}

/**
 * Equal for worlds that differ only in the order of nodes and the names of requests and runs. The forms of the nodes
 * determine their order; both orders are compared only when the forms are equal.
 */
function fingerprintOf(world: World): string {
  const [first, second] = world.nodes.map((node) => shapeOf(node).form) as [number, number];
  if (first !== second) return withoutNames(world, first > second);
  const [text = ''] = [withoutNames(world, false), withoutNames(world, true)].sort();
  return text;
}

function withoutNames({ nodes, callers, left, serial: _serial, ...rest }: World, isSwapped: boolean): string {
  const numbers = new Map<string, number>();
  const [first, second] = nodes;
  let text = '';
  for (const chance in left) text += `${left[chance as Chance]} `;
  for (const part of Object.values(rest)) add(part);
  add(isSwapped ? second : first);
  add(isSwapped ? first : second);
  for (const { id, node, waitsFor } of callers) text += `${numberOf(id)} ${isSwapped ? 1 - node : node} ${waitsFor},`;
  return text;

  function add(part: unknown) {
    const { form, names } = shapeOf(part);
    text += form;
    for (const name of names) text += `#${numberOf(name)}`;
    text += ',';
  }

  function numberOf(name: string): number {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  }
}

/** Part of a world: the number of its text without names, and the names in it. */
interface Shape {
  readonly form: number | string;
  readonly names: readonly string[];
}

/** Shapes of parts, emptied when full. A move changes one or two parts and shares the others with the world before it. */
const shapes = new Map<object, Shape>();
const forms = new Map<string, number>();

function shapeOf(part: unknown): Shape {
  if (typeof part !== 'object' || part === null) return { form: String(part), names: [] };
  const known = shapes.get(part);
  if (known !== undefined) return known;
  const names: string[] = [];
  const text = textOf(part, names);
  const form = forms.get(text) ?? forms.size;
  forms.set(text, form);
  if (shapes.size === 2_000) shapes.clear();
  shapes.set(part, { form, names });
  return { form, names };
}

/** Text of a value, equal for values that differ only in names, which are appended to `names`. */
function textOf(value: unknown, names: string[]): string {
  if (value === facts) return 'facts';
  if (typeof value === 'string') {
    if (!/^[cr]\d+$/.test(value)) return `"${value}"`;
    names.push(value);
    return '#';
  }
  if (typeof value !== 'object' || value === null) return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${textOf(item, names)},`;
    return `[${text}]`;
  }
  for (const key in value) text += `${key}:${textOf(value[key as keyof typeof value], names)},`;
  return `{${text}}`;
}

function pathOf(path: Path | null): string[] {
  return path === null ? [] : [...pathOf(path.from), path.by];
}
