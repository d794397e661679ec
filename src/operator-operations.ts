import { arcadeAdminOperations } from './arcade/admin/operations.ts';
import type { ModuleName } from './core/base/config.ts';
import type { AdminOperation } from './core/operation/admin/admin-operation.ts';
import { adminOperations } from './core/operation/admin/operations.ts';

const ofModules: Readonly<Partial<Record<ModuleName, readonly AdminOperation[]>>> = {
  arcade: arcadeAdminOperations,
};

/** Everything that an operator can do: in every module, and in each. */
export const operatorOperations: readonly AdminOperation[] = [...adminOperations, ...Object.values(ofModules).flat()];

/** The same where only these modules run. */
export function operatorOperationsOf(modules: readonly ModuleName[]): readonly AdminOperation[] {
  return [...adminOperations, ...modules.flatMap((name) => ofModules[name] ?? [])];
}
