import type { EngineDefinition } from '../../../../../src/arcade/engines/definition.ts';
import { canonicalJson } from '../../../../../src/core/base/canonical-json.ts';
import { driveNumberGuess } from '../driver.ts';
import { guessesMax, valueMax } from '../number-guess-v1.ts';

const pointsSchema = { type: 'integer', minimum: 0, maximum: guessesMax } as const;

/** A third engine, for tests only, as an example of what a new engine needs. */
export const numberGuessDefinition: EngineDefinition = {
  id: 'number-guess-v1',
  family: 'number-guess',
  version: 1,
  lifecycle: 'certification',
  folder: 'number-guess',
  title: 'Guess the number',
  description: 'Two seats in turn guess the next random number.',
  modes: ['turn_based', 'duel'],
  playerRange: { min: 2, max: 2 },
  snapshotFormat: 'number-guess/1',
  observationFormat: 'number-guess/1 snapshot',
  schemas: {
    action: {
      type: 'object',
      properties: { type: { const: 'guess' }, value: { type: 'integer', minimum: 0, maximum: valueMax } },
      required: ['type', 'value'],
      additionalProperties: false,
    },
    snapshot: {
      to_move: { type: ['integer', 'null'] },
      points: { type: 'array', items: pointsSchema },
      last: { type: ['object', 'null'], additionalProperties: true },
    },
    result: {
      best: pointsSchema,
      winners: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 1 }, maxItems: 1 },
    },
  },
  requiredPaths: [['to_move'], ['points'], ['status'], ['last', 'events_since']],
  endings: {
    byRules: { all_guessed: 'All numbers were guessed' },
    byPlatform: ['resign', 'abandoned', 'duration', 'voided'],
  },
  seats: () => 2,
  configFault: () => undefined,
  randomness: (rngKey, sha256) => (index) => (sha256(Uint8Array.from([...rngKey, index]))[0] ?? 0) % (valueMax + 1),
  open: driveNumberGuess,
  stateText: canonicalJson,
  renderText: ({ points }) => [`points ${String(points)}`],
  certification: {
    endings: ['all_guessed'],
    counts: (actions) => ({ guesses: actions.length }),
    minimums: {},
    seatsToAct: ({ to_move }) => (typeof to_move === 'number' ? [to_move] : []),
  },
};
