// Cached result of analysing a class declaration.

import type { ClassRef, Scope } from './model.ts';

/** A class of the bundle with the scopes of its members. */
export interface KnownClass {
  readonly ref: ClassRef;
  /** Scope of the superclass and of computed names, in which a class expression has its own name. */
  readonly scope: Scope;
  /** Scopes of instance members and of static members. */
  readonly instance: Scope;
  readonly statics: Scope;
}
