import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { overloaded } from '../../operation/errors.ts';
import type { PipelineExecute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';

/** Limits of concurrently processed large bodies. */
const bodySlots = { perProcessMax: 8, perAccountMax: 2, retryAfterSeconds: 2 } as const;

/** Checks whether a large body may be read: see `createBodyAdmission`. */
export type AdmitBody = (operation: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;

/**
 * Authenticates the caller before a large body is read, and limits concurrent large bodies per process and per account.
 * The slot is released when the response was sent or the client has disconnected.
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
    if (ofAccount >= bodySlots.perAccountMax)
      return refuseSlot(
        `Your account already has ${bodySlots.perAccountMax} uploads in progress, the maximum: send the next after a response.`,
      );
    if (open >= bodySlots.perProcessMax) return refuseSlot('The server is processing as many uploads as it can.');
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

function refuseSlot(detail: string): Refusal {
  return refuse(overloaded, detail, { retry_after_seconds: bodySlots.retryAfterSeconds });
}
