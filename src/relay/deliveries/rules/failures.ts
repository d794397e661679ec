import type { FailureClass } from '../../outbound/outcome.ts';
import type { Effect, NextAction } from './states.ts';

/** Phase in which an attempt fails. `server`: stopped by this server, not by the network. */
type FailureStage = 'lookup' | 'connection' | 'tls' | 'sending' | 'response' | 'server';

/** Result of an attempt for the circuit breaker. */
export type CircuitResult = 'success' | 'failure';

interface FailureMeaning {
  readonly effect: Exclude<Effect, 'refused' | 'done'>;
  /** Retries are allowed only if the attempt cannot have had an effect. */
  readonly retry: boolean;
  readonly remedy: Exclude<NextAction, 'none'>;
}

export interface Failure extends FailureMeaning {
  readonly stage: FailureStage;
  /** Null: not counted by the circuit breaker. */
  readonly breaker: CircuitResult | null;
  /** Text for people; used after "Attempt 2: " and inside sentences. */
  readonly label: string;
}

/** The lead was not completely sent; a retry may succeed. */
const transientFailure: FailureMeaning = { effect: 'none', retry: true, remedy: 'replay' };
/** The lead was not completely sent; retries fail until the destination changes. */
const permanentFailure: FailureMeaning = { effect: 'none', retry: false, remedy: 'fix_destination' };
/** The lead was not completely sent, because of this server. */
const internalFailure: FailureMeaning = { effect: 'none', retry: false, remedy: 'replay' };
/** The whole lead may have been sent, and no valid response was received. */
const ambiguousFailure: FailureMeaning = { effect: 'unknown', retry: false, remedy: 'check_destination' };

/**
 * Error classes of attempts without a usable response. Stored records and signed receipts contain these names, so none
 * may be removed or renamed.
 */
export const failures = {
  dns_timeout: failure(transientFailure, 'lookup', 'failure', 'the DNS lookup timed out'),
  dns_failed: failure(transientFailure, 'lookup', 'failure', 'the DNS lookup failed'),
  name_not_usable: failure(permanentFailure, 'lookup', null, 'the host name has no address that may be delivered to'),
  connect_refused: failure(transientFailure, 'connection', 'failure', 'the connection was refused'),
  connect_unreachable: failure(transientFailure, 'connection', 'failure', 'the host was unreachable'),
  connect_timeout: failure(transientFailure, 'connection', 'failure', 'the connection timed out'),
  tls_timeout: failure(transientFailure, 'tls', 'failure', 'the TLS handshake timed out'),
  tls_failed: failure(permanentFailure, 'tls', 'success', 'the TLS handshake failed'),
  certificate_invalid: failure(
    permanentFailure,
    'tls',
    'success',
    'the TLS certificate is not valid, usually because its chain is incomplete or not signed by a CA that this server trusts',
  ),
  certificate_expired: failure(permanentFailure, 'tls', 'success', 'the TLS certificate has expired'),
  certificate_other_name: failure(permanentFailure, 'tls', 'success', 'the TLS certificate is for another name'),
  reset_before_sent: failure(
    transientFailure,
    'sending',
    'failure',
    'the connection was closed before the whole lead was sent',
  ),
  send_timeout: failure(transientFailure, 'sending', 'success', 'sending the lead timed out'),
  answer_before_sent: failure(
    permanentFailure,
    'sending',
    'success',
    'the destination responded before the whole lead was sent',
  ),
  reset_after_sent: failure(
    ambiguousFailure,
    'response',
    'success',
    'the connection was closed after the whole lead was sent',
  ),
  answer_timeout: failure(ambiguousFailure, 'response', 'success', 'the response timed out'),
  answer_malformed: failure(ambiguousFailure, 'response', 'success', 'the response was not valid HTTP'),
  deadline_before_sent: failure(internalFailure, 'server', null, 'the deadline passed before the lead was sent'),
  not_recorded: failure(internalFailure, 'server', null, 'the attempt could not be recorded, so nothing was sent'),
  process_lost: failure(internalFailure, 'server', null, 'this server stopped before anything was sent'),
  process_lost_after_mark: failure(
    ambiguousFailure,
    'server',
    null,
    'this server stopped while the lead was being sent',
  ),
  records_set_back: failure(
    ambiguousFailure,
    'server',
    null,
    'this server was restored from a backup that was made while the lead was being sent',
  ),
};

export type ErrorClass = keyof typeof failures;
export const errorClasses = Object.keys(failures) as ErrorClass[];

/**
 * Error class of a failed outbound request. A missing host name and one that resolves to a private address share a
 * class, so that the class does not disclose names of internal networks.
 */
export function errorClassOf(failureClass: FailureClass): ErrorClass {
  return failureClass === 'dns_not_found' || failureClass === 'address_refused' ? 'name_not_usable' : failureClass;
}

function failure(meaning: FailureMeaning, stage: FailureStage, breaker: Failure['breaker'], label: string): Failure {
  return { ...meaning, stage, breaker, label };
}
