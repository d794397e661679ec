import type { FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type AdminOperation, adminPathOf } from '../../operation/admin/admin-operation.ts';
import type { AdminExecute } from '../../operation/admin/execute-admin.ts';
import { refuseInput } from '../../operation/errors.ts';
import type { SignIn } from '../../operation/operator.ts';
import { type HttpServer, sendAnswer, sendRefusal } from '../http/http-server.ts';
import { queryOf, readQueryInput } from '../http/query-input.ts';

export interface AdminDoor {
  /** What this server's modules let an operator do, beside what all of them know. */
  readonly operations: readonly AdminOperation[];
  readonly execute: AdminExecute;
  readonly signIn: SignIn;
  readonly errorsUrl: string;
}

/** Registers every act of the operator. No cross-origin reading: only a page of this server may ask. */
export function registerAdmin(server: HttpServer, door: AdminDoor): void {
  for (const operation of door.operations) {
    const { method } = operation.route;
    const url = adminPathOf(operation);
    server.route({
      method,
      url,
      config: { sameOriginOnly: true },
      handler: async (request, reply) => {
        const answer = await answerTo(door, operation, request);
        return isRefusal(answer) ? sendRefusal(door, request, reply, answer) : sendAnswer(reply, answer);
      },
    });
    refuseOthers(server, url, method);
  }
}

async function answerTo(door: AdminDoor, operation: AdminOperation, request: FastifyRequest) {
  const operator = await door.signIn(request.headers.authorization, request.address);
  if (isRefusal(operator)) return operator;
  const input = inputOf(operation, request);
  return isRefusal(input) ? input : door.execute(operation, input, operator);
}

function inputOf(operation: AdminOperation, request: FastifyRequest): unknown {
  const placed = request.params as Record<string, string>;
  if (operation.route.method !== 'GET') {
    const body = request.body ?? {};
    const isObject = typeof body === 'object' && !Array.isArray(body);
    return isObject ? placeIn(body as Record<string, unknown>, placed) : body;
  }
  const given = readQueryInput(queryOf(request), operation.input);
  return isRefusal(given) ? given : placeIn(given, placed);
}

function placeIn(given: Record<string, unknown>, placed: Record<string, string>): Record<string, unknown> | Refusal {
  const doubled = Object.keys(placed).find((name) => Object.hasOwn(given, name));
  if (doubled !== undefined) return refuseInput(`/${doubled}`, 'placed', `The address already decides /${doubled}.`);
  return { ...given, ...placed };
}

/** Answers 405 to every other method, preflights included: nothing here is for other origins. */
export function refuseOthers(server: HttpServer, url: string, method: string): void {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((each) => each !== method);
  server.route({ method: others, url, config: { sameOriginOnly: true, allow }, handler: async () => undefined });
}
