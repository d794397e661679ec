import type { IncomingHttpHeaders } from 'node:http';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { idempotencyKeyInvalid } from '../../operation/errors.ts';
import type { Operation } from '../../operation/operation.ts';

export function acceptsKey(operation: Operation): boolean {
  return Object.hasOwn(operation.input.properties, 'idempotency_key');
}

/** The `Idempotency-Key` header replaces the body property on resource routes; both may be sent when they agree. */
export function refuseOtherKey(
  input: Readonly<Record<string, unknown>>,
  operation: Operation,
  headers: IncomingHttpHeaders,
): Refusal | null {
  const header = headers['idempotency-key'];
  const key = input['idempotency_key'];
  if (!acceptsKey(operation) || header === undefined || key === undefined || key === header) return null;
  const message = 'The header and the body name different idempotency keys.';
  return refuse(idempotencyKeyInvalid, message, {
    errors: [{ pointer: '/idempotency_key', code: 'differs', message }],
  });
}
