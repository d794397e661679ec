import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';
import { readKeys } from './verify/read-keys.ts';
import { readText } from './verify/read-text.ts';
import { describeReport } from './verify/report.ts';

const usage = 'Usage: rialto verify FILE [--keys URL|FILE] [--json]';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'play the log of a game again and say whether everything in it is true',
  help: `${usage}

FILE is the log of a replay (NDJSON, as {base}/api/v5/replays/{id}/log gives it); - is the standard input.
Plays it by the engine of this program, which must be of the build that the log names, and compares every
step, the seed, the result, the final state and the chain of hashes. Needs no server and no settings.

--keys   the platform's public keys, to check its signature too: the address or a saved copy of its
         /.well-known/rialto-keys.json. Without it the signature is not checked, and anybody may have made
         up a game that could have been.
--json   print one JSON object.

The exit code is 0 when all that was checked is true, 1 when the log is refused, 2 when it or the keys
cannot be read.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keys: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Misuse(usage);
    const keys = values.keys === undefined ? null : await readKeys(values.keys);
    const text = await readText(file);
    const { examineLog } = await import('./verify/examine-log.ts');
    const report = await examineLog(text, keys);
    console.log(values.json === true ? JSON.stringify(report) : describeReport(report));
    return report.ok ? 0 : 1;
  },
};
