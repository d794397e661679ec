import type { GeneratedAsset } from '../../core/interfaces/pages/assets.ts';
import { type ErrorClass, errorClasses, failures } from '../deliveries/rules/failures.ts';
import type { Effect, NextAction } from '../deliveries/rules/states.ts';

export const effectLabels: Readonly<Record<Effect, string>> = {
  none: 'not received by the destination',
  refused: 'rejected by the destination',
  unknown: 'may have been processed by the destination',
  done: 'accepted by the destination',
};

const nextActionLabels: Readonly<Record<NextAction, string>> = {
  none: 'No action needed.',
  replay: 'Replay the lead.',
  fix_destination:
    'Correct the destination, then replay. If the lead itself is invalid, send a corrected lead with a new idempotency key.',
  check_destination: 'Check whether the lead arrived at the destination. Replay it if it did not.',
};

const errorLabels = Object.fromEntries(errorClasses.map((name): [ErrorClass, string] => [name, failures[name].label]));

/** Labels of enumerations for the page scripts. */
export const deliveryLabels: GeneratedAsset = {
  name: 'delivery-labels.js',
  text: Object.entries({ effectLabels, nextActionLabels, errorLabels })
    .map(([name, labels]) => `export const ${name} = ${JSON.stringify(labels)};\n`)
    .join(''),
};
