import type { Class, Function as FunctionNode, Identifier } from 'acorn';
import type { FileScan } from '../source/file-scan.ts';

/** An abstract value: the union of everything an expression may give. Immutable. */
export interface Value {
  readonly bits: number;
  /** Objects and functions that the bundle makes. */
  readonly refs: readonly ObjectRef[];
  /** Every text it may be, if all are constants; null: any text. Without meaning if it is no text. */
  readonly texts: readonly string[] | null;
}

export const nothing: Value = { bits: 0, refs: [], texts: [] };

/** A part of the program that is evaluated as a whole, and again whenever something that it read has grown. */
export interface Unit {
  readonly run: () => void;
  isQueued: boolean;
  hasRun: boolean;
}

/**
 * A place that values are written to: a variable, a property, a parameter. It only grows. A large bundle has a hundred
 * thousand of them, most with one reader at most, so that a set is made from the second reader on.
 */
export class ValueCell {
  value: Value;
  /** The reader that came last, so that reading again costs nothing; the only one while `readers` is undefined. */
  lastReader: Unit | undefined = undefined;
  /** The evaluation in which `lastReader` read it last. */
  lastRead = 0;
  /** In the order in which they first read. */
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

/** An object of the bundle: all that one place of the program makes. */
export class ObjectRef {
  readonly kind: ObjectKind;
  /** By name; the analysis reads and writes them, and knows from `names` what depends on which there are. */
  fields: Map<string, ValueCell> | undefined = undefined;
  /** Functions that are called when a property is written, by name; what getters give is written to the fields. */
  setters: Map<string, ValueCell> | undefined = undefined;
  #names: ValueCell | undefined = undefined;
  #elements: ValueCell | undefined = undefined;
  #unnamed: ValueCell | undefined = undefined;
  #keys: ValueCell | undefined = undefined;
  #iterators: ValueCell | undefined = undefined;
  #sources: ValueCell | undefined = undefined;
  #parents: ValueCell | undefined = undefined;
  #heirs: ValueCell | undefined = undefined;

  constructor(kind: ObjectKind) {
    this.kind = kind;
  }

  /** Has no value of its own: its readers are evaluated again when there is another field or setter. */
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
  get iterators(): ValueCell {
    this.#iterators ??= new ValueCell();
    return this.#iterators;
  }

  /** Generators that give this iterator. */
  get sources(): ValueCell {
    this.#sources ??= new ValueCell();
    return this.#sources;
  }

  /** Where properties are inherited from. */
  get parents(): ValueCell {
    this.#parents ??= new ValueCell();
    return this.#parents;
  }

  /** What `this` may be in its methods: itself, and instances of derived classes. */
  get heirs(): ValueCell {
    this.#heirs ??= new ValueCell();
    return this.#heirs;
  }
}

export class FunctionRef extends ObjectRef {
  readonly node: FunctionNode;
  readonly scope: Scope;
  readonly isMethod: boolean;
  /** One for each parameter, by position. */
  readonly parameters: readonly ValueCell[];
  /** Arguments behind the last parameter, or of unknown position. */
  readonly rest = new ValueCell();
  /** All arguments of all calls; they shift to the right behind those that `bind` sets. */
  readonly all = new ValueCell();
  readonly bound = new ValueCell();
  /** What the language itself may pass. */
  readonly anywhere = new ValueCell();
  readonly receiver = new ValueCell();
  readonly result = new ValueCell();
  /** What `next` sends to a generator. */
  readonly sent = new ValueCell();
  isCalled = false;
  /** The evaluation of its body. */
  unit: Unit | undefined = undefined;
  #yielded: ObjectRef | undefined = undefined;

  constructor(node: FunctionNode, scope: Scope, isMethod: boolean) {
    super('function');
    this.node = node;
    this.scope = scope;
    this.isMethod = isMethod;
    this.parameters = node.params.map(() => new ValueCell());
  }

  /** The object that a generator gives. */
  get yielded(): ObjectRef {
    this.#yielded ??= new ObjectRef('iterator');
    return this.#yielded;
  }
}

export class ClassRef extends ObjectRef {
  readonly node: Class;
  readonly instance = new ObjectRef('instance');
  /** Constructor function, if it is written. */
  readonly construct = new ValueCell();
  readonly superclass = new ValueCell();

  constructor(node: Class) {
    super('class');
    this.node = node;
  }
}

/** A listed function or constructor of the language or the browser, by its name: `Math.max`, `Map`. */
export class NativeRef extends ObjectRef {
  readonly name: string;

  constructor(name: string) {
    super('native');
    this.name = name;
  }
}

export interface Variable {
  readonly cell: ValueCell;
}

declare module 'acorn' {
  interface Identifier {
    /** What it names in its scope; null: nothing that the bundle declares. */
    variable?: Variable | null;
  }
}

/** What `super` refers to in a class. */
export interface Home {
  /** What instances, or the class itself, inherit from. */
  readonly parents: ValueCell;
  readonly superclass: ValueCell;
}

/** The script and the function that a scope belongs to. */
export interface ScopeOwner {
  readonly scan: FileScan;
  readonly isStrict: boolean;
  /** The function that `return` and `yield` leave. */
  readonly body?: FunctionRef | undefined;
  /** What `this` is; absent where it is not used. */
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
    const known = this.variables.get(name);
    if (known !== undefined) return known;
    const variable = { cell: new ValueCell() };
    this.variables.set(name, variable);
    return variable;
  }

  /** The variable that an identifier names: the same in every evaluation, and kept at the node. */
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

/** A class of the bundle with the scopes of its members. */
export interface KnownClass {
  readonly ref: ClassRef;
  /** Of methods and fields of instances, and of static ones. */
  readonly instance: Scope;
  readonly statics: Scope;
}
