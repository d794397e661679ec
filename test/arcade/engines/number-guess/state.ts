export interface GuessAction {
  readonly type: 'guess';
  readonly value: number;
}

export interface GuessState {
  readonly tUs: number;
  /** Guesses so far, alternating between the seats. */
  readonly guesses: number;
  /** Correct guesses of each seat. */
  readonly points: readonly number[];
  /** The last guess; `drawn` is the random number. */
  readonly last: { readonly seat: number; readonly value: number; readonly drawn: number } | null;
  readonly hasEnded: boolean;
}
