import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookHeaders } from '../../destinations/rules/webhook.ts';
import { nameNotUsableMs, responseExcerptBytesMax } from '../../limits.ts';
import type { OutboundOutcome as Answer } from '../../outbound/outcome.ts';
import type { AttemptFacts } from '../rules/attempts.ts';
import { type ErrorClass, errorClassOf } from '../rules/failures.ts';
import type { AttemptOutcome } from '../rules/outcome.ts';
import type { DeliveryServices } from './delivery-services.ts';
import type { DeliveryOrder } from './order.ts';

/** How an attempt ended. Null: it was dropped, and nobody wants to know. */
export type AttemptEnd = {
  readonly outcome: AttemptOutcome;
  readonly facts: AttemptFacts;
  readonly retryAfterMs: number | null;
  /** The beginning of what the destination answered; never kept. */
  readonly excerpt: string | null;
} | null;

export interface AttemptOptions {
  readonly order: DeliveryOrder;
  readonly deliveryId: string;
  readonly n: number;
  readonly body: Uint8Array;
  readonly limitMs: number;
  /** The connection stands, and waits for `open` or `close`. */
  readonly onConnected: () => void;
}

/** One attempt on the network, with a gate before the first byte of the lead. */
export class DeliveryAttempt {
  readonly #tools: DeliveryServices;
  readonly #shipment: AttemptOptions;
  readonly #startMs: number;
  #gate: { open(): void; close(error: Error): void } | null = null;
  #closedBy: 'drop' | 'deadline_before_sent' | 'not_recorded' | null = null;
  #isOpen = false;

  constructor(tools: DeliveryServices, shipment: AttemptOptions) {
    this.#tools = tools;
    this.#shipment = shipment;
    this.#startMs = tools.clock.monotonicMs();
  }

  /** Resolves, connects, waits at the gate and sends. */
  async run(): Promise<AttemptEnd> {
    const { order, body, limitMs } = this.#shipment;
    try {
      const response = await this.#tools.egress.send({
        destination: order.destination,
        partition: order.caller.accountId,
        headers: this.#headers(),
        body,
        limitMs,
        beforeDispatch: () => this.#waitAtGate(),
      });
      return isNameNotUsable(response) ? await this.#nameNotUsable() : endOf(response);
    } catch (err) {
      return this.#broken(err);
    }
  }

  /** Lets the lead leave. */
  open(): void {
    this.#isOpen = true;
    this.#gate?.open();
  }

  /** Ends the attempt without a byte of the lead, if it has not left yet. */
  close(by: 'drop' | 'deadline_before_sent' | 'not_recorded'): void {
    this.#closedBy = by;
    this.#gate?.close(new Error(by));
  }

  #waitAtGate(): Promise<void> {
    if (this.#closedBy !== null) return Promise.reject(new Error(this.#closedBy));
    return new Promise((open, close) => {
      this.#gate = { open, close };
      this.#shipment.onConnected();
    });
  }

  #headers(): (readonly [string, string])[] {
    const { order, deliveryId, n, body } = this.#shipment;
    const { signingSecrets, clock, userAgent } = this.#tools;
    const keys = signingSecrets.webhookKeys(order.caller.accountId, order.destination.origin);
    const own = webhookHeaders({ deliveryId, n, nowMs: clock.nowMs(), body, keys, userAgent });
    return [...Object.entries(own), ...order.headers];
  }

  /**
   * That there is no such name and that it leads inside is reported in one word, and after the same time:
   * how long the look-up took would tell which, since names inside are known nearer by.
   */
  async #nameNotUsable(): Promise<AttemptEnd> {
    await sleep(Math.min(nameNotUsableMs, this.#shipment.limitMs) - this.#spentMs);
    return this.#endedBy('name_not_usable', 'resolving');
  }

  #broken(err: unknown): AttemptEnd {
    if (this.#closedBy === 'drop') return null;
    if (this.#closedBy === null)
      this.#tools.log.error({ err, module: 'relay' }, 'delivery attempt failed unexpectedly');
    // What broke off after the gate may have left; before it nothing can have.
    return this.#endedBy(this.#closedBy ?? (this.#isOpen ? 'reset_after_sent' : 'not_recorded'), 'dispatching');
  }

  #endedBy(error: ErrorClass, phase: AttemptFacts['phase']): AttemptEnd {
    const none = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, bytesSent: 0 };
    const facts = { phase, ...none, totalMs: Math.round(this.#spentMs) };
    return { outcome: { error }, facts, retryAfterMs: null, excerpt: null };
  }

  get #spentMs(): number {
    return this.#tools.clock.monotonicMs() - this.#startMs;
  }
}

function isNameNotUsable(response: Answer): boolean {
  return response.kind === 'failed' && errorClassOf(response.failure) === 'name_not_usable';
}

function endOf(response: Answer): AttemptEnd {
  const { phase, bytesSent, timings } = response;
  const facts = { phase, bytesSent, ...timings };
  if (response.kind === 'failed')
    return { outcome: { error: errorClassOf(response.failure) }, facts, retryAfterMs: null, excerpt: null };
  const { status, retryAfterMs, body, requestIsWhole } = response;
  return {
    outcome: { status },
    facts: requestIsWhole ? facts : { ...facts, respondedEarly: true },
    retryAfterMs,
    excerpt: responseExcerpt(body, responseExcerptBytesMax),
  };
}

/**
 * The beginning of what a destination answered, as text of at most so many bytes in UTF-8, without
 * half a character at its end. What is no UTF-8 shows as U+FFFD. Null when nothing is there.
 */
export function responseExcerpt(content: Uint8Array, bytesMax: number): string | null {
  const text = wholeCharacters(content.subarray(0, bytesMax));
  // A U+FFFD can take more bytes than the byte it replaces.
  const cut = wholeCharacters(Buffer.from(text).subarray(0, bytesMax));
  return cut === '' ? null : cut;
}

function wholeCharacters(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
}
