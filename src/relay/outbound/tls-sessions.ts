import type { Clock } from '../../core/base/clock.ts';

/** A TLS session whose certificate was verified, to be offered again instead of a full handshake. */
export interface TlsSession {
  readonly ticket: Buffer;
  /** When the certificate was verified last, on the monotonic clock. */
  readonly verifiedMs: number;
  /** When the first certificate of the chain ends. */
  readonly endsAtMs: number;
}

/**
 * Sessions of destinations by account, origin and address. A session is offered for `sessionMs` after the handshake in which
 * its certificate was verified, and never beyond the end of a certificate in its chain; what is resumed gets no longer
 * life. An account never offers what another one's connection gave.
 */
export class TlsSessions {
  readonly #clock: Clock;
  readonly #sessionMs: number;
  readonly #sessionsMax: number;
  /** Oldest first. */
  readonly #byName = new Map<string, TlsSession>();

  constructor(clock: Clock, sessionMs: number, sessionsMax: number) {
    this.#clock = clock;
    this.#sessionMs = sessionMs;
    this.#sessionsMax = sessionsMax;
  }

  find(name: string): TlsSession | undefined {
    const session = this.#byName.get(name);
    if (session === undefined || this.#isUsable(session)) return session;
    this.#byName.delete(name);
    return undefined;
  }

  keep(name: string, session: TlsSession): void {
    if (this.#sessionsMax === 0) return;
    this.#byName.delete(name);
    this.#byName.set(name, session);
    const [oldest] = this.#byName.keys();
    if (oldest !== undefined && this.#byName.size > this.#sessionsMax) this.#byName.delete(oldest);
  }

  forget(name: string): void {
    this.#byName.delete(name);
  }

  clear(): void {
    this.#byName.clear();
  }

  #isUsable({ verifiedMs, endsAtMs }: TlsSession): boolean {
    return this.#clock.monotonicMs() - verifiedMs < this.#sessionMs && this.#clock.nowMs() < endsAtMs;
  }
}
