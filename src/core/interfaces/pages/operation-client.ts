import { isRefusal, type Refusal } from '../../base/refusal.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { immediateCall } from '../../operation/pipeline.ts';

/** A module's operations and pipeline. */
export interface OperationClientDeps {
  readonly operations: readonly Operation[];
  readonly execute: Execute;
}

/** Calls an operation by name; returns its parsed response or a refusal. */
export type OperationClient = <Result>(
  name: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<Result | Refusal>;

/**
 * Client that calls operations without a credential, with the same checks and limits as other callers, so pages only
 * show public data. `address` is the client's IP address. Throws for an unknown operation.
 */
export function createOperationClient({ operations, execute }: OperationClientDeps, address: string): OperationClient {
  return async <Result>(name: string, input: Readonly<Record<string, unknown>>) => {
    const operation = operations.find((operation) => operation.name === name);
    if (operation === undefined) throw new Error(`Unknown operation ${name}`);
    const response = await execute(operation, {
      input,
      authorization: undefined,
      address,
      ...immediateCall,
    });
    return isRefusal(response) ? response : (JSON.parse(response.body) as Result);
  };
}
