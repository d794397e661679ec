/** Reasons for which a game may be ended from outside its rules, by engine. */
const endings: Readonly<Record<string, readonly string[]>> = {
  // Its own time may stand still, so real time has a limit as well: `duration`.
  'tetris-v2': ['resign', 'abandoned', 'duration', 'voided'],
  // A seat resigns by an action of the engine's own; what it does out of turn is counted by the session alone.
  'turn-grid-v2': ['actions', 'abandoned', 'voided'],
};

const texts: Readonly<Record<string, (action: Given) => string | null>> = {
  'tetris-v2': tetrisText,
  'turn-grid-v2': gridText,
};

interface Given {
  readonly type?: unknown;
  readonly [field: string]: unknown;
}

export function isKnownEngine(engine: unknown): engine is string {
  return typeof engine === 'string' && Object.hasOwn(texts, engine);
}

/**
 * The canonical JSON of an action of this engine, or of an end from outside, exactly as its schema
 * permits it; null for anything else.
 */
export function actionText(engine: string, action: unknown): string | null {
  if (typeof action !== 'object' || action === null || !isKnownEngine(engine)) return null;
  const given = action as Given;
  if (given.type === 'end') return endText(endings[engine] ?? [], given);
  return texts[engine]?.(given) ?? null;
}

function endText(reasons: readonly string[], action: Given): string | null {
  const { reason } = action;
  if (fieldCount(action) !== 2 || typeof reason !== 'string' || !reasons.includes(reason)) return null;
  return `{"reason":"${reason}","type":"end"}`;
}

function tetrisText(action: Given): string | null {
  const { type, direction } = action;
  const fields = fieldCount(action);
  switch (type) {
    case 'move':
      return fields === 2 && (direction === 'left' || direction === 'right')
        ? `{"direction":"${direction}","type":"move"}`
        : null;
    case 'rotate':
      return fields === 2 && (direction === 'cw' || direction === 'ccw')
        ? `{"direction":"${direction}","type":"rotate"}`
        : null;
    case 'soft_drop':
    case 'hard_drop':
    case 'wait':
      return fields === 1 ? `{"type":"${type}"}` : null;
    default:
      return null;
  }
}

function gridText(action: Given): string | null {
  const { type } = action;
  if (type !== 'place' && type !== 'pass' && type !== 'resign') return null;
  const xText = placeText(action, 'x');
  const yText = placeText(action, 'y');
  if (xText === null || yText === null) return null;
  const known = 1 + Number(xText !== '') + Number(yText !== '');
  return fieldCount(action) === known ? `{"type":"${type}"${xText}${yText}}` : null;
}

const placeMax = 31;

/** The member as it follows others, empty where it is absent; null when it is no place. */
function placeText(action: Given, name: 'x' | 'y'): string | null {
  const place = action[name];
  if (place === undefined) return name in action ? null : '';
  const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= placeMax;
  return isPlace ? `,"${name}":${place}` : null;
}

function fieldCount(action: Given): number {
  let count = 0;
  for (const _ in action) count += 1;
  return count;
}
