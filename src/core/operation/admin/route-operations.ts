import type { ModuleName } from '../../base/module-names.ts';
import { isRefusal } from '../../base/refusal.ts';
import { notFound } from '../errors.ts';
import type { Execute } from '../execute.ts';
import type { Operation } from '../operation.ts';
import { dismiss } from './operations/dismiss.ts';

interface DatabasePipeline {
  readonly modules: readonly ModuleName[];
  readonly execute: Execute;
}

/** Runs each operation on the database of its module; operations without a module on the main database, the first. */
export function routeOperations(
  pipelines: readonly DatabasePipeline[],
  moduleOf: (operation: Operation) => ModuleName | null,
): Execute {
  const [main] = pipelines;
  if (main === undefined) throw new Error('An operator pipeline needs a database.');
  return (operation, call) => {
    // The module of a report is unknown from its id, so all databases are tried.
    if (operation === dismiss) return runOnFirstMatch(pipelines)(operation, call);
    const module = moduleOf(operation) ?? moduleOfInput(call.input);
    const pipeline = pipelines.find(({ modules }) => modules.some((name) => name === module));
    return (pipeline ?? main).execute(operation, call);
  };
}

function runOnFirstMatch(pipelines: readonly DatabasePipeline[]): Execute {
  return async (operation, call) => {
    const [pipeline, ...otherPipelines] = pipelines as [DatabasePipeline, ...DatabasePipeline[]];
    const response = await pipeline.execute(operation, call);
    const isInOtherDatabase = isRefusal(response) && response.errorKind === notFound && otherPipelines.length > 0;
    return isInOtherDatabase ? runOnFirstMatch(otherPipelines)(operation, call) : response;
  };
}

/** The property `module` of the input, not yet validated. */
function moduleOfInput(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'module' in input ? input.module : undefined;
}
