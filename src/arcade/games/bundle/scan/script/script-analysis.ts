// Data-flow analysis that finds all possible values of the expressions of a bundle's scripts without running them.
import type {
  AnyNode,
  Expression,
  Function as FunctionNode,
  Node,
  ObjectExpression,
  Pattern,
  PrivateIdentifier,
  Super,
} from 'acorn';
import { boardRow } from '../board-rows.ts';
import type { Budget } from '../budget.ts';
import { loadsFiles } from '../sheet/loading.ts';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import type { Arguments } from './call-arguments.ts';
import { faults } from './faults.ts';
import type { KnownClass } from './known-class.ts';
import {
  type FunctionRef,
  type MethodContext,
  nothing,
  type ObjectKind,
  type ObjectRef,
  type Scope,
  type Unit,
  type Value,
  ValueCell,
} from './model.ts';
import { NativeValues } from './native-values.ts';
import { ObjectsByPosition } from './objects-by-position.ts';
import { data, isNothing, join, possiblyMissing } from './values.ts';

/** Maximum depth of nested unit evaluations, each of which uses the stack of a whole function. */
const nestedUnitsMax = 3;

/** Functions of the evaluation, which call each other through `ScriptAnalysis`. */
export interface Evaluators {
  evaluate(analysis: ScriptAnalysis, node: Expression | Super | PrivateIdentifier, scope: Scope): Value;
  execute(analysis: ScriptAnalysis, node: AnyNode, scope: Scope): void;
  bind(analysis: ScriptAnalysis, pattern: Pattern, value: Value, scope: Scope): void;
  makeFunction(analysis: ScriptAnalysis, node: FunctionNode, scope: Scope, method?: MethodContext): FunctionRef;
  callValue(analysis: ScriptAnalysis, callee: Value, self: Value, args: Arguments, node: Node, scope: Scope): Value;
}

/**
 * Data-flow analysis of the scripts of a bundle. Values are propagated through variables, properties, parameters and
 * results until a fixed point is reached. Then every unit is evaluated once more to report findings.
 */
export class ScriptAnalysis {
  readonly budget: Budget;
  /** Values that scripts have written into data. */
  readonly insideData = new ValueCell();
  readonly natives = new NativeValues();
  readonly thrown = new ValueCell();
  /** Functions stored under computed names: one named `toLocaleString` is called by that method of arrays. */
  readonly implicitFunctions = new ValueCell();
  /** Not empty if there is a setter. */
  readonly anySetter = new ValueCell();
  /** Not empty if a script writes a property whose name may be undefined. */
  readonly anyMissingKey = new ValueCell();
  /** Values assigned to the renderer, and the nodes of the assignments. */
  readonly renderer = new ValueCell();
  readonly rendererNodes = new Set<Node>();
  /** Names read from data. */
  readonly namesRead = new Set<string>();
  readonly functions = new Map<Node, FunctionRef>();
  readonly classes = new Map<Node, KnownClass>();
  /** Scopes of blocks. */
  readonly scopes = new Map<Node, Scope>();
  readonly staticBlocks = new Map<Node, Scope>();
  /** Calls that are statements, whose results are not used. */
  readonly statementCalls = new Set<Node>();
  /** Object literals and texts with their scripts, for limits that apply to the whole bundle. */
  readonly objectNodes = new Map<ObjectExpression, FileScan>();
  readonly textNodes = new Map<Node, FileScan>();
  readonly #evaluators: Evaluators;
  readonly #units: Unit[] = [];
  readonly #methods = new Map<string, ValueCell>();
  readonly #objects = new ObjectsByPosition();
  readonly #pairs = new ObjectsByPosition();
  #queue: Unit[] = [];
  #unit: Unit | undefined;
  /** Number of unit evaluations so far, and number of the current one. */
  #evaluations = 0;
  #evaluation = 0;
  /** Depth of nested unit evaluations. */
  #depth = 0;
  #isReporting = false;

  constructor(evaluators: Evaluators, budget: Budget) {
    this.#evaluators = evaluators;
    this.budget = budget;
  }

  get isReporting(): boolean {
    return this.#isReporting;
  }

  evaluate(node: Expression | Super | PrivateIdentifier, scope: Scope): Value {
    this.budget.spendSteps();
    const value = this.#chargeSize(this.#evaluators.evaluate(this, node, scope));
    // Either the code never runs, or the analysis does not know a value: neither is checked any further.
    if (this.#isReporting && isNothing(value)) this.refuse(faults.noValue, node, scope);
    return value;
  }

  execute(node: AnyNode, scope: Scope): void {
    this.budget.spendSteps();
    this.#evaluators.execute(this, node, scope);
  }

  bind(pattern: Pattern, value: Value, scope: Scope): void {
    this.budget.spendSteps();
    this.#evaluators.bind(this, pattern, value, scope);
  }

  makeFunction(node: FunctionNode, scope: Scope, method?: MethodContext): FunctionRef {
    return this.#evaluators.makeFunction(this, node, scope, method);
  }

  callValue(callee: Value, self: Value, args: Arguments, node: Node, scope: Scope): Value {
    return this.#evaluators.callValue(this, callee, self, args, node, scope);
  }

  read(cell: ValueCell): Value {
    this.#chargeSize(cell.value);
    if (this.#unit === undefined) return cell.value;
    if (cell.lastReader !== this.#unit) cell.addReader(this.#unit);
    cell.lastRead = this.#evaluation;
    return cell.value;
  }

  write(cell: ValueCell, value: Value): void {
    this.#chargeSize(cell.value);
    const grown = join(cell.value, value);
    if (grown === cell.value) return;
    cell.value = grown;
    this.#notify(cell);
  }

  /** An object and all objects in its prototype chains, each once. */
  prototypeChainOf(ref: ObjectRef): Iterable<ObjectRef> {
    const parents = this.read(ref.parents).refs;
    if (parents.length === 0) return [ref];
    const chain = new Set([ref, ...parents]);
    for (const member of chain) {
      this.budget.spendSteps();
      for (const parent of this.read(member.parents).refs) chain.add(parent);
    }
    return chain;
  }

  readField(ref: ObjectRef, name: string, kind: 'fields' | 'setters' | 'getters' = 'fields'): Value {
    const cell = ref[kind]?.get(name);
    if (cell !== undefined) return this.read(cell);
    this.read(ref.names);
    return nothing;
  }

  writeField(ref: ObjectRef, name: string, value: Value, kind: 'fields' | 'setters' | 'getters' = 'fields'): void {
    ref[kind] ??= new Map();
    const existingCell = ref[kind].get(name);
    const stored = ref.isCertain(name) ? value : possiblyMissing(value);
    if (existingCell !== undefined) {
      this.write(existingCell, stored);
      return;
    }
    ref[kind].set(name, new ValueCell(stored));
    this.#notify(ref.names);
  }

  /** All own properties of a kind. */
  fieldsOf(
    ref: ObjectRef,
    kind: 'fields' | 'setters' | 'getters' = 'fields',
  ): readonly (readonly [string, ValueCell])[] {
    this.read(ref.names);
    this.budget.spendSteps(ref[kind]?.size ?? 0);
    return [...(ref[kind] ?? [])];
  }

  /** All functions that are the value of a property with this name in any object. */
  methodsOf(name: string): ValueCell {
    const cachedMethods = this.#methods.get(name);
    if (cachedMethods !== undefined) return cachedMethods;
    const cell = new ValueCell();
    this.#methods.set(name, cell);
    return cell;
  }

  /** Cached entry of a program position; `create` is called the first time. */
  onceAt<Entry>(cache: Map<Node, Entry>, node: Node, create: () => Entry): Entry {
    const cachedEntry = cache.get(node);
    if (cachedEntry !== undefined) return cachedEntry;
    const entry = create();
    cache.set(node, entry);
    return entry;
  }

  objectAt(node: Node, kind: ObjectKind): ObjectRef {
    return this.#objects.at(node, kind);
  }

  /** A second array of a node: a pair of key and value of an iteration, or a group of `groupBy`. */
  pairAt(node: Node): ObjectRef {
    return this.#pairs.at(node, 'array');
  }

  addUnit(run: () => void): Unit {
    const unit = { run, isQueued: false, hasRun: false };
    this.#units.push(unit);
    this.#enqueue(unit);
    return unit;
  }

  /** Evaluates a unit that was not evaluated yet, so that its caller can read first results. */
  runFirst(unit: Unit | undefined): void {
    if (unit === undefined || unit.hasRun || this.#depth >= nestedUnitsMax) return;
    this.#runUnit(unit);
  }

  /** Evaluates queued units until a fixed point is reached. */
  settle(): void {
    for (let next = this.#queue; next.length > 0; next = this.#queue) {
      this.#queue = [];
      for (const unit of next) if (unit.isQueued) this.#runUnit(unit);
    }
  }

  /** Evaluates every unit once more to collect findings. No value changes, because the fixed point is reached. */
  report(): void {
    this.#isReporting = true;
    for (const unit of this.#units) this.#runUnit(unit);
    this.#isReporting = false;
    if (this.#queue.length > 0) throw new Error('A value has grown after the analysis had settled.');
  }

  refuse(fault: ScanFault, node: Node, scope: Scope): void {
    if (this.#isReporting) scope.owner.scan.refuse(fault, node.start);
  }

  /** Records texts that look like rows of a board; refuses CSS that loads files, also in parts of longer texts. */
  checkText(text: string, node: Node, scope: Scope): void {
    this.budget.spendCharacters(text.length);
    if (this.#isReporting && boardRow.test(text)) this.textNodes.set(node, scope.owner.scan);
    if (this.#isReporting && loadsFiles(text)) this.refuse(faults.styleValue, node, scope);
  }

  refer(url: string, node: Node, scope: Scope): void {
    if (this.#isReporting) scope.owner.scan.refer('image', url, node.start);
  }

  /** Plain data, and the values that scripts have written into data. */
  dataValue(): Value {
    return join(data, this.read(this.insideData));
  }

  /** The work of joining a value grows with the number of its objects. */
  #chargeSize(value: Value): Value {
    this.budget.spendSteps(value.refs.length);
    return value;
  }

  #runUnit(unit: Unit): void {
    const outer = this.#unit;
    const outerEvaluation = this.#evaluation;
    this.#unit = unit;
    this.#evaluations += 1;
    this.#evaluation = this.#evaluations;
    this.#depth += 1;
    unit.isQueued = false;
    unit.hasRun = true;
    unit.run();
    this.#depth -= 1;
    this.#unit = outer;
    this.#evaluation = outerEvaluation;
  }

  #notify(cell: ValueCell): void {
    const { lastReader, readers } = cell;
    if (lastReader === undefined) {
      this.budget.spendSteps();
      return;
    }
    this.budget.spendSteps(1 + (readers?.size ?? 1));
    // The current unit is not enqueued if it has not read the cell in the current evaluation.
    const skipped = lastReader === this.#unit && cell.lastRead !== this.#evaluation ? lastReader : undefined;
    if (readers === undefined) {
      if (skipped === undefined) this.#enqueue(lastReader);
    } else for (const unit of readers) if (unit !== skipped) this.#enqueue(unit);
  }

  #enqueue(unit: Unit): void {
    if (unit.isQueued) return;
    unit.isQueued = true;
    this.#queue.push(unit);
  }
}
