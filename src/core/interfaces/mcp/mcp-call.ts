import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { randomToken } from '../../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { credentialMissing, internalError, refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import { type OperationResponse, problemResponse } from '../../operation/problem.ts';
import { cardName } from '../documents/server-card.ts';
import type { ServiceDescription } from '../documents/service-description.ts';
import { readPreferences, waitSecondsMax } from '../http/prefer.ts';
import { mcpConfiguration } from '../pages/mcp-configuration.ts';
import { problemTexts, wrapUntrustedValues } from './mcp-text.ts';
import { type OperationTool, waitProperty } from './mcp-tools.ts';

export interface ToolCallDeps {
  readonly tools: readonly OperationTool[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** Called with an unexpected error; the caller only gets an internal error. */
  onError(error: unknown): void;
  /** URL of the endpoint. */
  readonly url: string;
  readonly service: ServiceDescription;
  readonly credentialInstructions: string;
  readonly request: {
    readonly authorization: string | undefined;
    readonly prefer: string | string[] | undefined;
    readonly address: string;
    readonly id: string;
    readonly signal: AbortSignal;
    /** Called with the error code of a tool error, whose HTTP status is 200. */
    onRefusal(code: string): void;
  };
}

/** Idempotency key of dry runs, which store nothing. */
const dryRunKey = 'dry-run-stores-nothing';

/**
 * Runs the operation of a tool. A refusal becomes a tool error whose first text is the problem document; only an
 * unknown tool throws ProtocolError.
 */
export async function callTool(
  deps: ToolCallDeps,
  name: string,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = deps.tools.find((tool) => tool.definition.name === name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool.');
  const { authorization, address, signal } = deps.request;
  const { waitSeconds, fault, operationInput } = readWait(deps, tool, input);
  const response = await executeCall(deps, tool.operation, {
    input:
      tool.isDryRun && operationInput['idempotency_key'] === undefined
        ? { ...operationInput, idempotency_key: dryRunKey }
        : operationInput,
    fault,
    authorization,
    address,
    waitSeconds,
    dryRun: tool.isDryRun,
    abortSignal: () => signal,
  });
  if (isRefusal(response)) return toolError(deps, response);
  const output = JSON.parse(response.body) as Record<string, unknown>;
  const content = [{ type: 'text' as const, text: wrapUntrustedValues(output, randomToken()) }];
  if (tool.operation.access === 'registration')
    content.push({ type: 'text', text: `The account was created. ${describeConfiguration(deps)}` });
  return { content, structuredContent: output };
}

interface WaitRequest {
  readonly waitSeconds: number;
  readonly fault: Refusal | null;
  /** Input of the operation. */
  readonly operationInput: Record<string, unknown>;
}

/** The wait of a tool call: its input `wait_seconds`, or without it the header `Prefer` of the client. */
function readWait({ request }: ToolCallDeps, tool: OperationTool, input: Record<string, unknown>): WaitRequest {
  const preferredWaitSeconds = readPreferences(request.prefer).waitSeconds;
  if (!tool.canWait || input[waitProperty] === undefined)
    return { waitSeconds: preferredWaitSeconds, fault: null, operationInput: input };
  const { [waitProperty]: wait, ...operationInput } = input;
  if (Number.isInteger(wait) && Number(wait) >= 0 && Number(wait) <= waitSecondsMax)
    return { waitSeconds: Number(wait), fault: null, operationInput };
  const message = `/${waitProperty} must be a whole number from 0 to ${waitSecondsMax}.`;
  return { waitSeconds: 0, fault: refuseInput(`/${waitProperty}`, 'range', message), operationInput };
}

async function executeCall(deps: ToolCallDeps, operation: Operation, call: Call): Promise<OperationResponse | Refusal> {
  try {
    return await deps.execute(operation, call);
  } catch (error) {
    deps.onError(error);
    return refuse(internalError, 'Internal server error. Report the request_id to the operator.');
  }
}

/**
 * Tool errors have no `structuredContent`, because clients validate it against the output schema, which describes
 * results only, and discard errors that do not match.
 */
function toolError(deps: ToolCallDeps, refusal: Refusal): CallToolResult {
  deps.request.onRefusal(refusal.errorKind.code);
  const { body } = problemResponse(refusal, deps.errorsUrl, deps.request.id);
  const texts = problemTexts(JSON.parse(body) as Record<string, unknown>, randomToken());
  if (refusal.errorKind === credentialMissing)
    texts.push(`${deps.credentialInstructions} ${describeConfiguration(deps)}`);
  return { isError: true, content: texts.map((text) => ({ type: 'text', text })) };
}

/** Text with an MCP client configuration, which has a placeholder instead of the credential. */
function describeConfiguration({ service, url }: ToolCallDeps): string {
  const serverEntry = { name: cardName(service), url, credential: service.credential.name };
  return `To use your credential here, add these lines to the configuration of your MCP client, with the credential itself in place of the angle brackets, and connect again:\n\n${mcpConfiguration(serverEntry)}`;
}
