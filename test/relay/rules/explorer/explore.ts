import { initialState, type Machine, type ModelState, type OptionalEvent } from './model-state.ts';
import { type Move, movesOf, sampleMetrics } from './moves.ts';

export interface ExplorationResult {
  readonly states: number;
  readonly moves: number;
  /** The first violated invariant and the moves that lead to it; null when none was found. */
  readonly violation: { readonly invariant: string; readonly path: readonly string[] } | null;
  /** All kinds of moves that were made. */
  readonly kinds: ReadonlySet<string>;
}

interface Path {
  readonly previous: Path | null;
  readonly moveName: string;
}

interface ReachedState {
  readonly model: ModelState;
  readonly path: Path | null;
}

/**
 * Breadth-first search of all states within `depth` moves, so that the path to a violated invariant is a shortest one.
 */
export function explore(machine: Machine, start: ModelState, depth: number): ExplorationResult {
  const fingerprints = new Set([fingerprintOf(start)]);
  const moveNames = new Set<string>();
  let currentLevel: ReachedState[] = [{ model: start, path: null }];
  let moveCount = 0;
  const resultWithViolation = (invariant: string, path: Path | null): ExplorationResult => ({
    states: fingerprints.size,
    moves: moveCount,
    kinds: kindsOf(moveNames),
    violation: { invariant, path: pathOf(path) },
  });
  for (let currentDepth = 1; currentDepth <= depth && currentLevel.length > 0; currentDepth += 1) {
    const nextLevel: ReachedState[] = [];
    // States are removed when they are expanded, to free memory: there are millions.
    for (let reachedState = currentLevel.pop(); reachedState !== undefined; reachedState = currentLevel.pop()) {
      const moves = movesOf(machine, reachedState.model);
      const violation = findStuckCaller(reachedState.model, moves);
      if (violation !== null) return resultWithViolation(violation, reachedState.path);
      for (const move of moves) {
        moveCount += 1;
        moveNames.add(move.name);
        const path = { previous: reachedState.path, moveName: move.name };
        const nextModel = applyMove(move);
        if (typeof nextModel === 'string') return resultWithViolation(nextModel, path);
        // States after the last move are not expanded, so they need not be stored.
        if (currentDepth === depth || nextModel === reachedState.model) continue;
        const fingerprint = fingerprintOf(nextModel);
        if (fingerprints.has(fingerprint)) continue;
        fingerprints.add(fingerprint);
        nextLevel.push({ model: nextModel, path });
      }
    }
    currentLevel = nextLevel;
  }
  return { states: fingerprints.size, moves: moveCount, kinds: kindsOf(moveNames), violation: null };
}

/** The names of moves without their node or caller. */
function kindsOf(names: ReadonlySet<string>): Set<string> {
  return new Set([...names].map((name) => name.replace(/ [c\d]+$/, '')));
}

/** The next model, or the invariant violated on the way, including errors of the machine. */
function applyMove({ apply }: Move): ModelState | string {
  try {
    return apply();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/**
 * The model after these moves, each named as in `movesOf`; null when this machine has no such path. The optional
 * events are available again afterwards.
 */
export function reach(machine: Machine, names: readonly string[]): ModelState | null {
  let model = initialState;
  for (const name of names) {
    const move = movesOf(machine, model).find((candidate) => candidate.name === name);
    if (move === undefined) return null;
    model = { ...move.apply(), remainingEvents: initialState.remainingEvents };
  }
  return model;
}

/** No caller may be waiting when no move is left that happens eventually. */
function findStuckCaller({ callers }: ModelState, moves: readonly Move[]): string | null {
  return callers.length > 0 && !moves.some(({ isCertain }) => isCertain) ? 'a caller waits for ever' : null;
}

/**
 * A text that is equal for states that differ only in the order of nodes and the names of requests and runs. The text
 * numbers of the nodes determine their order; both orders are tried only when these numbers are equal.
 */
function fingerprintOf(model: ModelState): string {
  const [first, second] = model.nodes.map((node) => fingerprintOfPart(node).textNumber) as [number, number];
  if (first !== second) return textWithoutNames(model, first > second);
  const [text = ''] = [textWithoutNames(model, false), textWithoutNames(model, true)].sort();
  return text;
}

/**
 * Members that are compared as one part each. Nodes, callers and remaining events are compared separately;
 * `requestCount` only numbers names.
 */
const singlePartKeys = (Object.keys(initialState) as (keyof ModelState)[]).filter(
  (key) => !['nodes', 'callers', 'remainingEvents', 'requestCount'].includes(key),
);

function textWithoutNames(model: ModelState, areNodesSwapped: boolean): string {
  const { nodes, callers, remainingEvents } = model;
  const [first, second] = nodes;
  const renumberedNames: string[] = [];
  let text = '';
  for (const event in remainingEvents) text += `${remainingEvents[event as OptionalEvent]} `;
  for (const key of singlePartKeys) add(model[key]);
  add(areNodesSwapped ? second : first);
  add(areNodesSwapped ? first : second);
  for (const { id, node, waitsFor } of callers)
    text += `${numberOf(id)} ${areNodesSwapped ? 1 - node : node} ${waitsFor},`;
  return text;

  function add(part: unknown) {
    if (typeof part !== 'object' || part === null) {
      text += `${part},`;
      return;
    }
    const { textNumber, names } = fingerprintOfPart(part);
    text += textNumber;
    for (const name of names) text += `#${numberOf(name)}`;
    text += ',';
  }

  function numberOf(name: string): number {
    const index = renumberedNames.indexOf(name);
    return index === -1 ? renumberedNames.push(name) - 1 : index;
  }
}

/** Part of a model: the number of its text without names, and the names in it. */
interface PartFingerprint {
  readonly textNumber: number;
  readonly names: readonly string[];
}

/**
 * Cache of the fingerprints of parts, emptied when full. A move changes one or two parts and shares the others with the
 * model before it.
 */
const partFingerprints = new Map<object, PartFingerprint>();
const textNumbers = new Map<string, number>();

function fingerprintOfPart(part: object): PartFingerprint {
  const cached = partFingerprints.get(part);
  if (cached !== undefined) return cached;
  const names: string[] = [];
  const text = textOf(part, names);
  const textNumber = textNumbers.get(text) ?? textNumbers.size;
  textNumbers.set(text, textNumber);
  if (partFingerprints.size === 2_000) partFingerprints.clear();
  partFingerprints.set(part, { textNumber, names });
  return { textNumber, names };
}

/** Text of a value, equal for values that differ only in names, which are appended to `names`. */
function textOf(value: unknown, names: string[]): string {
  if (value === sampleMetrics) return 'metrics';
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
  return path === null ? [] : [...pathOf(path.previous), path.moveName];
}
