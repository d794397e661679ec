import type { FastifyRequest } from 'fastify';
import { isRefusal } from '../../base/refusal.ts';
import type { Operation } from '../../operation/operation.ts';
import { type Call, immediateCall } from '../../operation/pipeline.ts';
import { queryOf, readQueryInput } from '../http/query-input.ts';

/** Call of an operation by a GET request. The query and the path parameters are the input. */
export function queryCall(
  request: FastifyRequest,
  { input: schema }: Pick<Operation, 'input'>,
  pathParameters: Readonly<Record<string, string>> = {},
): Call {
  const input = readQueryInput(queryOf(request), schema);
  return {
    ...immediateCall,
    input: isRefusal(input) ? pathParameters : { ...input, ...pathParameters },
    fault: isRefusal(input) ? input : null,
    authorization: request.headers.authorization,
    address: request.address,
  };
}
