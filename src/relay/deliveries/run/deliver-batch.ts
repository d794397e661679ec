import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { rateLimited } from '../../../core/operation/errors.ts';
import type { CallerContext, ExternalResponse } from '../../../core/operation/operation.ts';
import { refuseOnStorageFailure } from '../../../core/operation/problem.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { findRelayAccount, planOf } from '../../accounts/store/accounts.ts';
import { batchMax, batchStartMs, inFlightMax } from '../../limits.ts';
import type { BatchItem, Receipt } from '../../schemas.ts';
import { deliver } from './deliver.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryInput, parseDelivery } from './parse-delivery.ts';

type DeliveryResponse = ExternalResponse<Receipt> | Refusal;

/**
 * Delivers the requests in their order, as `deliver` does, with the concurrency of the account's plan. A delivery waits
 * for an earlier one with the same idempotency key, and for a rate limit that ends within a second. None starts later
 * than `batchStartMs` after the request, so that the last one ends before client timeouts. Refuses when the account was
 * removed.
 */
export async function deliverBatch(
  deps: DeliveryDeps,
  context: Pick<CallerContext, 'caller'>,
  requests: readonly DeliveryInput[],
): Promise<BatchItem[] | Refusal> {
  const { clock, database } = deps;
  const account = await findRelayAccount(database.db, context.caller.accountId);
  if (account === undefined) return refuseRemovedAccount();
  const untilMs = clock.monotonicMs() + batchStartMs;
  const { name: planName } = planOf(account, clock.nowMs());
  const concurrency = planName === 'builder' ? inFlightMax.builderAccount : inFlightMax.trialAccount;
  const items = new Map<DeliveryInput, BatchItem>();
  const queue = requests.values();
  const lastResponses = new Map<string, Promise<DeliveryResponse>>();
  const worker = async () => {
    for (const request of queue) {
      const earlierResponse = lastResponses.get(request.idempotency_key);
      const response = Promise.resolve(earlierResponse).then(() =>
        refuseOnStorageFailure(() => deliverWithRetries(deps, context, request, untilMs)),
      );
      lastResponses.set(request.idempotency_key, response);
      items.set(request, toItem(request, await response));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return requests.flatMap((request) => items.get(request) ?? []);
}

async function deliverWithRetries(
  deps: DeliveryDeps,
  context: Pick<CallerContext, 'caller'>,
  request: DeliveryInput,
  untilMs: number,
): Promise<DeliveryResponse> {
  const params = parseDelivery(deps, context, request);
  if (isRefusal(params)) return params;
  let response: DeliveryResponse = refuseConcurrency('relay-batch', batchMax, 1);
  while (deps.clock.monotonicMs() < untilMs) {
    response = await deliver(deps, params);
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
  const retryAfter = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { idempotency_key, status, receipt, problem: { code, title, detail, ...retryAfter } };
}
