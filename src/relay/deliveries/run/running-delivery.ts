import { randomHex, randomToken } from '../../../core/base/ids.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { CommitUnknown, Overloaded, StorageUnavailable } from '../../../core/db/transaction.ts';
import { usageOf } from '../../accounts/rules/trial.ts';
import { planOf } from '../../accounts/store/accounts.ts';
import { webhookBody } from '../../destinations/rules/webhook.ts';
import type { Receipt } from '../../schemas.ts';
import type { Admission } from '../rules/admission.ts';
import type { AttemptFacts } from '../rules/attempts.ts';
import { startRun, step } from '../rules/machine.ts';
import type { AttemptOutcome } from '../rules/outcome.ts';
import { firstResponse } from '../rules/receipt.ts';
import type { DeliveryRun, ReplyKind, RunCommand, RunEvent, Step, Write } from '../rules/run.ts';
import { DeliveryAttempt } from './attempt.ts';
import type { DeliveryServices } from './delivery-services.ts';
import type { DeliveryOrder } from './order.ts';
import { accept, type FinishedRun, mark, record } from './transactions.ts';

/** The response to a caller of a run. */
export type RunReply =
  | { readonly say: 'receipt'; readonly receipt: Receipt }
  | { readonly say: 'record' }
  | { readonly say: 'unavailable' }
  | { readonly say: 'admission'; readonly admission: Admission }
  | { readonly say: 'refused'; readonly refusal: Refusal };

export interface DeliveryRunOptions {
  readonly order: DeliveryOrder;
  readonly id: string;
  readonly n: number;
  readonly createdAtMs: number;
  readonly startedAtMs: number;
  /** Monotonic time of the request's arrival: what it waited for a slot counts for its deadline. */
  readonly arrivedMs: number;
  /** Told how the last attempt ended; null when none did. */
  readonly onEnded: (last: LastAttempt | null) => void;
}

export interface LastAttempt {
  readonly outcome: AttemptOutcome;
  readonly facts: AttemptFacts;
}

/** Carries out what the machine of deliveries commands: writes one after another, and the network outside of them. */
export class RunningDelivery {
  readonly order: DeliveryOrder;
  readonly #tools: DeliveryServices;
  readonly #beginning: DeliveryRunOptions;
  readonly #startMs: number;
  readonly #body: Uint8Array;
  readonly #waiting = new Map<string, (spoken: RunReply) => void>();
  #run: DeliveryRun | null = null;
  #attempt: DeliveryAttempt | null = null;
  #writes: Promise<void> = Promise.resolve();
  #excerpt: string | null = null;
  #refusal: Refusal | null = null;
  #rested: FinishedRun | null = null;
  #last: LastAttempt | null = null;
  #isEnded = false;

  constructor(tools: DeliveryServices, beginning: DeliveryRunOptions) {
    this.#tools = tools;
    this.#beginning = beginning;
    this.order = beginning.order;
    this.#startMs = beginning.arrivedMs;
    this.#body = webhookBody(beginning.order.payload, beginning.createdAtMs);
  }

  /** Begins, and resolves with the first caller's response. */
  begin(): Promise<RunReply> {
    const { n, startedAtMs } = this.#beginning;
    const { replay } = this.order;
    const caller = randomToken();
    const spoken = this.#wait(caller);
    this.#follow(startRun({ id: randomToken(), replay, startedAtMs, n, caller }));
    return spoken;
  }

  /** Waits for the same response as the first caller. */
  join(): Promise<RunReply> {
    const caller = randomToken();
    const spoken = this.#wait(caller);
    this.#apply({ type: 'joined', caller });
    return spoken;
  }

  get #elapsedMs(): number {
    return this.#tools.clock.monotonicMs() - this.#startMs;
  }

  #wait(caller: string): Promise<RunReply> {
    return new Promise((resolve) => this.#waiting.set(caller, resolve));
  }

  #apply(event: RunEvent): void {
    if (this.#run === null) throw new Error('The run has not started.');
    this.#follow(step(this.#run, event));
  }

  #follow({ run, commands }: Step): void {
    this.#run = run;
    for (const command of commands) this.#carryOut(command);
    if (run.phase !== 'ended' || this.#isEnded) return;
    this.#isEnded = true;
    this.#beginning.onEnded(this.#last);
  }

  #carryOut(command: RunCommand): void {
    switch (command.do) {
      case 'write':
        this.#writes = this.#writes.then(() => this.#write(command.write));
        return;
      case 'connect':
        void this.#connect(command.n, command.untilMs);
        return;
      case 'send':
        this.#attempt?.open();
        return;
      case 'abandon':
        this.#attempt?.close(command.because);
        return;
      case 'drop':
        this.#attempt?.close('drop');
        return;
      case 'pause':
        setTimeout(() => this.#apply({ type: 'pause_over', elapsedMs: this.#elapsedMs }), command.ms);
        return;
      case 'answer':
        for (const caller of command.callers) this.#tell(caller, command.say);
        return;
    }
  }

  async #connect(n: number, untilMs: number): Promise<void> {
    const attempt = new DeliveryAttempt(this.#tools, {
      order: this.order,
      deliveryId: this.#beginning.id,
      n,
      body: this.#body,
      limitMs: Math.max(0, untilMs - this.#elapsedMs),
      onConnected: () => this.#apply({ type: 'connected', elapsedMs: this.#elapsedMs }),
    });
    this.#attempt = attempt;
    const end = await attempt.run();
    if (end === null) return;
    const { outcome, facts, retryAfterMs, excerpt } = end;
    this.#excerpt = excerpt;
    this.#last = { outcome, facts };
    this.#tools.meter.attempted(outcome, facts);
    const random = drawFraction();
    this.#apply({ type: 'attempt_ended', outcome, facts, retryAfterMs, elapsedMs: this.#elapsedMs, random });
  }

  async #write(write: Write): Promise<void> {
    this.#apply(await this.#store(write).catch((err: unknown) => this.#writeFailed(write, err)));
  }

  async #store(write: Write): Promise<RunEvent> {
    const written = () => ({ type: 'written', write: write.kind, elapsedMs: this.#elapsedMs }) as const;
    const { database, clock } = this.#tools;
    const { order, id } = this.#beginning;
    switch (write.kind) {
      case 'accept': {
        const acceptance = { order, id, run: write.run, n: write.n, startedAtMs: write.startedAtMs };
        const started = await database.write((tx) => accept(tx, this.#tools, acceptance));
        if (started === 'begun') return written();
        if (!isRefusal(started)) return { type: 'not_admitted', admission: started.admission };
        this.#refusal = started;
        return { type: 'not_admitted', admission: { kind: 'refused', code: 'no_unit_left' } };
      }
      case 'mark': {
        const marked = await database.write((tx) => mark(tx, this.#tools, id, write));
        return marked === 'overtaken' ? { type: 'overtaken' } : written();
      }
      case 'result': {
        const { accountId } = order.caller;
        const nowMs = clock.nowMs();
        const rested = await database.write((tx) => record(tx, this.#tools, { id, accountId, nowMs }, write));
        if (rested === 'overtaken') return { type: 'overtaken' };
        this.#rested = rested;
        this.#tools.meter.finished(rested.receipt);
        return written();
      }
    }
  }

  #writeFailed(write: Write, err: unknown): RunEvent {
    if (!(err instanceof StorageUnavailable || err instanceof Overloaded))
      this.#tools.log.error({ err, module: 'relay', act: write.kind }, 'storing a delivery failed');
    const isUnknown = err instanceof CommitUnknown;
    return { type: 'write_failed', write: write.kind, isUnknown, elapsedMs: this.#elapsedMs, random: drawFraction() };
  }

  #tell(caller: string, replyKind: ReplyKind): void {
    this.#waiting.get(caller)?.(this.#spoken(replyKind));
    this.#waiting.delete(caller);
  }

  #spoken(replyKind: ReplyKind): RunReply {
    if (replyKind === 'record' || replyKind === 'unavailable') return { say: replyKind };
    if (replyKind === 'result') return { say: 'receipt', receipt: this.#firstResponse() };
    if (this.#refusal !== null) return { say: 'refused', refusal: this.#refusal };
    return { say: 'admission', admission: replyKind.admission };
  }

  #firstResponse(): Receipt {
    if (this.#rested === null) throw new Error('A result was returned before it was stored.');
    const { receipt, account, holdsUnit } = this.#rested;
    const { idempotencyKey, hashes, isTestLead } = this.order;
    const nowMs = this.#tools.clock.nowMs();
    const usage = usageOf(planOf(account, nowMs), { holdsUnit, test: isTestLead }, nowMs);
    return firstResponse(receipt, { idempotencyKey, hashes, usage, responseExcerpt: this.#excerpt });
  }
}

/** At least 0, below 1. */
function drawFraction(): number {
  return Number.parseInt(randomHex(6), 16) / 2 ** 48;
}
