import { randomHex, randomToken } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { CommitUnknown, isTemporaryFailure } from '../../../core/db/transaction.ts';
import { usageOf } from '../../accounts/rules/trial.ts';
import { planOf } from '../../accounts/store/accounts.ts';
import { webhookBody } from '../../destinations/rules/webhook.ts';
import type { Receipt } from '../../schemas.ts';
import type { Admission } from '../rules/admission.ts';
import type { AttemptMetrics } from '../rules/attempts.ts';
import { startRun, step } from '../rules/machine.ts';
import type { AttemptOutcome } from '../rules/outcome.ts';
import { firstResponse } from '../rules/receipt.ts';
import type { DeliveryRun, ReplyKind, RunCommand, RunEvent, Step, Write } from '../rules/run.ts';
import { DeliveryAttempt } from './attempt.ts';
import type { DeliveryParams } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { type FinishedRun, storeAcceptance, storeDispatchRecord, storeResult } from './transactions.ts';

/** Response of a run to one request. */
export type RunReply =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'record' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'admission'; readonly admission: Admission }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface DeliveryRunOptions {
  readonly params: DeliveryParams;
  readonly id: string;
  readonly n: number;
  readonly createdAtMs: number;
  readonly startedAtMs: number;
  /** Monotonic time of the request's arrival, so that waiting for a slot counts for the deadline. */
  readonly arrivedMs: number;
  /** Called at the end of the run with the result of its last attempt; null if no attempt ended with a result. */
  readonly onEnded: (lastAttempt: LastAttempt | null) => void;
}

export interface LastAttempt {
  readonly outcome: AttemptOutcome;
  readonly metrics: AttemptMetrics;
}

/**
 * Executor of the delivery state machine: runs writes one after another, and network operations concurrently with
 * them.
 */
export class RunningDelivery {
  readonly params: DeliveryParams;
  readonly #deps: DeliveryServices;
  readonly #options: DeliveryRunOptions;
  readonly #startMs: number;
  readonly #body: Uint8Array;
  readonly #waitingRequests = new Map<string, (reply: RunReply) => void>();
  #run: DeliveryRun | null = null;
  #attempt: DeliveryAttempt | null = null;
  #writes: Promise<void> = Promise.resolve();
  #excerpt: string | null = null;
  #refusal: Refusal | null = null;
  #finishedRun: FinishedRun | null = null;
  #lastAttempt: LastAttempt | null = null;
  #isEnded = false;

  constructor(deps: DeliveryServices, options: DeliveryRunOptions) {
    this.#deps = deps;
    this.#options = options;
    this.params = options.params;
    this.#startMs = options.arrivedMs;
    this.#body = webhookBody(options.params.payload, options.createdAtMs);
  }

  /** Starts the run and resolves with the response for the first request. */
  start(): Promise<RunReply> {
    const { n, startedAtMs } = this.#options;
    const { replay } = this.params;
    const requestId = randomToken();
    const reply = this.#wait(requestId);
    this.#applyStep(startRun({ id: randomToken(), replay, startedAtMs, n, requestId }));
    return reply;
  }

  /** Adds a request that gets the same response. */
  join(): Promise<RunReply> {
    const requestId = randomToken();
    const reply = this.#wait(requestId);
    this.#apply({ type: 'joined', requestId });
    return reply;
  }

  get #elapsedMs(): number {
    return this.#deps.clock.monotonicMs() - this.#startMs;
  }

  #wait(requestId: string): Promise<RunReply> {
    return new Promise((resolve) => this.#waitingRequests.set(requestId, resolve));
  }

  #apply(event: RunEvent): void {
    if (this.#run === null) throw new Error('The run has not started.');
    this.#applyStep(step(this.#run, event));
  }

  #applyStep({ run, commands }: Step): void {
    this.#run = run;
    for (const command of commands) this.#execute(command);
    if (run.phase !== 'ended' || this.#isEnded) return;
    this.#isEnded = true;
    this.#options.onEnded(this.#lastAttempt);
  }

  #execute(command: RunCommand): void {
    switch (command.do) {
      case 'write':
        this.#writes = this.#writes.then(() => this.#write(command.write));
        return;
      case 'connect':
        void this.#connect(command.n, command.untilMs);
        return;
      case 'send':
        this.#attempt?.permitSending();
        return;
      case 'abandon':
        this.#attempt?.abort(command.reason);
        return;
      case 'drop':
        this.#attempt?.abort('drop');
        return;
      case 'pause':
        setTimeout(() => this.#apply({ type: 'pause_over', elapsedMs: this.#elapsedMs }), command.ms);
        return;
      case 'respond':
        for (const requestId of command.requestIds) this.#reply(requestId, command.reply);
        return;
    }
  }

  async #connect(n: number, untilMs: number): Promise<void> {
    const attempt = new DeliveryAttempt(this.#deps, {
      params: this.params,
      deliveryId: this.#options.id,
      n,
      body: this.#body,
      limitMs: Math.max(0, untilMs - this.#elapsedMs),
      onConnected: () => this.#apply({ type: 'connected', elapsedMs: this.#elapsedMs }),
    });
    this.#attempt = attempt;
    const end = await attempt.run();
    if (end === null) return;
    const { outcome, metrics, retryAfterMs, excerpt } = end;
    this.#excerpt = excerpt;
    this.#lastAttempt = { outcome, metrics };
    this.#deps.meter.recordAttempt(outcome, metrics);
    const random = randomFraction();
    this.#apply({ type: 'attempt_ended', outcome, metrics, retryAfterMs, elapsedMs: this.#elapsedMs, random });
  }

  async #write(write: Write): Promise<void> {
    this.#apply(await this.#store(write).catch((err: unknown) => this.#failedWriteEvent(write, err)));
  }

  async #store(write: Write): Promise<RunEvent> {
    const writtenEvent = () => ({ type: 'written', write: write.kind, elapsedMs: this.#elapsedMs }) as const;
    const { database, clock } = this.#deps;
    const { params, id } = this.#options;
    switch (write.kind) {
      case 'accept': {
        const acceptance = { params, id, run: write.run, n: write.n, startedAtMs: write.startedAtMs };
        const result = await database.write((tx) => storeAcceptance(tx, this.#deps, acceptance));
        if (result === 'accepted') return writtenEvent();
        if (!isRefusal(result)) return { type: 'not_admitted', admission: result.admission };
        // The response is `#refusal`; the code of the event is a placeholder.
        this.#refusal = result;
        return { type: 'not_admitted', admission: { kind: 'refused', code: 'no_unit_left' } };
      }
      case 'dispatch': {
        const result = await database.write((tx) => storeDispatchRecord(tx, this.#deps, id, write));
        return result === 'ownership_lost' ? { type: 'ownership_lost' } : writtenEvent();
      }
      case 'result': {
        const { accountId } = params.caller;
        const nowMs = clock.nowMs();
        const finishedRun = await database.write((tx) => storeResult(tx, this.#deps, { id, accountId, nowMs }, write));
        if (finishedRun === 'ownership_lost') return { type: 'ownership_lost' };
        this.#finishedRun = finishedRun;
        this.#deps.meter.countDelivery(finishedRun.receipt);
        return writtenEvent();
      }
    }
  }

  #failedWriteEvent(write: Write, err: unknown): RunEvent {
    if (!isTemporaryFailure(err))
      this.#deps.log.error(
        { err, module: 'relay', act: write.kind },
        'storing a delivery failed: writing a result is retried, a delivery in an earlier phase ends',
      );
    const isUnknown = err instanceof CommitUnknown;
    return { type: 'write_failed', write: write.kind, isUnknown, elapsedMs: this.#elapsedMs, random: randomFraction() };
  }

  #reply(requestId: string, replyKind: ReplyKind): void {
    this.#waitingRequests.get(requestId)?.(this.#toReply(replyKind));
    this.#waitingRequests.delete(requestId);
  }

  #toReply(replyKind: ReplyKind): RunReply {
    if (replyKind === 'record' || replyKind === 'unavailable') return { kind: replyKind };
    if (replyKind === 'result') return { kind: 'receipt', receipt: this.#firstResponse() };
    if (this.#refusal !== null) return { kind: 'refused', refusal: this.#refusal };
    return { kind: 'admission', admission: replyKind.admission };
  }

  #firstResponse(): Receipt {
    if (this.#finishedRun === null) throw new Error('A result was returned before it was stored.');
    const { receipt, account, hasUnit } = this.#finishedRun;
    const { idempotencyKey, hashes, isTestLead } = this.params;
    const nowMs = this.#deps.clock.nowMs();
    const usage = usageOf(planOf(account, nowMs), { hasUnit, test: isTestLead }, nowMs);
    return firstResponse(receipt, { idempotencyKey, hashes, usage, responseExcerpt: this.#excerpt });
  }
}

/** Random number in [0, 1). */
function randomFraction(): number {
  return Number.parseInt(randomHex(6), 16) / 2 ** 48;
}
