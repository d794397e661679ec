import { isRefusal, type Refusal } from '../../base/refusal.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';

/** The module whose operations a page reads through. */
export interface OperationSource {
  readonly operations: readonly Operation[];
  readonly execute: Execute;
}

/** Calls an operation by its name and returns the body of its response, or why it is refused. */
export type OperationClient = <Result>(
  name: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<Result | Refusal>;

/**
 * Asks operations as anybody without a credential would, through the same checks and limits: a page
 * can never show more than an agent may read. `address` is what the reads are counted under. Throws
 * for an operation that does not exist.
 */
export function createOperationClient({ operations, execute }: OperationSource, address: string): OperationClient {
  return async <Result>(name: string, input: Readonly<Record<string, unknown>>) => {
    const operation = operations.find((operation) => operation.name === name);
    if (operation === undefined) throw new Error(`Unknown operation ${name}`);
    const response = await execute(operation, {
      input,
      authorization: undefined,
      address,
      waitSeconds: 0,
      dryRun: false,
      abortSignal: () => new AbortController().signal,
    });
    return isRefusal(response) ? response : (JSON.parse(response.body) as Result);
  };
}
