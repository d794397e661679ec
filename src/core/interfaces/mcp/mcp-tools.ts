import type { Tool } from '@modelcontextprotocol/server';
import type { TObject } from 'typebox';
import type { Operation } from '../../operation/operation.ts';
import { waitSecondsMax } from '../http/prefer.ts';

/** Input property of tools that can wait. */
export const waitProperty = 'wait_seconds';

/** An MCP tool: an operation, or its dry run. */
export interface OperationTool {
  readonly operation: Operation;
  readonly isDryRun: boolean;
  /** Whether an empty response can wait for events: the tool has the input `wait_seconds`. */
  readonly canWait: boolean;
  readonly definition: Tool;
}

/** Tools of all operations that are published on MCP, with their schemas; writes with a dry run have a second tool. */
export function listTools(operations: readonly Operation[]): OperationTool[] {
  return operations
    .filter((operation) => operation.interfaces !== 'http')
    .flatMap((operation) =>
      operation.effect === 'write' && operation.dryRun !== undefined
        ? [dryRunOf(operation, operation.dryRun.output), toolOf(operation)]
        : [toolOf(operation)],
    );
}

function toolOf(operation: Operation): OperationTool {
  const isRead = operation.effect === 'read';
  const canWait = operation.effect === 'read' && operation.poll !== undefined;
  return {
    operation,
    isDryRun: false,
    canWait,
    definition: {
      name: operation.name,
      title: operation.title,
      description: toolDescription(operation),
      inputSchema: toPlainSchema(canWait ? withWaitProperty(operation.input as TObject) : (operation.input as object)),
      outputSchema: toPlainSchema(operation.output as object),
      annotations: {
        title: operation.title,
        readOnlyHint: isRead,
        // An operation whose routes are all DELETE is destructive.
        destructiveHint: operation.routes?.every((route) => route.method === 'DELETE') ?? false,
        // Retries with the same idempotency key have no further effect.
        idempotentHint: true,
        openWorldHint: true,
      },
    },
  };
}

/** Input schema of a tool that can wait; HTTP requests have the header `Prefer: wait=N` instead. */
function withWaitProperty(input: TObject): object {
  const wait = {
    type: 'integer',
    minimum: 0,
    maximum: waitSecondsMax,
    default: 0,
    description: 'Seconds to wait for an event when the response would be empty.',
  };
  return { ...input, properties: { ...input.properties, [waitProperty]: wait } };
}

function toolDescription(operation: Operation): string {
  const { description } = operation;
  const credential =
    operation.access === 'credential' ? ' Needs your credential in the Authorization header of this client.' : '';
  const dryRun =
    operation.effect === 'write' && operation.dryRun !== undefined
      ? ` The dry run is the tool ${operation.name}_dry_run.`
      : '';
  const wait =
    operation.effect === 'read' && operation.poll !== undefined
      ? ` Set \`${waitProperty}\` to wait for the next event instead of polling.`
      : '';
  return description + dryRun + wait + credential;
}

function dryRunOf(operation: Operation, output: object): OperationTool {
  const { idempotency_key: _key, ...properties } = (operation.input as TObject).properties as Record<string, object>;
  const { required = [] } = operation.input as { required?: string[] };
  const title = `${operation.title}: dry run`;
  return {
    operation,
    isDryRun: true,
    canWait: false,
    definition: {
      name: `${operation.name}_dry_run`,
      title,
      description: `Checks the input of ${operation.name} and shows similar records, without writing anything. Needs your credential in the Authorization header of this client.`,
      inputSchema: toPlainSchema({
        ...(operation.input as object),
        properties,
        required: required.filter((name) => name !== 'idempotency_key'),
      }),
      outputSchema: toPlainSchema(output),
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
  };
}

/** Plain JSON copy of the operation's schema. */
function toPlainSchema(schema: object): Tool['inputSchema'] {
  return JSON.parse(JSON.stringify(schema)) as Tool['inputSchema'];
}
