import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import type { Execute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import type { ServiceDescription } from '../documents/service-description.ts';
import type { McpResource } from './mcp-resources.ts';

/** Dependencies of the endpoint. */
export interface McpDeps {
  readonly config: Pick<Config, 'publicUrl' | 'mcpOrigins'>;
  readonly errorsUrl: string;
  readonly log: Log;
}

export interface McpEndpoint {
  readonly deps: McpDeps;
  /** Description of the service, with the URL of the endpoint. */
  readonly service: ServiceDescription;
  /** Path of the endpoint, such as `/exchange/mcp`. */
  readonly path: string;
  /** Instructions for clients. */
  readonly instructions: string;
  /** Sentence about obtaining a credential. */
  readonly credentialInstructions: string;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  /** Documents published as MCP resources; absent: the endpoint has tools only. */
  readonly resources?: readonly McpResource[];
  /** Whether the endpoint has no CORS headers, so that pages of other origins cannot use it. */
  readonly sameOriginOnly?: boolean;
}
