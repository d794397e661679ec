import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';
import { readText } from './verify/read-text.ts';

const usage = 'Usage: rialto notation FILE';

export const notationCommand: CliCommand = {
  name: 'notation',
  summary: 'convert the log of a game to its short notation, or back',
  help: `${usage}

FILE is the log of a replay (NDJSON from {base}/api/v5/replays/{id}/log) or a short notation; - is standard input.
Prints the other one. Nothing is lost: the log that a notation gives is the same text, so it verifies with
\`rialto verify\`. docs/replay-notation.md describes the notation.

The exit code is 0, 1 when the text is neither, 2 when it cannot be read.`,
  async run(args) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-')) throw new UsageError(usage);
    const text = await readText(file);
    const { convertNotation } = await import('./verify/convert-notation.ts');
    const converted = convertNotation(text.toString('utf8'));
    if (converted.ok) process.stdout.write(converted.text);
    else console.error(`REFUSED line ${converted.line}: ${converted.detail}`);
    return converted.ok ? 0 : 1;
  },
};
