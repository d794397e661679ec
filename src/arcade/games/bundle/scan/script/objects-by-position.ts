// The analysis represents all objects that one expression creates by one object.

import type { Node } from 'acorn';
import { type ObjectKind, ObjectRef } from './model.ts';

/** Objects by the position of the program that creates them: one position may create objects of several kinds. */
export class ObjectsByPosition {
  readonly #byKind = new Map<ObjectKind, Map<Node, ObjectRef>>();

  at(node: Node, kind: ObjectKind): ObjectRef {
    let objects = this.#byKind.get(kind);
    if (objects === undefined) {
      objects = new Map();
      this.#byKind.set(kind, objects);
    }
    const ref = objects.get(node) ?? new ObjectRef(kind);
    objects.set(node, ref);
    return ref;
  }
}
