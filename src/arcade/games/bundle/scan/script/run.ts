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
  /** Functions by the names of properties that hold them. */
  readonly methods = new Map<string, ValueCell>();
  /** What scripts have put into data. */
  readonly insideData = new ValueCell();
  readonly thrown = new ValueCell();
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
  readonly #objects = new Map<Node, ObjectRef>();
  readonly #pairs = new Map<Node, ObjectRef>();
  #queue: Unit[] = [];
  #unit: Unit | undefined;
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
    if (cell.lastReader !== this.#unit && !this.#isReporting && this.#unit !== undefined) cell.addReader(this.#unit);
    return cell.value;
  }

  write(cell: ValueCell, value: Value): void {
    const grown = join(cell.value, value);
    if (grown === cell.value) return;
    const { lastReader, readers } = cell;
    this.budget.spendSteps(1 + (readers?.size ?? (lastReader === undefined ? 0 : 1)));
    cell.value = grown;
    if (readers !== undefined) for (const unit of readers) this.#enqueue(unit);
    else if (lastReader !== undefined) this.#enqueue(lastReader);
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

  addUnit(run: () => void): void {
    const unit = { run, isQueued: false };
    this.#units.push(unit);
    this.#enqueue(unit);
  }

  /** Until nothing grows. */
  settle(): void {
    for (let next = this.#queue; next.length > 0; next = this.#queue) {
      this.#queue = [];
      for (const unit of next) {
        unit.isQueued = false;
        this.#runUnit(unit);
      }
    }
  }

  report(): void {
    this.#isReporting = true;
    for (const unit of this.#units) this.#runUnit(unit);
    this.#isReporting = false;
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
    this.#unit = unit;
    unit.run();
    this.#unit = outer;
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
