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

/** Result of an attempt; null when it was dropped. */
export type AttemptEnd = {
  readonly outcome: AttemptOutcome;
  readonly facts: AttemptFacts;
  readonly retryAfterMs: number | null;
  /** Start of the response body; never stored. */
  readonly excerpt: string | null;
} | null;

export interface AttemptOptions {
  readonly order: DeliveryOrder;
  readonly deliveryId: string;
  readonly n: number;
  readonly body: Uint8Array;
  readonly limitMs: number;
  /** Called when the connection is open; `open` or `close` must follow. */
  readonly onConnected: () => void;
}

/** One attempt on the network, with a gate before the first byte of the lead. */
export class DeliveryAttempt {
  readonly #deps: DeliveryServices;
  readonly #options: AttemptOptions;
  readonly #startMs: number;
  #gate: { open(): void; close(error: Error): void } | null = null;
  #closeReason: 'drop' | 'deadline_before_sent' | 'not_recorded' | null = null;
  #isOpen = false;

  constructor(deps: DeliveryServices, options: AttemptOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#startMs = deps.clock.monotonicMs();
  }

  /** Resolves the name, connects, waits for `open` or `close`, and sends. */
  async run(): Promise<AttemptEnd> {
    const { order, body, limitMs } = this.#options;
    try {
      const response = await this.#deps.egress.send({
        destination: order.destination,
        partition: order.caller.accountId,
        headers: await this.#headers(),
        body,
        limitMs,
        beforeDispatch: () => this.#waitAtGate(),
      });
      return isNameNotUsable(response) ? await this.#nameNotUsable() : endOf(response);
    } catch (err) {
      return this.#failed(err);
    }
  }

  /** Allows the lead to be sent. */
  open(): void {
    this.#isOpen = true;
    this.#gate?.open();
  }

  /** Ends the attempt without sending, unless sending has started. */
  close(reason: 'drop' | 'deadline_before_sent' | 'not_recorded'): void {
    this.#closeReason = reason;
    this.#gate?.close(new Error(reason));
  }

  #waitAtGate(): Promise<void> {
    if (this.#closeReason !== null) return Promise.reject(new Error(this.#closeReason));
    return new Promise((open, close) => {
      this.#gate = { open, close };
      this.#options.onConnected();
    });
  }

  async #headers(): Promise<(readonly [string, string])[]> {
    const { order, deliveryId, n, body } = this.#options;
    const { database, signingSecrets, clock, userAgent } = this.#deps;
    const keys = await signingSecrets.webhookKeys(database.db, order.caller.accountId, order.destination.origin);
    const signedHeaders = webhookHeaders({ deliveryId, n, nowMs: clock.nowMs(), body, keys, userAgent });
    return [...Object.entries(signedHeaders), ...order.headers];
  }

  /**
   * Delays the result to a constant time. The duration of the lookup would otherwise disclose whether a name exists
   * in the internal network.
   */
  async #nameNotUsable(): Promise<AttemptEnd> {
    await sleep(Math.min(nameNotUsableMs, this.#options.limitMs) - this.#elapsedMs);
    return this.#endWith('name_not_usable', 'resolving');
  }

  #failed(err: unknown): AttemptEnd {
    if (this.#closeReason === 'drop') return null;
    if (this.#closeReason === null)
      this.#deps.log.error({ err, module: 'relay' }, 'delivery attempt failed unexpectedly');
    // After the gate the lead may have been sent; before it nothing was.
    return this.#endWith(this.#closeReason ?? (this.#isOpen ? 'reset_after_sent' : 'not_recorded'), 'dispatching');
  }

  #endWith(error: ErrorClass, phase: AttemptFacts['phase']): AttemptEnd {
    const none = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, bytesSent: 0 };
    const facts = { phase, ...none, totalMs: Math.round(this.#elapsedMs) };
    return { outcome: { error }, facts, retryAfterMs: null, excerpt: null };
  }

  get #elapsedMs(): number {
    return this.#deps.clock.monotonicMs() - this.#startMs;
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
  const { status, retryAfterMs, body, requestComplete } = response;
  return {
    outcome: { status },
    facts: requestComplete ? facts : { ...facts, respondedEarly: true },
    retryAfterMs,
    excerpt: responseExcerpt(body, responseExcerptBytesMax),
  };
}

/**
 * Start of a response body as text: at most `bytesMax` bytes of UTF-8, cut at a character boundary, with U+FFFD for
 * invalid bytes. Null when it is empty.
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
