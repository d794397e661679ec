import { Type } from 'typebox';
import type { ModuleName } from '../../base/module-names.ts';
import { pattern } from '../../base/patterns.ts';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { refuseInput } from '../errors.ts';
import { type AdminContext, moderationOf } from './admin-operation.ts';
import type { Moderation, Target } from './moderation.ts';

/** A kind of record of any module; a module refuses the kinds of other modules. */
export const targetKind = Type.String({
  minLength: 1,
  maxLength: 40,
  ...pattern('^[a-z_]+$', 'lower-case letters and _ only'),
});

/** Id of a record, such as `ent_...` or `slug@version`. */
export const targetId = Type.String({
  minLength: 1,
  maxLength: 140,
  ...pattern('^[a-zA-Z0-9_.@+-]+$', 'letters, digits and _ . @ + - only'),
});

/** The input's target; refuses when the module has no records of that kind. */
export function resolveTarget(
  context: AdminContext,
  input: { module: ModuleName; target: string; id: string },
): { readonly moderation: Moderation; readonly target: Target } | Refusal {
  const moderation = moderationOf(context, input.module);
  if (isRefusal(moderation)) return moderation;
  if (moderation.targets.length === 0)
    return refuseInput('/module', 'targets', `The module ${input.module} has no records that can be hidden.`);
  if (!moderation.targets.includes(input.target)) {
    return refuseInput('/target', 'enum', `/target must be one of: ${moderation.targets.join(', ')}.`);
  }
  return { moderation, target: { kind: input.target, id: input.id } };
}
