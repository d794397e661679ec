import type { RateLimit } from '../../core/operation/rate-limit.ts';
import type { AllowList } from '../../core/outbound/allow-list.ts';
import type { Plan } from '../rules/trial.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { SharedLooks } from './shared-looks.ts';
import type { DeliveryTools } from './tools.ts';
import type { UnderWay } from './underway.ts';
import type { Waiters } from './waiters.ts';

/** What takes requests for deliveries: the tools, what is under way already, and what may begin. */
export interface DeliveryDesk extends DeliveryTools {
  readonly underWay: UnderWay;
  readonly waiters: Waiters;
  /** At records that other processes have under way. */
  readonly looks: SharedLooks<DeliveryRow | undefined>;
  /** What an operator lets in for development. */
  readonly allow: AllowList;
  /** How many deliveries an account of this plan may begin. */
  limitOf(plan: Plan): RateLimit;
  /** The relay's own address. */
  readonly url: string;
}
