import type { Operation } from '../../../src/core/operation/operation.ts';
import type { HttpResponse } from '../http.ts';
import type { PreparedInput, TestData } from '../operations.ts';

/** Sends a request that is derived from a valid input of the operation. */
export type SendUnspent = (
  operation: Operation,
  request: (prepared: PreparedInput) => Promise<HttpResponse>,
) => Promise<HttpResponse>;

/** Prepares a new valid input only after the last one took effect: a 400 changes nothing. */
export function createUnspentInputs(testData: TestData): SendUnspent {
  const unspent = new Map<string, PreparedInput>();
  return async (operation, request) => {
    const prepared = unspent.get(operation.name) ?? (await testData.prepare(operation));
    unspent.delete(operation.name);
    const response = await request(prepared);
    if (response.status === 400) unspent.set(operation.name, prepared);
    return response;
  };
}
