import { canonicalJson } from '../../../../core/base/canonical-json.ts';
import type { TetrisState } from '../state.ts';

/**
 * Canonical JSON of a state, written by a template: many times faster than sorting keys, and every response hashes a
 * state. A test compares it with the general implementation.
 */
export function tetrisStateText(state: TetrisState): string {
  const { actions, actionsSinceTick, backToBack, board, clears, config, dueUs, end, landed, lastEvent } = state;
  const { lastKick, lines, lockLeftUs, lowestRow, piece, pieces, queue, resetsLeft, resting, rotation } = state;
  const head = `{"actions":${actions},"actionsSinceTick":${actionsSinceTick},"backToBack":${backToBack},"board":${partText(board)}`;
  const time = `"clears":${clears},"config":${partText(config)},"dueUs":${dueUs},"end":${canonicalJson(end)},"landed":${landed}`;
  const last = `"lastEvent":${lastEvent === null ? 'null' : partText(lastEvent)},"lastKick":${lastKick},"lines":${lines}`;
  const lock = `"lockLeftUs":${lockLeftUs},"lowestRow":${lowestRow},"piece":${piece},"pieces":${pieces},"queue":${partText(queue)}`;
  const placement = `"resetsLeft":${resetsLeft},"resting":${resting},"rotation":${rotation},"score":${state.score}`;
  return `${head},${time},${last},${lock},${placement},"tUs":${state.tUs},"x":${state.x},"y":${state.y}}`;
}

/** Text of parts that consecutive states share until a piece locks. */
const partTexts = new WeakMap<object, string>();

function partText(part: object): string {
  const cached = partTexts.get(part);
  if (cached !== undefined) return cached;
  const text = canonicalJson(part);
  partTexts.set(part, text);
  return text;
}
