import type { GridRules } from '../../../src/arcade/engines/turn-grid/config.ts';
import type { GridAction } from '../../../src/arcade/engines/turn-grid/state.ts';

/** Reference implementation of line placement: stones in a map, lines searched on the whole board. Mutable. */
export class NaiveGrid {
  readonly #rules: GridRules;
  readonly #stones = new Map<string, number>();
  readonly #left: (string | null)[];
  #now = 0;
  #turnStartUs = 0;
  #toMove = 0;
  #turns = 0;
  #refusals = 0;
  #line: string[] | null = null;
  #kind: string | undefined;
  #winners: number[] | undefined;

  constructor(rules: GridRules) {
    this.#rules = rules;
    this.#left = Array.from({ length: rules.grid.seats }, () => null);
  }

  view() {
    const { width, height } = this.#rules.grid;
    const isOver = this.#kind !== undefined;
    return {
      t_us: this.#now,
      board: Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => this.#stones.get(`${x},${y}`) ?? '.').join(''),
      ),
      to_move: isOver ? null : this.#toMove,
      turn: this.#turns,
      turn_left_us: isOver ? null : this.#turnStartUs + this.#rules.turnUs - this.#now,
      left: this.#left,
      line: this.#line,
      kind: this.#kind,
      winners: this.#winners,
    };
  }

  advance(time: number): void {
    while (this.#kind === undefined && this.#turnStartUs + this.#rules.turnUs <= time) {
      this.#now = this.#turnStartUs + this.#rules.turnUs;
      this.#leave(this.#toMove, 'timeout');
    }
    if (this.#kind === undefined) this.#now = time;
  }

  /** Applies an action. Returns whether it was accepted. */
  act(seat: number, { type, x = -1, y = -1 }: GridAction): boolean {
    if (this.#kind !== undefined || this.#left[seat] !== null) return false;
    if (type === 'resign') {
      this.#leave(seat, 'resign');
      return true;
    }
    if (seat !== this.#toMove) return false;
    const { width, height, allowPass, maxTurns } = this.#rules.grid;
    const isLegal =
      type === 'pass'
        ? allowPass === true
        : x >= 0 && x < width && y >= 0 && y < height && !this.#stones.has(`${x},${y}`);
    if (!isLegal) {
      this.#refusals += 1;
      if (this.#refusals >= 3) this.#leave(seat, 'forfeit');
      return false;
    }
    this.#turns += 1;
    if (type === 'place') this.#stones.set(`${x},${y}`, seat);
    this.#line = this.#anyLine();
    if (this.#line !== null) this.#finish('win', this.#rules.mode === 'cooperative' ? this.#playing() : [seat]);
    else if (this.#stones.size === width * height || this.#turns === maxTurns) this.#finish('draw', []);
    else this.#next();
    return true;
  }

  #leave(seat: number, reason: string): void {
    this.#left[seat] = reason;
    const rest = this.#playing();
    const isContest = this.#rules.mode === 'competitive' && this.#rules.grid.seats > 1;
    if (rest.length === 0) this.#finish('loss', []);
    else if (isContest && rest.length === 1) this.#finish('win', rest);
    else if (seat === this.#toMove) this.#next();
  }

  #next(): void {
    const { seats } = this.#rules.grid;
    const order = Array.from({ length: seats }, (_, step) => (this.#toMove + 1 + step) % seats);
    this.#toMove = order.find((seat) => this.#left[seat] === null) ?? -1;
    this.#turnStartUs = this.#now;
    this.#refusals = 0;
  }

  #playing(): number[] {
    return Array.from(this.#left.keys()).filter((seat) => this.#left[seat] === null);
  }

  #finish(kind: string, winners: number[]): void {
    this.#kind = kind;
    this.#winners = winners;
  }

  /** The stones of the first run of sufficient length, starting where no equal stone precedes it. */
  #anyLine(): string[] | null {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      for (const [place, seat] of this.#stones) {
        const [x = 0, y = 0] = place.split(',').map(Number);
        if (this.#stones.get(`${x - dx},${y - dy}`) === seat) continue;
        const run: string[] = [];
        while (this.#stones.get(`${x + run.length * dx},${y + run.length * dy}`) === seat)
          run.push(`${x + run.length * dx},${y + run.length * dy}`);
        if (run.length >= this.#rules.grid.connect) return run.sort();
      }
    }
    return null;
  }
}
