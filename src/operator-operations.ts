import { arcadeAdminOperations } from './arcade/admin/operations.ts';
import { type ModuleName, moduleNames } from './core/base/module-names.ts';
import type { AdminOperation } from './core/operation/admin/admin-operation.ts';
import { adminOperations } from './core/operation/admin/operations.ts';
import { relayAdminOperations } from './relay/admin/operations.ts';

const operationsByModule: Readonly<Partial<Record<ModuleName, readonly AdminOperation[]>>> = {
  arcade: arcadeAdminOperations,
  relay: relayAdminOperations,
};

/** Operations of the operator, by module, with the titles of the groups. */
export const operatorOperationGroups: readonly {
  readonly title: string;
  readonly operations: readonly AdminOperation[];
}[] = [
  { title: 'All services', operations: adminOperations },
  { title: 'Arcade', operations: arcadeAdminOperations },
  { title: 'Relay', operations: relayAdminOperations },
];

/** All operations of the operator. */
export const operatorOperations: readonly AdminOperation[] = [
  ...adminOperations,
  ...Object.values(operationsByModule).flat(),
];

/** Operations of the operator for these modules. */
export function operatorOperationsOf(modules: readonly ModuleName[]): readonly AdminOperation[] {
  return [...adminOperations, ...modules.flatMap((name) => operationsByModule[name] ?? [])];
}

/** Module whose operator operation this is; null: the operation serves all modules. */
export function operatorModuleOf(operation: { readonly name: string }): ModuleName | null {
  return moduleNames.find((module) => operationsByModule[module]?.some(({ name }) => name === operation.name)) ?? null;
}
