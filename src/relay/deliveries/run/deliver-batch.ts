import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { rateLimited } from '../../../core/operation/errors.ts';
import type { CallerContext, ExternalResponse } from '../../../core/operation/operation.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import { refuseRemoved } from '../../accounts/keys/refuse-removed.ts';
import { findRelayAccount, planOf } from '../../accounts/store/accounts.ts';
import { batchMax, batchStartMs, inFlightMax } from '../../limits.ts';
import type { BatchItem, Receipt } from '../../schemas.ts';
import { deliver } from './deliver.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryInput, parseDelivery } from './parse-delivery.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/**
 * Delivers the requests in their order, as `deliver` does, with the concurrency of the account's plan. A delivery
 * waits for a rate limit that ends within a second. None starts after `batchStartMs`, so that the last one ends before
 * client timeouts.
 */
export async function deliverBatch(
  services: DeliveryDeps,
  context: Pick<CallerContext, 'caller'>,
  requests: readonly DeliveryInput[],
): Promise<BatchItem[] | Refusal> {
  const { clock, database } = services;
  const account = await findRelayAccount(database.db, context.caller.accountId);
  if (account === undefined) return refuseRemoved();
  const untilMs = clock.monotonicMs() + batchStartMs;
  const { name } = planOf(account, clock.nowMs());
  const concurrency = name === 'builder' ? inFlightMax.builderAccount : inFlightMax.trialAccount;
  const items = new Map<DeliveryInput, BatchItem>();
  const queue = requests.values();
  const worker = async () => {
    for (const request of queue)
      items.set(request, toItem(request, await deliverWithRetries(services, context, request, untilMs)));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return requests.flatMap((request) => items.get(request) ?? []);
}

async function deliverWithRetries(
  services: DeliveryDeps,
  context: Pick<CallerContext, 'caller'>,
  request: DeliveryInput,
  untilMs: number,
): Promise<DeliveryResponse> {
  const params = parseDelivery(services, context, request);
  if (isRefusal(params)) return params;
  let response: DeliveryResponse = refuseConcurrency('relay-batch', batchMax, 1);
  while (services.clock.monotonicMs() < untilMs) {
    response = await deliver(services, params);
    if (!isRefusal(response) || !isShortRateLimit(response)) return response;
    await sleep(secondMs / 4);
  }
  return response;
}

function isShortRateLimit({ errorKind, members }: Refusal): boolean {
  return errorKind === rateLimited && Number(members['retry_after_seconds']) <= 1;
}

function toItem({ idempotency_key }: DeliveryInput, response: DeliveryResponse): BatchItem {
  if (!isRefusal(response)) return { idempotency_key, status: 200, receipt: response.output, problem: null };
  const { errorKind, detail, members } = response;
  const { receipt = null, retry_after_seconds: retryAfterSeconds } = members as {
    receipt?: Receipt | null;
    retry_after_seconds?: number;
  };
  const { code, status, title } = errorKind;
  const wait = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { idempotency_key, status, receipt, problem: { code, title, detail, ...wait } };
}
