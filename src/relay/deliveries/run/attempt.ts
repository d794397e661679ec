import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookHeaders } from '../../destinations/rules/webhook.ts';
import { responseExcerptBytesMax, unusableNameDelayMs } from '../../limits.ts';
import type { OutboundOutcome } from '../../outbound/outcome.ts';
import type { AttemptMetrics } from '../rules/attempts.ts';
import { type ErrorClass, errorClassOf } from '../rules/failures.ts';
import type { AttemptOutcome } from '../rules/outcome.ts';
import type { DeliveryParams } from './delivery-params.ts';
import type { DeliveryServices } from './delivery-services.ts';

/** Result of an attempt; null when it was dropped. */
export type AttemptEnd = {
  readonly outcome: AttemptOutcome;
  /** Measurements of the attempt, as in `Attempt`. */
  readonly metrics: AttemptMetrics;
  readonly retryAfterMs: number | null;
  /** Start of the response body; never stored. */
  readonly excerpt: string | null;
} | null;

export interface AttemptOptions {
  readonly params: DeliveryParams;
  readonly deliveryId: string;
  readonly n: number;
  readonly body: Uint8Array;
  readonly limitMs: number;
  /** Called when the connection is open; `permitSending` or `abort` must follow. */
  readonly onConnected: () => void;
}

/** One attempt on the network. It waits for permission before it sends the first byte of the lead. */
export class DeliveryAttempt {
  readonly #deps: DeliveryServices;
  readonly #options: AttemptOptions;
  readonly #startMs: number;
  #permissionCallbacks: { resolve(): void; reject(error: Error): void } | null = null;
  #abortReason: 'drop' | 'deadline_before_sent' | 'not_recorded' | null = null;
  #isPermitted = false;

  constructor(deps: DeliveryServices, options: AttemptOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#startMs = deps.clock.monotonicMs();
  }

  /** Resolves the name, connects, waits for `permitSending` or `abort`, and sends. */
  async run(): Promise<AttemptEnd> {
    const { params, body, limitMs } = this.#options;
    try {
      const response = await this.#deps.egress.send({
        destination: params.destination,
        partition: params.caller.accountId,
        headers: await this.#headers(),
        body,
        limitMs,
        beforeDispatch: () => this.#waitForPermission(),
      });
      return isNameNotUsable(response) ? await this.#endUnusableName() : toAttemptEnd(response);
    } catch (err) {
      return this.#endAfterError(err);
    }
  }

  /** Allows the lead to be sent. */
  permitSending(): void {
    this.#isPermitted = true;
    this.#permissionCallbacks?.resolve();
  }

  /** Ends the attempt without sending, unless sending has started. */
  abort(reason: 'drop' | 'deadline_before_sent' | 'not_recorded'): void {
    this.#abortReason = reason;
    this.#permissionCallbacks?.reject(new Error(reason));
  }

  #waitForPermission(): Promise<void> {
    if (this.#abortReason !== null) return Promise.reject(new Error(this.#abortReason));
    return new Promise((resolve, reject) => {
      this.#permissionCallbacks = { resolve, reject };
      this.#options.onConnected();
    });
  }

  async #headers(): Promise<(readonly [string, string])[]> {
    const { params, deliveryId, n, body } = this.#options;
    const { database, signingSecrets, clock, userAgent } = this.#deps;
    const keys = await signingSecrets.webhookKeys(database.db, params.caller.accountId, params.destination.origin);
    const signedHeaders = webhookHeaders({ deliveryId, n, nowMs: clock.nowMs(), body, keys, userAgent });
    return [...Object.entries(signedHeaders), ...params.headers];
  }

  /**
   * Delays the result until a constant time after the start. The duration of the lookup would otherwise disclose
   * whether a name exists in the internal network.
   */
  async #endUnusableName(): Promise<AttemptEnd> {
    await sleep(Math.min(unusableNameDelayMs, this.#options.limitMs) - this.#elapsedMs);
    return this.#endWith('name_not_usable', 'resolving');
  }

  #endAfterError(err: unknown): AttemptEnd {
    if (this.#abortReason === 'drop') return null;
    if (this.#abortReason === null)
      this.#deps.log.error(
        { err, module: 'relay' },
        'delivery attempt failed unexpectedly: it ends as ambiguous if the lead may have been sent',
      );
    // With permission the lead may have been sent; without it nothing was.
    return this.#endWith(this.#abortReason ?? (this.#isPermitted ? 'reset_after_sent' : 'not_recorded'), 'dispatching');
  }

  #endWith(error: ErrorClass, phase: AttemptMetrics['phase']): AttemptEnd {
    const unmeasured = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, bytesSent: 0 };
    const metrics = { phase, ...unmeasured, totalMs: Math.round(this.#elapsedMs) };
    return { outcome: { error }, metrics, retryAfterMs: null, excerpt: null };
  }

  get #elapsedMs(): number {
    return this.#deps.clock.monotonicMs() - this.#startMs;
  }
}

function isNameNotUsable(response: OutboundOutcome): boolean {
  return response.kind === 'failed' && errorClassOf(response.failure) === 'name_not_usable';
}

function toAttemptEnd(response: OutboundOutcome): AttemptEnd {
  const { phase, bytesSent, timings } = response;
  const metrics = { phase, bytesSent, ...timings };
  if (response.kind === 'failed')
    return { outcome: { error: errorClassOf(response.failure) }, metrics, retryAfterMs: null, excerpt: null };
  const { status, retryAfterMs, body, isRequestComplete } = response;
  return {
    outcome: { status },
    metrics: isRequestComplete ? metrics : { ...metrics, respondedEarly: true },
    retryAfterMs,
    excerpt: responseExcerpt(body, responseExcerptBytesMax),
  };
}

/**
 * Start of a response body as text: at most `bytesMax` bytes of UTF-8, cut at a character boundary, with U+FFFD for
 * invalid bytes. Null when it is empty.
 */
export function responseExcerpt(content: Uint8Array, bytesMax: number): string | null {
  const text = decodeWholeCharacters(content.subarray(0, bytesMax));
  // A U+FFFD can take more bytes than the byte it replaces.
  const excerpt = decodeWholeCharacters(Buffer.from(text).subarray(0, bytesMax));
  return excerpt === '' ? null : excerpt;
}

function decodeWholeCharacters(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
}
