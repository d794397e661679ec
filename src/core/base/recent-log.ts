/** A line of the log as `createLog` writes it. */
export interface LogLine {
  readonly level: string;
  /** RFC 3339. */
  readonly time: string;
  readonly msg: string;
  /** The fields of log.ts, which hold no credential, address, body or URL. */
  readonly [field: string]: unknown;
}

/** Where lines are written. */
interface Destination {
  write(line: string): void;
}

const linesMax = 500;

/** The newest lines of this process' log, at most 500, in memory only: what an operator sees in the console. */
export class RecentLog {
  readonly #lines: string[] = [];

  /** A destination that keeps each line and passes it on. */
  through(destination: Destination): Destination {
    return {
      write: (line) => {
        this.#lines.push(line);
        if (this.#lines.length > linesMax) this.#lines.shift();
        destination.write(line);
      },
    };
  }

  /** Newest first. */
  read(): LogLine[] {
    return this.#lines.map((line) => JSON.parse(line) as LogLine).reverse();
  }
}
