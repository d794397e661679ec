import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { ExternalOperation } from './operation.ts';
import { refusePaused } from './pause.ts';
import type { AdmittedCall, Pipeline } from './pipeline.ts';
import { type OperationResponse, replayedResponse, responseOf } from './problem.ts';

type External = AdmittedCall<ExternalOperation>;

/** An operation that talks to the outside: no transaction is open around it. */
export async function runExternal(pipeline: Pipeline, external: External): Promise<OperationResponse | Refusal> {
  const { operation, compiled, call, context } = external;
  const refused = await refuseLimited(pipeline, external);
  if (refused !== null) return refused;
  const response = await operation.run(context, call.input);
  if (isRefusal(response)) return response;
  const status = operation.successStatus ?? 200;
  const body = compiled.write(response.output);
  return response.replayed ? replayedResponse(status, body) : responseOf(status, body);
}

async function refuseLimited(
  pipeline: Pipeline,
  { operation, call, context: { caller, nowMs } }: External,
): Promise<Refusal | null> {
  if (operation.cost.kind === 'own') return null;
  return (
    (await pipeline.allowance.consume(operation.cost, caller, call.address, nowMs)) ??
    (await pipeline.consumeOwnLimit?.(operation, call.input, caller, call.address)) ??
    (await refusePaused(pipeline.database.db, pipeline.realm, operation.pausedBy))
  );
}
