import type { Operation } from '../../../src/core/operation/operation.ts';
import type { HttpResponse } from '../http.ts';
import type { PreparedInput, TestData } from '../operations.ts';

/** Sends a request that is derived from a prepared input of the operation. */
export type SendPrepared = (
  operation: Operation,
  request: (prepared: PreparedInput) => Promise<HttpResponse>,
) => Promise<HttpResponse>;

/** Reuses a prepared input after a response with 400, which changes nothing, and otherwise prepares a new one. */
export function createPreparedSender(testData: TestData): SendPrepared {
  const reusableInputs = new Map<string, PreparedInput>();
  return async (operation, request) => {
    const prepared = reusableInputs.get(operation.name) ?? (await testData.prepare(operation));
    reusableInputs.delete(operation.name);
    const response = await request(prepared);
    if (response.status === 400) reusableInputs.set(operation.name, prepared);
    return response;
  };
}
