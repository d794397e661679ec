import type { Operation } from '../core/operation/operation.ts';
import { check_destination } from './operations/check_destination.ts';
import { claim_payment } from './operations/claim_payment.ts';
import { confirm_trial } from './operations/confirm_trial.ts';
import { create_checkout } from './operations/create_checkout.ts';
import { create_trial } from './operations/create_trial.ts';
import { delete_account } from './operations/delete_account.ts';
import { deliver } from './operations/deliver.ts';
import { list_deliveries } from './operations/list_deliveries.ts';
import { list_destinations } from './operations/list_destinations.ts';
import { look_up_delivery } from './operations/look_up_delivery.ts';
import { read_delivery } from './operations/read_delivery.ts';
import { read_destination_secret } from './operations/read_destination_secret.ts';
import { read_usage } from './operations/read_usage.ts';
import { revoke_key } from './operations/revoke_key.ts';
import { rotate_key } from './operations/rotate_key.ts';
import { test_destination } from './operations/test_destination.ts';

/** Everything that the relay can be asked to do. */
export const operations: readonly Operation[] = [
  create_trial,
  confirm_trial,
  deliver,
  list_deliveries,
  look_up_delivery,
  read_delivery,
  rotate_key,
  revoke_key,
  delete_account,
  create_checkout,
  claim_payment,
  check_destination,
  list_destinations,
  read_destination_secret,
  read_usage,
  test_destination,
];
