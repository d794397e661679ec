/** A line of the log as `createLog` writes it. */
export interface LogLine {
  readonly level: string;
  /** RFC 3339. */
  readonly time: string;
  readonly msg: string;
  /** The fields of log.ts, which hold no credential, address, body or URL. */
  readonly [field: string]: unknown;
}

/** Output stream of log lines. */
interface Destination {
  write(line: string): void;
}

const linesMax = 500;

/** The newest 500 log lines of this process, in memory, for the operator's console. */
export class RecentLog {
  readonly #lines: string[] = [];

  /** Wraps a destination and keeps a copy of each line. */
  wrap(destination: Destination): Destination {
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
