import { facts, type Move, movesOf } from './moves.ts';
import { initialWorld, type Machine, type World } from './world.ts';

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
  const kinds = new Set<string>();
  let level: ReachedState[] = [{ world: start, path: null }];
  let count = 0;
  const find = (invariant: string, path: Path | null): ExplorationResult => ({
    states: seen.size,
    moves: count,
    kinds,
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
        kinds.add(move.name.replace(/ [c\d]+$/, ''));
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
  return { states: seen.size, moves: count, kinds, broken: null };
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

const factsText = JSON.stringify(facts);

/** Equal for worlds that differ only in the order of nodes and the names of requests and runs. */
function fingerprintOf(world: World): string {
  const [text = ''] = [withoutNames(world, false), withoutNames(world, true)].sort();
  return text;
}

function withoutNames({ nodes, callers, serial: _serial, ...rest }: World, isSwapped: boolean): string {
  const numbers = new Map<string, number>();
  const [first, second] = nodes;
  let text = '';
  for (const part of Object.values(rest)) add(part);
  add(isSwapped ? second : first);
  add(isSwapped ? first : second);
  for (const { id, node, waitsFor } of callers)
    text += `${numberOf(`"${id}"`)} ${isSwapped ? 1 - node : node} ${waitsFor},`;
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

/** Shapes of the parts of worlds. A move changes one or two parts and shares the others with the world before it. */
const shapes = new WeakMap<object, Shape>();
const forms = new Map<string, number>();

function shapeOf(part: unknown): Shape {
  if (typeof part !== 'object' || part === null) return { form: String(part), names: [] };
  const known = shapes.get(part);
  if (known !== undefined) return known;
  const names: string[] = [];
  const text = JSON.stringify(part)
    .replaceAll(factsText, '0')
    .replaceAll(/"(?:c\d+|r\d+)"/g, (name) => {
      names.push(name);
      return '#';
    });
  const form = forms.get(text) ?? forms.size;
  forms.set(text, form);
  shapes.set(part, { form, names });
  return { form, names };
}

function pathOf(path: Path | null): string[] {
  return path === null ? [] : [...pathOf(path.from), path.by];
}
