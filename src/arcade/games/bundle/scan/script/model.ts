// Data model of the script analysis: possible values, objects, functions, variables and scopes. A text is a string.

import type { Class, Function as FunctionNode, Identifier } from 'acorn';
import type { FileScan } from '../source/file-scan.ts';

/** Abstract value: the union of all possible values of an expression. Immutable. */
export interface Value {
  readonly bits: number;
  /** Objects and functions that the bundle creates. */
  readonly refs: readonly ObjectRef[];
  /** Possible texts if all are constants; null for any text. Unused if the value is not a text. */
  readonly texts: readonly string[] | null;
}

export const nothing: Value = { bits: 0, refs: [], texts: [] };

/** Part of the program that is evaluated as a whole, and again when a cell that it has read changes. */
export interface Unit {
  readonly run: () => void;
  isQueued: boolean;
  hasRun: boolean;
}

/**
 * Storage of an abstract value: a variable, a property or a parameter. Values are only added. A large bundle has a
 * hundred thousand cells, most with at most one reader, so the set of readers is created for the second reader.
 */
export class ValueCell {
  value: Value;
  /** Latest reader, which speeds up repeated reads; the only reader while `readers` is undefined. */
  lastReader: Unit | undefined = undefined;
  /** Number of the evaluation in which `lastReader` last read the cell. */
  lastRead = 0;
  /** Readers in the order of their first reads. */
  readers: Set<Unit> | undefined = undefined;

  constructor(value: Value = nothing) {
    this.value = value;
  }

  addReader(unit: Unit): void {
    if (this.lastReader !== undefined) {
      this.readers ??= new Set([this.lastReader]);
      this.readers.add(unit);
    }
    this.lastReader = unit;
  }
}

export type ObjectKind =
  | 'object'
  | 'array'
  | 'map'
  | 'set'
  | 'instance'
  | 'iterator'
  | 'namespace'
  | 'function'
  | 'class'
  | 'native';

/** Abstract object: represents all objects that are created at one position of the program. */
export class ObjectRef {
  readonly kind: ObjectKind;
  /** Fields by name. Readers that depend on the set of names read the cell `names`. */
  fields: Map<string, ValueCell> | undefined = undefined;
  /** Setters by property name. */
  setters: Map<string, ValueCell> | undefined = undefined;
  /** Getters by property name; their results are written to the fields. */
  getters: Map<string, ValueCell> | undefined = undefined;
  #names: ValueCell | undefined = undefined;
  #elements: ValueCell | undefined = undefined;
  #unnamed: ValueCell | undefined = undefined;
  #keys: ValueCell | undefined = undefined;
  #iteratorMethods: ValueCell | undefined = undefined;
  #sources: ValueCell | undefined = undefined;
  #parents: ValueCell | undefined = undefined;
  #thisValues: ValueCell | undefined = undefined;

  /** Names of the properties that the literal of the object sets. */
  #certain: Set<string> | undefined = undefined;
  #hasRemovals = false;

  constructor(kind: ObjectKind) {
    this.kind = kind;
  }

  /** Whether the object always has the property. */
  isCertain(name: string): boolean {
    return this.#certain?.has(name) === true;
  }

  addCertain(name: string): void {
    if (this.#hasRemovals) return;
    this.#certain ??= new Set();
    this.#certain.add(name);
  }

  /** A script removes properties: none is certain. */
  removeCertain(): void {
    this.#hasRemovals = true;
    this.#certain = undefined;
  }

  /** Cell without a value; its readers are evaluated again when a field or setter is added. */
  get names(): ValueCell {
    this.#names ??= new ValueCell();
    return this.#names;
  }

  /** Elements of arrays and collections. */
  get elements(): ValueCell {
    this.#elements ??= new ValueCell();
    return this.#elements;
  }

  /** Properties of unknown name. */
  get unnamed(): ValueCell {
    this.#unnamed ??= new ValueCell();
    return this.#unnamed;
  }

  /** Keys of a map. */
  get keys(): ValueCell {
    this.#keys ??= new ValueCell();
    return this.#keys;
  }

  /** Generator methods under Symbol.iterator. */
  get iteratorMethods(): ValueCell {
    this.#iteratorMethods ??= new ValueCell();
    return this.#iteratorMethods;
  }

  /** Generators that return this iterator. */
  get sources(): ValueCell {
    this.#sources ??= new ValueCell();
    return this.#sources;
  }

  /** Objects from which properties are inherited. */
  get parents(): ValueCell {
    this.#parents ??= new ValueCell();
    return this.#parents;
  }

  /** Possible values of `this` in its methods: the object, and instances of derived classes. */
  get thisValues(): ValueCell {
    this.#thisValues ??= new ValueCell();
    return this.#thisValues;
  }
}

export class FunctionRef extends ObjectRef {
  readonly node: FunctionNode;
  readonly scope: Scope;
  /** Defined for methods. */
  readonly method: MethodContext | undefined;
  /** One cell per parameter, by position. */
  readonly parameters: readonly ValueCell[];
  /** Arguments after the last parameter, or of unknown position. */
  readonly restArguments = new ValueCell();
  /** All arguments of all calls. Arguments of `bind` shift their positions. */
  readonly allArguments = new ValueCell();
  /** Arguments that `bind` puts before those of a call. */
  readonly bound = new ValueCell();
  /** Arguments of implicit calls by the language. */
  readonly implicitArguments = new ValueCell();
  /** Values of `this`. */
  readonly receiver = new ValueCell();
  readonly result = new ValueCell();
  /** Arguments of `next` of the generator. */
  readonly nextArguments = new ValueCell();
  isCalled = false;
  /** The evaluation of its body. */
  unit: Unit | undefined = undefined;
  #iterator: ObjectRef | undefined = undefined;

  constructor(node: FunctionNode, scope: Scope, method: MethodContext | undefined) {
    super('function');
    this.node = node;
    this.scope = scope;
    this.method = method;
    this.parameters = node.params.map(() => new ValueCell());
  }

  /** Iterator that the generator returns. */
  get iterator(): ObjectRef {
    this.#iterator ??= new ObjectRef('iterator');
    return this.#iterator;
  }
}

export class ClassRef extends ObjectRef {
  readonly node: Class;
  readonly instance = new ObjectRef('instance');
  /** Constructor function, if the class declares one. */
  readonly construct = new ValueCell();
  readonly superclass = new ValueCell();

  constructor(node: Class) {
    super('class');
    this.node = node;
  }
}

/** Allowed function or constructor of the language or the browser, by name: `Math.max`, `Map`. */
export class NativeRef extends ObjectRef {
  readonly name: string;

  constructor(name: string) {
    super('native');
    this.name = name;
  }
}

export interface Variable {
  readonly cell: ValueCell;
  /** Position of the classic script that declares this global; undefined for other variables. */
  scriptPosition?: number;
  /** Whether it may be read before it is set: a `var`, or a global of a classic script. */
  isHoisted?: boolean;
  /** Whether a classic script declares this global with `let`, `const` or `class`. */
  isLexical?: boolean;
}

declare module 'acorn' {
  interface Identifier {
    /** Variable of the identifier in its scope; null if the bundle does not declare it. */
    variable?: Variable | null;
  }
}

/** What `super` refers to in a class. */
export interface Home {
  /** Objects from which instances, or the class itself, inherit. */
  readonly parents: ValueCell;
  readonly superclass: ValueCell;
}

/** What a method belongs to. */
export interface MethodContext {
  /** Absent in object literals, where `super` is not allowed. */
  readonly home: Home | undefined;
  readonly isConstructor: boolean;
}

/** The script and the function that a scope belongs to. */
export interface ScopeOwner {
  readonly scan: FileScan;
  /** Position among the classic scripts; for a module, the position of the last classic script before it. */
  readonly scriptPosition: number;
  readonly isStrict: boolean;
  /** Function to which `return` and `yield` belong. */
  readonly body?: FunctionRef | undefined;
  /** Value of `this`; absent outside methods and classes. */
  readonly self?: ValueCell | undefined;
  readonly home?: Home | undefined;
}

export class Scope {
  readonly parent: Scope | undefined;
  readonly owner: ScopeOwner;
  #variables: Map<string, Variable> | undefined = undefined;

  constructor(parent: Scope | undefined, owner: ScopeOwner) {
    this.parent = parent;
    this.owner = owner;
  }

  get variables(): Map<string, Variable> {
    this.#variables ??= new Map();
    return this.#variables;
  }

  declare(name: string): Variable {
    const declaredVariable = this.variables.get(name);
    if (declaredVariable !== undefined) return declaredVariable;
    const variable = { cell: new ValueCell() };
    this.variables.set(name, variable);
    return variable;
  }

  /** Variable of an identifier; cached in the node, because it is the same in every evaluation. */
  variableOf(node: Identifier): Variable | undefined {
    if (node.variable === undefined) node.variable = this.find(node.name) ?? null;
    return node.variable ?? undefined;
  }

  find(name: string): Variable | undefined {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.parent) {
      const variable = scope.#variables?.get(name);
      if (variable !== undefined) return variable;
    }
    return undefined;
  }
}
