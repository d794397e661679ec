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
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import { faults } from './faults.ts';
import {
  type FunctionRef,
  type KnownClass,
  nothing,
  type ObjectKind,
  ObjectRef,
  type Scope,
  type Unit,
  type Value,
  ValueCell,
} from './model.ts';
import { data, join } from './values.ts';

const loading = /(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i;

/** Each adds the depth of a whole function to the stack. */
const depthMax = 3;

/** The parts of the evaluation, which call each other through the run. */
export interface Evaluators {
  evaluate(run: ScriptAnalysis, node: Expression | Super | PrivateIdentifier, scope: Scope): Value;
  execute(run: ScriptAnalysis, node: AnyNode, scope: Scope): void;
  bind(run: ScriptAnalysis, pattern: Pattern, value: Value, scope: Scope): void;
  makeFunction(run: ScriptAnalysis, node: FunctionNode, scope: Scope, isMethod: boolean): FunctionRef;
  callValue(run: ScriptAnalysis, callee: Value, self: Value, parameters: Arguments, node: Node, scope: Scope): Value;
}

/** Values of a call. */
export interface Arguments {
  readonly values: readonly Value[];
  /** Of a spread: may be at any later position. */
  readonly spread: Value;
}

/**
 * One analysis of a bundle's scripts: values flow through variables, properties, parameters and results until nothing
 * grows any more; then every part is evaluated once more and what it refuses is reported.
 */
export class ScriptAnalysis {
  readonly budget: Budget;
  /** What scripts have put into data. */
  readonly insideData = new ValueCell();
  readonly thrown = new ValueCell();
  /** Not nothing as soon as there is a setter: most bundles have none. */
  readonly anySetter = new ValueCell();
  /** Values that were set as the renderer, and where. */
  readonly renderer = new ValueCell();
  readonly rendererNodes = new Set<Node>();
  /** Names read from data. */
  readonly namesRead = new Set<string>();
  readonly functions = new Map<Node, FunctionRef>();
  readonly classes = new Map<Node, KnownClass>();
  /** Scopes of blocks. */
  readonly scopes = new Map<Node, Scope>();
  readonly staticBlocks = new Map<Node, Scope>();
  /** Calls that are statements: their results are not used. */
  readonly statementCalls = new Set<Node>();
  /** Object literals and texts, with their scripts, for what is counted over the bundle. */
  readonly objectNodes = new Map<ObjectExpression, FileScan>();
  readonly textNodes = new Map<Node, FileScan>();
  readonly #evaluators: Evaluators;
  readonly #units: Unit[] = [];
  readonly #methods = new Map<string, ValueCell>();
  readonly #objects = new Map<Node, ObjectRef>();
  readonly #pairs = new Map<Node, ObjectRef>();
  #queue: Unit[] = [];
  #unit: Unit | undefined;
  /** Numbers the evaluations of parts, from 1; the one under way. */
  #evaluations = 0;
  #evaluation = 0;
  /** Parts that are evaluated within each other. */
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
    return this.#evaluators.evaluate(this, node, scope);
  }

  execute(node: AnyNode, scope: Scope): void {
    this.budget.spendSteps();
    this.#evaluators.execute(this, node, scope);
  }

  bind(pattern: Pattern, value: Value, scope: Scope): void {
    this.budget.spendSteps();
    this.#evaluators.bind(this, pattern, value, scope);
  }

  makeFunction(node: FunctionNode, scope: Scope, isMethod = false): FunctionRef {
    return this.#evaluators.makeFunction(this, node, scope, isMethod);
  }

  callValue(callee: Value, self: Value, parameters: Arguments, node: Node, scope: Scope): Value {
    return this.#evaluators.callValue(this, callee, self, parameters, node, scope);
  }

  read(cell: ValueCell): Value {
    if (this.#unit === undefined) return cell.value;
    if (cell.lastReader !== this.#unit) cell.addReader(this.#unit);
    cell.lastRead = this.#evaluation;
    return cell.value;
  }

  write(cell: ValueCell, value: Value): void {
    const grown = join(cell.value, value);
    if (grown === cell.value) return;
    cell.value = grown;
    this.#notify(cell);
  }

  /** An object and all that it inherits from, each once. */
  lineOf(ref: ObjectRef): Iterable<ObjectRef> {
    const parents = this.read(ref.parents).refs;
    if (parents.length === 0) return [ref];
    const line = new Set([ref, ...parents]);
    for (const member of line) {
      this.budget.spendSteps();
      for (const parent of this.read(member.parents).refs) line.add(parent);
    }
    return line;
  }

  /** The own field of this name, or of the function that is called when it is written. */
  readField(ref: ObjectRef, name: string, kind: 'fields' | 'setters' = 'fields'): Value {
    const cell = ref[kind]?.get(name);
    if (cell !== undefined) return this.read(cell);
    this.read(ref.names);
    return nothing;
  }

  writeField(ref: ObjectRef, name: string, value: Value, kind: 'fields' | 'setters' = 'fields'): void {
    ref[kind] ??= new Map();
    const known = ref[kind].get(name);
    if (known !== undefined) {
      this.write(known, value);
      return;
    }
    ref[kind].set(name, new ValueCell(value));
    this.#notify(ref.names);
  }

  /** All own fields there are, or all setters. */
  fieldsOf(ref: ObjectRef, kind: 'fields' | 'setters' = 'fields'): readonly (readonly [string, ValueCell])[] {
    this.read(ref.names);
    return [...(ref[kind] ?? [])];
  }

  /** All functions that are held by a property of this name, whatever the object. */
  methodsOf(name: string): ValueCell {
    const known = this.#methods.get(name);
    if (known !== undefined) return known;
    const cell = new ValueCell();
    this.#methods.set(name, cell);
    return cell;
  }

  /** The object that a place of the program makes: always the same. `create` is called the first time. */
  onceAt<Made>(kept: Map<Node, Made>, node: Node, create: () => Made): Made {
    const known = kept.get(node);
    if (known !== undefined) return known;
    const made = create();
    kept.set(node, made);
    return made;
  }

  objectAt(node: Node, kind: ObjectKind): ObjectRef {
    return this.onceAt(this.#objects, node, () => new ObjectRef(kind));
  }

  /** The pairs of an iteration, which one call makes besides its result. */
  pairAt(node: Node): ObjectRef {
    return this.onceAt(this.#pairs, node, () => new ObjectRef('array'));
  }

  addUnit(run: () => void): Unit {
    const unit = { run, isQueued: false, hasRun: false };
    this.#units.push(unit);
    this.#enqueue(unit);
    return unit;
  }

  /** Evaluates a part that has not been yet, so that its first results are known where they are asked for. */
  runFirst(unit: Unit | undefined): void {
    if (unit === undefined || unit.hasRun || this.#depth >= depthMax) return;
    unit.isQueued = false;
    this.#runUnit(unit);
  }

  /** Until nothing grows. */
  settle(): void {
    for (let next = this.#queue; next.length > 0; next = this.#queue) {
      this.#queue = [];
      for (const unit of next) {
        if (!unit.isQueued) continue;
        unit.isQueued = false;
        this.#runUnit(unit);
      }
    }
  }

  /** Evaluates every part once more, to collect what it refuses. Nothing grows any more. */
  report(): void {
    this.#isReporting = true;
    for (const unit of this.#units) this.#runUnit(unit);
    this.#isReporting = false;
    if (this.#queue.length > 0) throw new Error('A value has grown after the analysis had settled.');
  }

  refuse(fault: ScanFault, node: Node, scope: Scope): void {
    if (this.#isReporting) scope.owner.scan.refuse(fault, node.start);
  }

  /** Texts of style sheets are checked wherever they are written: what is put together later is not known. */
  checkText(text: string, node: Node, scope: Scope): void {
    if (!this.#isReporting) return;
    if (boardRow.test(text)) this.textNodes.set(node, scope.owner.scan);
    if (loading.test(text)) this.refuse(faults.styleValue, node, scope);
  }

  refer(url: string, node: Node, scope: Scope): void {
    if (this.#isReporting) scope.owner.scan.refer('image', url, node.start);
  }

  /** Plain data, and whatever scripts put into it. */
  dataValue(): Value {
    return join(data, this.read(this.insideData));
  }

  #runUnit(unit: Unit): void {
    const outer = this.#unit;
    const outerEvaluation = this.#evaluation;
    this.#unit = unit;
    this.#evaluations += 1;
    this.#evaluation = this.#evaluations;
    this.#depth += 1;
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
    // What is being evaluated has not read it yet, if it last did so in an earlier evaluation.
    const late = lastReader === this.#unit && cell.lastRead !== this.#evaluation ? lastReader : undefined;
    if (readers === undefined) {
      if (late === undefined) this.#enqueue(lastReader);
    } else for (const unit of readers) if (unit !== late) this.#enqueue(unit);
  }

  #enqueue(unit: Unit): void {
    if (unit.isQueued) return;
    unit.isQueued = true;
    this.#queue.push(unit);
  }
}

export const noArguments: Arguments = { values: [], spread: nothing };

export function argumentAt({ values, spread }: Arguments, index: number): Value {
  return join(values[index] ?? nothing, spread);
}

export function argumentsOf(...values: readonly Value[]): Arguments {
  return { values, spread: nothing };
}
