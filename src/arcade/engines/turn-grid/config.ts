export interface GridConfig {
  readonly template: 'line-placement';
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Stones in a row that make a line. */
  readonly connect: number;
  /** Places and passes of all seats together. */
  readonly maxTurns: number;
  readonly allowPass?: boolean;
}

/** How a session plays a configuration. */
export interface GridRules {
  readonly grid: GridConfig;
  /** With one seat both are the same. */
  readonly mode: 'competitive' | 'cooperative';
  /** Time a seat has for a turn. */
  readonly turnUs: number;
}

const bounds = {
  width: [2, 32],
  height: [2, 32],
  seats: [1, 4],
  connect: [2, 32],
  maxTurns: [1, 4096],
} as const;

/** Why a configuration cannot be played, for its author; undefined when it can. */
export function gridConfigFault(config: GridConfig): string | undefined {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value = config[name as keyof typeof bounds];
    if (!Number.isInteger(value) || value < least || value > most)
      return `${name} is a whole number from ${least} to ${most}`;
  }
  if (config.connect > Math.max(config.width, config.height)) return 'connect is longer than the board';
  return undefined;
}
