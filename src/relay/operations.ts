import type { Operation } from '../core/operation/operation.ts';
import { confirm_recovery } from './accounts/operations/confirm_recovery.ts';
import { confirm_trial } from './accounts/operations/confirm_trial.ts';
import { create_key } from './accounts/operations/create_key.ts';
import { create_trial } from './accounts/operations/create_trial.ts';
import { delete_account } from './accounts/operations/delete_account.ts';
import { list_keys } from './accounts/operations/list_keys.ts';
import { list_notices } from './accounts/operations/list_notices.ts';
import { read_usage } from './accounts/operations/read_usage.ts';
import { recover_key } from './accounts/operations/recover_key.ts';
import { revoke_key } from './accounts/operations/revoke_key.ts';
import { revoke_named_key } from './accounts/operations/revoke_named_key.ts';
import { rotate_key } from './accounts/operations/rotate_key.ts';
import { set_notice } from './accounts/operations/set_notice.ts';
import { claim_payment } from './billing/operations/claim_payment.ts';
import { create_checkout } from './billing/operations/create_checkout.ts';
import { open_portal } from './billing/operations/open_portal.ts';
import { ask_receiver } from './deliveries/operations/ask_receiver.ts';
import { create_embed_link } from './deliveries/operations/create_embed_link.ts';
import { deliver } from './deliveries/operations/deliver.ts';
import { deliver_batch } from './deliveries/operations/deliver_batch.ts';
import { list_deliveries } from './deliveries/operations/list_deliveries.ts';
import { list_embedded_deliveries } from './deliveries/operations/list_embedded_deliveries.ts';
import { look_up_delivery } from './deliveries/operations/look_up_delivery.ts';
import { read_delivery } from './deliveries/operations/read_delivery.ts';
import { settle_delivery } from './deliveries/operations/settle_delivery.ts';
import { check_destination } from './destinations/operations/check_destination.ts';
import { list_destinations } from './destinations/operations/list_destinations.ts';
import { read_destination_secret } from './destinations/operations/read_destination_secret.ts';
import { read_echo } from './destinations/operations/read_echo.ts';
import { rotate_destination_secret } from './destinations/operations/rotate_destination_secret.ts';
import { test_destination } from './destinations/operations/test_destination.ts';
import type { RelayServices } from './relay-services.ts';

/** All operations of the relay. */
export const operations: readonly Operation<RelayServices>[] = [
  create_trial,
  confirm_trial,
  deliver,
  deliver_batch,
  list_deliveries,
  look_up_delivery,
  read_delivery,
  settle_delivery,
  ask_receiver,
  create_embed_link,
  list_embedded_deliveries,
  rotate_key,
  recover_key,
  confirm_recovery,
  revoke_key,
  create_key,
  list_keys,
  revoke_named_key,
  list_notices,
  set_notice,
  delete_account,
  create_checkout,
  claim_payment,
  open_portal,
  check_destination,
  list_destinations,
  read_destination_secret,
  rotate_destination_secret,
  read_echo,
  read_usage,
  test_destination,
];
