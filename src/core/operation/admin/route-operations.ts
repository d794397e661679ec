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

/** Runs each operation on the database of the module that it is about; what is about no module, on the first. */
export function routeOperations(
  pipelines: readonly DatabasePipeline[],
  moduleOf: (operation: Operation) => ModuleName | null,
): Execute {
  const [main] = pipelines;
  if (main === undefined) throw new Error('an operator pipeline needs a database');
  return (operation, call) => {
    // The id of a report does not name its module.
    if (operation === dismiss) return firstThatFinds(pipelines)(operation, call);
    const module = moduleOf(operation) ?? moduleIn(call.input);
    const pipeline = pipelines.find(({ modules }) => modules.some((name) => name === module));
    return (pipeline ?? main).execute(operation, call);
  };
}

function firstThatFinds(pipelines: readonly DatabasePipeline[]): Execute {
  return async (operation, call) => {
    const [pipeline, ...others] = pipelines as [DatabasePipeline, ...DatabasePipeline[]];
    const response = await pipeline.execute(operation, call);
    const isElsewhere = isRefusal(response) && response.refusal === notFound && others.length > 0;
    return isElsewhere ? firstThatFinds(others)(operation, call) : response;
  };
}

/** What is wrong with it is for the pipeline to say. */
function moduleIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'module' in input ? input.module : undefined;
}
