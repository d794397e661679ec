import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { randomToken } from '../../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { credentialMissing, internalError, refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import { type OperationResponse, problemResponse } from '../../operation/problem.ts';
import type { ServiceDescription } from '../documents/about.ts';
import { cardName } from '../documents/server-card.ts';
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
  readonly about: ServiceDescription;
  readonly credentialInstructions: string;
  readonly request: {
    readonly authorization: string | undefined;
    readonly prefer: string | string[] | undefined;
    readonly address: string;
    readonly id: string;
    readonly signal: AbortSignal;
    /** Called for a tool error, which HTTP returns as 200. */
    onRefusal(code: string): void;
  };
}

/** Idempotency key of dry runs, which store nothing. */
const dryRunKey = 'dry-run-stores-nothing';

/**
 * Runs the operation of a tool. A refusal becomes a tool error whose first text is the problem document; only an
 * unknown tool is a protocol error.
 */
export async function callTool(
  calls: ToolCallDeps,
  name: string,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = calls.tools.find((tool) => tool.definition.name === name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool.');
  const { authorization, address, signal } = calls.request;
  const { waitSeconds, fault, rest } = readWait(calls, tool, input);
  const response = await attempt(calls, tool.operation, {
    input: tool.isDryRun && rest['idempotency_key'] === undefined ? { ...rest, idempotency_key: dryRunKey } : rest,
    fault,
    authorization,
    address,
    waitSeconds,
    dryRun: tool.isDryRun,
    abortSignal: () => signal,
  });
  if (isRefusal(response)) return toolError(calls, response);
  const output = JSON.parse(response.body) as Record<string, unknown>;
  const content = [{ type: 'text' as const, text: wrapUntrustedValues(output, randomToken()) }];
  if (tool.operation.access === 'registration')
    content.push({ type: 'text', text: `The account was created. ${configuration(calls)}` });
  return { content, structuredContent: output };
}

interface WaitRequest {
  readonly waitSeconds: number;
  readonly fault: Refusal | null;
  /** Input of the operation. */
  readonly rest: Record<string, unknown>;
}

/** The wait of a tool call: its input `wait_seconds`, else the header `Prefer` of the client. */
function readWait({ request }: ToolCallDeps, tool: OperationTool, input: Record<string, unknown>): WaitRequest {
  const preferred = readPreferences(request.prefer).waitSeconds;
  if (!tool.canWait || input[waitProperty] === undefined) return { waitSeconds: preferred, fault: null, rest: input };
  const { [waitProperty]: wait, ...rest } = input;
  if (Number.isInteger(wait) && Number(wait) >= 0 && Number(wait) <= waitSecondsMax)
    return { waitSeconds: Number(wait), fault: null, rest };
  const message = `/${waitProperty} must be a whole number from 0 to ${waitSecondsMax}.`;
  return { waitSeconds: 0, fault: refuseInput(`/${waitProperty}`, 'range', message), rest };
}

async function attempt(calls: ToolCallDeps, operation: Operation, call: Call): Promise<OperationResponse | Refusal> {
  try {
    return await calls.execute(operation, call);
  } catch (error) {
    calls.onError(error);
    return refuse(internalError, 'Internal server error. Report the request_id to the operator.');
  }
}

/**
 * Tool errors have no `structuredContent`, because clients validate it against the output schema, which describes
 * results only, and discard errors that do not match.
 */
function toolError(calls: ToolCallDeps, refusal: Refusal): CallToolResult {
  calls.request.onRefusal(refusal.errorKind.code);
  const { body } = problemResponse(refusal, calls.errorsUrl, calls.request.id);
  const texts = problemTexts(JSON.parse(body) as Record<string, unknown>, randomToken());
  if (refusal.errorKind === credentialMissing) texts.push(`${calls.credentialInstructions} ${configuration(calls)}`);
  return { isError: true, content: texts.map((text) => ({ type: 'text', text })) };
}

/** MCP client configuration for the error text, with a placeholder instead of the credential. */
function configuration({ about, url }: ToolCallDeps): string {
  const entry = { name: cardName(about), url, credential: about.credential.name };
  return `To use your credential here, add these lines to the configuration of your MCP client, with the credential itself in place of the angle brackets, and connect again:\n\n${mcpConfiguration(entry)}`;
}
