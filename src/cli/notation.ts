import { documentPath } from '../core/base/document-path.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';
import { readText } from './verify/read-text.ts';

const usage = 'Usage: rialto notation FILE';

export const notationCommand: CliCommand = {
  name: 'notation',
  summary: 'convert the log of a session to its short notation, or back',
  help: `${usage}

FILE is the log of a replay (NDJSON from {base}/api/v5/replays/{id}/log) or a short notation; - is standard input.
Prints the other format. The conversion is lossless: the log restored from a notation has the same text and verifies with
\`rialto verify\`. The notation is described in ${documentPath('replay-notation.md')}.

The exit code is 0 when the text was converted, 1 when it is neither a log nor a notation, 2 when FILE cannot be read.`,
  async run(args) {
    const [file, ...extraArguments] = args;
    if (file === undefined || extraArguments.length > 0 || (file.startsWith('-') && file !== '-'))
      throw new UsageError(usage);
    const text = await readText(file);
    const { convertNotation } = await import('./verify/convert-notation.ts');
    const conversion = convertNotation(text.toString('utf8'));
    if (conversion.ok) process.stdout.write(conversion.text);
    else console.error(`REFUSED line ${conversion.line}: ${conversion.detail}`);
    return conversion.ok ? 0 : 1;
  },
};
