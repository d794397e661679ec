import type { GridRules } from '../../../src/arcade/engines/turn-grid/config.ts';
import type { GridAction } from '../../../src/arcade/engines/turn-grid/state.ts';

/** Reference implementation of line placement: stones in a map, lines searched on the whole board. Mutable. */
export class NaiveGrid {
  readonly #rules: GridRules;
  readonly #stones = new Map<string, number>();
  readonly #leaveReasons: (string | null)[];
  #nowUs = 0;
  #turnStartUs = 0;
  #toMove = 0;
  #turns = 0;
  #refusals = 0;
  #line: string[] | null = null;
  #resultKind: string | undefined;
  #winners: number[] | undefined;

  constructor(rules: GridRules) {
    this.#rules = rules;
    this.#leaveReasons = Array.from({ length: rules.grid.seats }, () => null);
  }

  view() {
    const { width, height } = this.#rules.grid;
    const isOver = this.#resultKind !== undefined;
    return {
      t_us: this.#nowUs,
      board: Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => this.#stones.get(`${x},${y}`) ?? '.').join(''),
      ),
      to_move: isOver ? null : this.#toMove,
      turn: this.#turns,
      turn_left_us: isOver ? null : this.#turnStartUs + this.#rules.turnUs - this.#nowUs,
      left: this.#leaveReasons,
      line: this.#line,
      kind: this.#resultKind,
      winners: this.#winners,
    };
  }

  advance(timeUs: number): void {
    while (this.#resultKind === undefined && this.#turnStartUs + this.#rules.turnUs <= timeUs) {
      this.#nowUs = this.#turnStartUs + this.#rules.turnUs;
      this.#leave(this.#toMove, 'timeout');
    }
    if (this.#resultKind === undefined) this.#nowUs = timeUs;
  }

  /** Applies an action. Returns whether it was accepted. */
  act(seat: number, { type, x = -1, y = -1 }: GridAction): boolean {
    if (this.#resultKind !== undefined || this.#leaveReasons[seat] !== null) return false;
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
    if (this.#line !== null) this.#finish('win', this.#rules.mode === 'cooperative' ? this.#remainingSeats() : [seat]);
    else if (this.#stones.size === width * height || this.#turns === maxTurns) this.#finish('draw', []);
    else this.#startNextTurn();
    return true;
  }

  #leave(seat: number, reason: string): void {
    this.#leaveReasons[seat] = reason;
    const remainingSeats = this.#remainingSeats();
    const isContest = this.#rules.mode === 'competitive' && this.#rules.grid.seats > 1;
    if (remainingSeats.length === 0) this.#finish('loss', []);
    else if (isContest && remainingSeats.length === 1) this.#finish('win', remainingSeats);
    else if (seat === this.#toMove) this.#startNextTurn();
  }

  #startNextTurn(): void {
    const { seats } = this.#rules.grid;
    const order = Array.from({ length: seats }, (_, step) => (this.#toMove + 1 + step) % seats);
    this.#toMove = order.find((seat) => this.#leaveReasons[seat] === null) ?? -1;
    this.#turnStartUs = this.#nowUs;
    this.#refusals = 0;
  }

  #remainingSeats(): number[] {
    return Array.from(this.#leaveReasons.keys()).filter((seat) => this.#leaveReasons[seat] === null);
  }

  #finish(kind: string, winners: number[]): void {
    this.#resultKind = kind;
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
      for (const [cell, seat] of this.#stones) {
        const [x = 0, y = 0] = cell.split(',').map(Number);
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
