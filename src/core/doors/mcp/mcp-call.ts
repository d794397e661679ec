import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { randomToken } from '../../base/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { credentialMissing, internalError } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import { type Answer, problemAnswer } from '../../operation/problem.ts';
import type { About } from '../documents/about.ts';
import { cardName } from '../documents/server-card.ts';
import { readPreferences } from '../http/prefer.ts';
import { encloseUntrusted } from './mcp-text.ts';
import type { OperationTool } from './mcp-tools.ts';

export interface CallTools {
  readonly tools: readonly OperationTool[];
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** A failure of the server, of which the caller learns only that it happened. */
  onError(error: unknown): void;
  /** The endpoint's address, as clients configure it. */
  readonly url: string;
  readonly about: About;
  readonly gettingCredential: string;
  readonly request: {
    readonly authorization: string | undefined;
    readonly prefer: string | string[] | undefined;
    readonly address: string;
    readonly id: string;
    readonly signal: AbortSignal;
  };
}

/** A key that no write ever takes: a dry run stores nothing. */
const dryRunKey = 'dry-run-stores-nothing';

/**
 * Runs the operation of a tool. A refusal comes back as a tool error that holds the problem document,
 * so that the caller can read its code; only an unknown tool is a protocol error.
 */
export async function callTool(
  calls: CallTools,
  name: string,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = calls.tools.find((each) => each.listed.name === name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
  const { authorization, prefer, address, signal } = calls.request;
  const answer = await attempt(calls, tool.operation, {
    input: tool.isDryRun && input['idempotency_key'] === undefined ? { ...input, idempotency_key: dryRunKey } : input,
    authorization,
    address,
    waitSeconds: readPreferences(prefer).waitSeconds,
    dryRun: tool.isDryRun,
    whenGone: () => signal,
  });
  if (isRefusal(answer)) return refused(calls, answer);
  const output = JSON.parse(answer.body) as Record<string, unknown>;
  const content = [{ type: 'text' as const, text: encloseUntrusted(output, randomToken()) }];
  if (tool.operation.access === 'registration')
    content.push({ type: 'text', text: `The account exists. ${configuration(calls)}` });
  return { content, structuredContent: output };
}

async function attempt(calls: CallTools, operation: Operation, call: Call): Promise<Answer | Refusal> {
  try {
    return await calls.execute(operation, call);
  } catch (error) {
    calls.onError(error);
    return refuse(internalError, 'The server failed; tell its operator the request_id.');
  }
}

function refused(calls: CallTools, refusal: Refusal): CallToolResult {
  const { body } = problemAnswer(refusal, calls.errorsUrl, calls.request.id);
  const problem = JSON.parse(body) as Record<string, unknown>;
  const content = [{ type: 'text' as const, text: encloseUntrusted(problem, randomToken()) }];
  if (refusal.refusal === credentialMissing)
    content.push({
      type: 'text',
      text: `${calls.gettingCredential} ${configuration(calls)}`,
    });
  return { isError: true, content, structuredContent: problem };
}

/** What to add to a client's configuration. The credential is the caller's own and is never repeated here. */
function configuration({ about, url }: CallTools): string {
  const entry = {
    mcpServers: {
      [cardName(about)]: {
        type: 'http',
        url,
        headers: { Authorization: `Bearer <your ${about.credential.name}>` },
      },
    },
  };
  return `To use your credential here, add these lines to the configuration of your MCP client, with the credential itself in place of the angle brackets, and connect again:\n\n${JSON.stringify(entry, null, 2)}`;
}
