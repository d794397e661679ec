import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { overloaded } from '../../operation/errors.ts';
import type { PipelineExecute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';

/** Large bodies that are read or worked on at one time. */
const bodySlots = { perProcessMax: 8, perAccountMax: 2, retryAfterSeconds: 2 } as const;

/** Decides whether a large body is read: see `createBodyAdmission`. */
export type AdmitBody = (operation: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;

/**
 * Checks the credential before a large body is read, and bounds how many are read at one time by the process and
 * by one account. A slot is free again when the response was sent or the client has disconnected.
 */
export function createBodyAdmission(identify: PipelineExecute['identify']): AdmitBody {
  const openByAccount = new Map<string, number>();
  let open = 0;
  return async (operation, request, reply) => {
    const { authorization } = request.headers;
    const caller = await identify(operation, { authorization, address: request.address });
    if (isRefusal(caller)) return caller;
    const account = caller?.accountId ?? '';
    const ofAccount = openByAccount.get(account) ?? 0;
    if (open >= bodySlots.perProcessMax || ofAccount >= bodySlots.perAccountMax) return refuseSlot();
    open += 1;
    openByAccount.set(account, ofAccount + 1);
    reply.raw.once('close', () => {
      open -= 1;
      const left = (openByAccount.get(account) ?? 1) - 1;
      if (left === 0) openByAccount.delete(account);
      else openByAccount.set(account, left);
    });
    return null;
  };
}

function refuseSlot(): Refusal {
  return refuse(overloaded, 'Too many large bodies are being read at this time.', {
    retry_after_seconds: bodySlots.retryAfterSeconds,
  });
}
