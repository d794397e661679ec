import type { CliCommand } from './command.ts';
import { readVerifyArguments } from './verify/arguments.ts';
import { readKeys } from './verify/read-keys.ts';
import { readText } from './verify/read-text.ts';
import { describeReport } from './verify/report.ts';

const usage = 'Usage: rialto verify FILE (--keys URL|FILE | --without-keys) [--json]';

const exitSignatureUnchecked = 3;

export const verifyCommand: CliCommand = {
  name: 'verify',
  summary: 'replay the log of a session and verify every recorded value',
  help: `${usage}

FILE is the log of a replay (NDJSON from {base}/api/v5/replays/{id}/log); - is standard input.
Replays it with the engine build of the log, which must be in sdk/engines, and compares every step, the seed,
the result, the final state and the hash chain. Needs no server and no settings.

--keys   the platform's public keys, to verify the signature: the URL or a saved copy of its
         /.well-known/rialto-keys.json, or the saved result of keys() of a client. Without keys the signature is
         not verified: anyone can fabricate such a log.
--without-keys
         check everything except the signature, and exit with 0.
--json   print one JSON object.

The exit code is 0 when every check passed, 1 when the log is refused, 2 when it or the keys
cannot be read, 3 when neither --keys nor --without-keys is given and every other check passed.`,
  async run(args) {
    const { file, keys: keySource, json, withoutKeys } = readVerifyArguments(args, usage);
    const keys = keySource === undefined ? null : await readKeys(keySource);
    const text = await readText(file);
    const { verifyLogFile } = await import('./verify/verify-log-file.ts');
    const report = await verifyLogFile(text, keys);
    console.log(json ? JSON.stringify(report) : describeReport(report));
    if (!report.ok) return 1;
    return keys === null && !withoutKeys ? exitSignatureUnchecked : 0;
  },
};
