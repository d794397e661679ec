import { canonicalJson } from '../../../../core/base/canonical-json.ts';
import type { TetrisState } from '../state.ts';

/**
 * Canonical JSON of a state. A template is many times faster than sorting keys, and every response hashes a state. A
 * test compares the result with that of `canonicalJson`.
 */
export function tetrisStateText(state: TetrisState): string {
  const { actions, actionsSinceTick, backToBack, board, clears, config, dueUs, end, landed, lastEvent } = state;
  const { lastKick, lines, lockLeftUs, lowestRow, piece, pieces, queue, resetsLeft, resting, rotation } = state;
  const head = `{"actions":${actions},"actionsSinceTick":${actionsSinceTick},"backToBack":${backToBack},"board":${cachedJson(board)}`;
  const time = `"clears":${clears},"config":${cachedJson(config)},"dueUs":${dueUs},"end":${canonicalJson(end)},"landed":${landed}`;
  const last = `"lastEvent":${lastEvent === null ? 'null' : cachedJson(lastEvent)},"lastKick":${lastKick},"lines":${lines}`;
  const lock = `"lockLeftUs":${lockLeftUs},"lowestRow":${lowestRow},"piece":${piece},"pieces":${pieces},"queue":${cachedJson(queue)}`;
  const placement = `"resetsLeft":${resetsLeft},"resting":${resting},"rotation":${rotation},"score":${state.score}`;
  return `${head},${time},${last},${lock},${placement},"tUs":${state.tUs},"x":${state.x},"y":${state.y}}`;
}

/** JSON of objects that consecutive states often share, such as the board until a piece locks. */
const jsonCache = new WeakMap<object, string>();

function cachedJson(value: object): string {
  const cachedText = jsonCache.get(value);
  if (cachedText !== undefined) return cachedText;
  const text = canonicalJson(value);
  jsonCache.set(value, text);
  return text;
}
