import type { Operation } from '../core/operation/operation.ts';
import { create_trial } from './operations/create_trial.ts';
import { deliver } from './operations/deliver.ts';
import { list_deliveries } from './operations/list_deliveries.ts';
import { look_up_delivery } from './operations/look_up_delivery.ts';
import { read_delivery } from './operations/read_delivery.ts';
import { revoke_key } from './operations/revoke_key.ts';
import { rotate_key } from './operations/rotate_key.ts';

/** Everything that the relay can be asked to do. */
export const operations: readonly Operation[] = [
  create_trial,
  deliver,
  list_deliveries,
  look_up_delivery,
  read_delivery,
  rotate_key,
  revoke_key,
];
