import type { TetrisConfig, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { gravityUs, lowerLeftInSquare, offsets, type Point, pairs, rotationCells, shifted } from './naive-pieces.ts';

// Reference implementation of the rules, independent of the engine and slow: letters on a grid, pieces as rotated
// points, kicks as differences of offsets, and countdown timers.

const directions: readonly Point[] = pairs('0,1 1,0 0,-1 -1,0');

/** A mutable game; `view` is the expected snapshot of the engine. */
export class NaiveTetris {
  readonly #config: TetrisConfig;
  readonly #letters: (index: number) => string;
  readonly #grid: string[][];
  #nowUs = 0;
  #letter = '';
  #rotation = 0;
  #centre: Point = [4, 20];
  #untilFallUs = 0;
  #untilLockUs = 0;
  #resetsLeft = 0;
  #lowestRow = 0;
  #hasLanded = false;
  #kickOfLastMove: number | null = null;
  #spawnCount = 0;
  #score = 0;
  #lines: number;
  #combo = -1;
  #isBackToBack: boolean;
  #actions = 0;
  #actionsSinceTick = 0;
  #end: string | null = null;

  /** Starts like an engine's state at time 0: with its board, lines and back-to-back bonus. */
  constructor(from: TetrisState, letters: (index: number) => string) {
    this.#config = from.config;
    this.#letters = letters;
    this.#lines = from.lines;
    this.#isBackToBack = from.backToBack;
    this.#grid = from.board.map((row) => Array.from({ length: 10 }, (_, x) => '.IJLOSTZ'.charAt((row / 8 ** x) % 8)));
    this.#spawn();
  }

  /** The expected snapshot, without the last event and the format. */
  view() {
    const rows = this.#grid.slice(0, 22).map((row) => row.join(''));
    return {
      t_us: this.#nowUs,
      status: this.#end === null ? 'running' : 'ended',
      end_reason: this.#end,
      board: rows.slice(0, 20).toReversed(),
      buffer: rows.slice(20).toReversed(),
      active: this.#letter === '' ? null : this.#viewActive(),
      next: [0, 1, 2, 3, 4].map((ahead) => this.#letters(this.#spawnCount + ahead)),
      score: this.#score,
      lines: this.#lines,
      level: this.#level(),
      pieces: this.#spawnCount,
      combo: Math.max(0, this.#combo),
      back_to_back: this.#isBackToBack,
      gravity: { us_per_row: this.#usPerRow(), next_in_us: this.#end === null ? this.#untilNextUs() : null },
      left: {
        duration_us: this.#config.durationUs - this.#nowUs,
        actions: this.#config.actionsMax - this.#actions,
      },
    };
  }

  #viewActive() {
    const cells = this.#cells();
    const letter = this.#letter === 'I' || this.#letter === 'O' ? this.#letter : 'other';
    const [dx, dy] = lowerLeftInSquare[letter][this.#rotation] as Point;
    const y = Math.min(...cells.map((cell) => cell[1])) - dy;
    let below = 0;
    while (this.#isFree(shifted(cells, 0, -below - 1))) below += 1;
    return {
      piece: this.#letter,
      rotation: this.#rotation,
      x: Math.min(...cells.map((cell) => cell[0])) - dx,
      y,
      cells: cells.map(String).sort(),
      ghost_y: y - below,
      lock: { resting: this.#isResting(), left_us: this.#untilLockUs, resets_left: this.#resetsLeft },
    };
  }

  /** Applies an action. Returns whether it was applied. */
  act(word: string): boolean {
    if (this.#end !== null) return false;
    this.#actions += 1;
    this.#actionsSinceTick += 1;
    const isApplied = this.#apply(word);
    if (this.#end === null && this.#config.stepped && this.#actionsSinceTick === 32) this.#tick();
    if (this.#end === null && this.#actions === this.#config.actionsMax) this.#end = 'actions';
    return isApplied;
  }

  #apply(word: string): boolean {
    if (word === 'wait') this.#tick();
    else if (word === 'hard') this.#hardDrop();
    else if (word === 'soft') return this.#softDrop();
    else if (word === 'cw' || word === 'ccw') return this.#turn(word === 'cw' ? 1 : 3);
    else return this.#shift(word === 'left' ? -1 : 1);
    return true;
  }

  /** Advances the time of the game by `us` microseconds, at most to its end. */
  advance(us: number): void {
    let leftUs = us;
    while (leftUs > 0 && this.#end === null) {
      const spanUs = Math.min(leftUs, this.#untilNextUs(), this.#config.durationUs - this.#nowUs);
      leftUs -= spanUs;
      this.#nowUs += spanUs;
      if (this.#isResting()) {
        this.#untilLockUs -= spanUs;
        if (this.#untilLockUs === 0) this.#lock();
      } else {
        this.#untilFallUs -= spanUs;
        if (this.#untilFallUs === 0) this.#fall();
      }
      if (this.#end === null && this.#nowUs === this.#config.durationUs) this.#end = 'duration';
    }
  }

  #tick(): void {
    this.#actionsSinceTick = 0;
    this.advance(this.#untilNextUs());
  }

  #untilNextUs(): number {
    return this.#isResting() ? this.#untilLockUs : this.#untilFallUs;
  }

  #fall(): void {
    this.#untilFallUs = this.#usPerRow();
    this.#centre = [this.#centre[0], this.#centre[1] - 1];
    this.#settle();
  }

  #softDrop(): boolean {
    if (this.#isResting()) return false;
    this.#score += 1;
    this.#kickOfLastMove = null;
    this.#fall();
    return true;
  }

  #hardDrop(): void {
    while (!this.#isResting()) {
      this.#centre = [this.#centre[0], this.#centre[1] - 1];
      this.#score += 2;
      this.#kickOfLastMove = null;
    }
    this.#lock();
  }

  #shift(dx: number): boolean {
    if (!this.#isFree(shifted(this.#cells(), dx, 0))) return false;
    this.#centre = [this.#centre[0] + dx, this.#centre[1]];
    this.#kickOfLastMove = null;
    this.#restart();
    return true;
  }

  #turn(quarterTurns: number): boolean {
    const to = (this.#rotation + quarterTurns) % 4;
    const table = offsets[this.#letter] ?? offsets['other'] ?? [];
    const [fromOffsets, toOffsets] = [table[this.#rotation] ?? [], table[to] ?? []];
    for (const [kick, [fx, fy]] of fromOffsets.entries()) {
      const [ux, uy] = toOffsets[kick] as Point;
      const centre: Point = [this.#centre[0] + fx - ux, this.#centre[1] + fy - uy];
      if (!this.#isFree(this.#cells(to, centre))) continue;
      this.#rotation = to;
      this.#centre = centre;
      this.#kickOfLastMove = kick + 1;
      this.#restart();
      return true;
    }
    return false;
  }

  /** Restarts the lock delay after a move or rotation. */
  #restart(): void {
    if (this.#hasLanded && this.#resetsLeft > 0) {
      this.#resetsLeft -= 1;
      this.#untilLockUs = 500_000;
    }
    this.#settle();
  }

  /** Updates lock delay and next fall after any change of position. */
  #settle(): void {
    const lowest = Math.min(...this.#cells().map((cell) => cell[1]));
    if (lowest < this.#lowestRow) {
      this.#lowestRow = lowest;
      this.#resetsLeft = 15;
      this.#untilLockUs = 500_000;
    }
    if (!this.#isResting()) return;
    this.#hasLanded = true;
    this.#untilFallUs = this.#usPerRow();
  }

  #lock(): void {
    const spin = this.#spin();
    const cells = this.#cells();
    for (const [x, y] of cells) (this.#grid[y] as string[])[x] = this.#letter;
    this.#letter = '';
    this.#actionsSinceTick = 0;
    if (cells.every(([, y]) => y >= 20)) {
      this.#end = 'top_out';
      return;
    }
    const remaining = this.#grid.filter((row) => row.includes('.'));
    const cleared = this.#grid.splice(0, 40, ...remaining).length - remaining.length;
    while (this.#grid.length < 40) this.#grid.push(Array<string>(10).fill('.'));
    this.#scoreClear(cleared, spin);
    this.#lines += cleared;
    this.#spawn();
  }

  #scoreClear(cleared: number, spin: string): void {
    const pointsOfClear: Readonly<Record<string, number>> = {
      '1': 100,
      '2': 300,
      '3': 500,
      '4': 800,
      'mini 0': 100,
      'mini 1': 200,
      'mini 2': 400,
      'full 0': 400,
      'full 1': 800,
      'full 2': 1200,
      'full 3': 1600,
    };
    let points = pointsOfClear[`${spin} ${cleared}`.trim()] ?? 0;
    this.#combo = cleared === 0 ? -1 : this.#combo + 1;
    if (cleared > 0) {
      const isDifficult = cleared === 4 || spin !== '';
      if (isDifficult && this.#isBackToBack) points += points / 2;
      this.#isBackToBack = isDifficult;
      if (this.#grid.every((row) => row.every((cell) => cell === '.')))
        points += [800, 1200, 1800, 2000][cleared - 1] ?? 0;
      points += 50 * this.#combo;
    }
    this.#score += points * this.#level();
  }

  #spin(): string {
    if (this.#letter !== 'T' || this.#kickOfLastMove === null) return '';
    const [px, py] = directions[this.#rotation] as Point;
    const filledCorners = pairs('1,1 1,-1 -1,1 -1,-1').filter(
      ([dx, dy]) => !this.#isFree([[this.#centre[0] + dx, this.#centre[1] + dy]]),
    );
    if (filledCorners.length < 3) return '';
    const front = filledCorners.filter(([dx, dy]) => dx * px + dy * py > 0);
    return front.length === 2 || this.#kickOfLastMove === 5 ? 'full' : 'mini';
  }

  #spawn(): void {
    const letter = this.#letters(this.#spawnCount);
    const cells = shifted(rotationCells[letter]?.[0] ?? [], 4, 20);
    if (!this.#isFree(cells)) {
      this.#end = 'top_out';
      return;
    }
    this.#letter = letter;
    this.#spawnCount += 1;
    this.#rotation = 0;
    this.#centre = [4, 20];
    this.#kickOfLastMove = null;
    this.#untilFallUs = this.#usPerRow();
    this.#untilLockUs = 500_000;
    this.#resetsLeft = 15;
    this.#lowestRow = 20;
    this.#hasLanded = this.#isResting();
  }

  #isResting(): boolean {
    return this.#letter !== '' && !this.#isFree(shifted(this.#cells(), 0, -1));
  }

  #isFree(cells: readonly Point[]): boolean {
    return cells.every(([x, y]) => this.#grid[y]?.[x] === '.');
  }

  #cells(turns = this.#rotation, [cx, cy] = this.#centre): Point[] {
    return shifted(rotationCells[this.#letter]?.[turns] ?? [], cx, cy);
  }

  #level(): number {
    return Math.min(20, Math.floor(this.#lines / 10) + 1);
  }

  #usPerRow(): number {
    return gravityUs[this.#level() - 1] ?? Number.NaN;
  }
}
