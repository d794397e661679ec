import type { Clock } from '../../core/base/clock.ts';

/** TLS session with a verified certificate, for resumption. */
export interface TlsSession {
  readonly ticket: Buffer;
  /** Monotonic time of the last certificate verification. */
  readonly verifiedMs: number;
  /** Unix time of the earliest expiry in the certificate chain. */
  readonly endsAtMs: number;
}

/**
 * Cache of TLS sessions by account, origin and address. A session is offered for `sessionMs` after its certificate
 * was verified and never after a certificate of its chain expires; resumption does not extend it. Sessions are not
 * shared between accounts.
 */
export class TlsSessions {
  readonly #clock: Clock;
  readonly #sessionMs: number;
  readonly #sessionsMax: number;
  /** Sessions by the name of account, origin and address, oldest first. */
  readonly #sessionsByName = new Map<string, TlsSession>();

  constructor(clock: Clock, sessionMs: number, sessionsMax: number) {
    this.#clock = clock;
    this.#sessionMs = sessionMs;
    this.#sessionsMax = sessionsMax;
  }

  find(name: string): TlsSession | undefined {
    const session = this.#sessionsByName.get(name);
    if (session === undefined || this.#isUsable(session)) return session;
    this.#sessionsByName.delete(name);
    return undefined;
  }

  keep(name: string, session: TlsSession): void {
    if (this.#sessionsMax === 0) return;
    this.#sessionsByName.delete(name);
    this.#sessionsByName.set(name, session);
    const [oldestName] = this.#sessionsByName.keys();
    if (oldestName !== undefined && this.#sessionsByName.size > this.#sessionsMax)
      this.#sessionsByName.delete(oldestName);
  }

  remove(name: string): void {
    this.#sessionsByName.delete(name);
  }

  clear(): void {
    this.#sessionsByName.clear();
  }

  #isUsable({ verifiedMs, endsAtMs }: TlsSession): boolean {
    return this.#clock.monotonicMs() - verifiedMs < this.#sessionMs && this.#clock.nowMs() < endsAtMs;
  }
}
