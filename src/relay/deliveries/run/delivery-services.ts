import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { Database } from '../../../core/db/transaction.ts';
import type { RelayEgress } from '../../destinations/echo/echo-transport.ts';
import type { DeliveryMeter } from '../../metrics.ts';
import type { RelaySecrets, SigningSecrets } from '../../secrets.ts';

/** Dependencies of all code that sends or settles deliveries. `DeliveryDeps` adds those of the deliver operations. */
export interface DeliveryServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly egress: RelayEgress;
  readonly secrets: RelaySecrets;
  readonly signingSecrets: SigningSecrets;
  readonly signingKeys: SigningKeys;
  readonly node: { readonly id: string };
  readonly userAgent: string;
  readonly meter: DeliveryMeter;
}
