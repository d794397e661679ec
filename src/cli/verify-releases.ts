import type { CliCommand } from './command.ts';
import { readVerifyWithKeysArguments } from './verify/arguments.ts';
import { readKeys } from './verify/read-keys.ts';
import { readText } from './verify/read-text.ts';

const usage = 'Usage: rialto verify-releases FILE --keys URL|FILE [--json]';

export const verifyReleasesCommand: CliCommand = {
  name: 'verify-releases',
  summary: 'verify the release log of a server: every state change of every published version',
  help: `${usage}

FILE is the release log (NDJSON from {base}/api/v5/releases/log); - is standard input. Checks that no entry is
missing, that the hash chain is intact, that each visible transition is allowed, and that the platform signed the
head. The entries of unpublished versions are hidden and only counted.

--keys   the platform's public keys: the URL or a saved copy of its /.well-known/rialto-keys.json.
--json   print one JSON object.

The exit code is 0 when every check passed, 1 when the log is refused, 2 when it or the keys
cannot be read.`,
  async run(args) {
    const { file, keys: keySource, json } = readVerifyWithKeysArguments(args, usage);
    const { keys } = await readKeys(keySource);
    const text = await readText(file);
    const { verifyReleaseLog } = await import('./verify/verify-release-log.ts');
    const report = await verifyReleaseLog(text, keys);
    if (json) console.log(JSON.stringify(report));
    else if (!report.ok) console.log(`REFUSED  ${report.detail} (${report.fault})`);
    else
      console.log(
        `VALID: ${report.entries} entries of ${report.versions} published versions, ${report.hidden} hidden entries of other versions; signed by ${report.kid}.`,
      );
    return report.ok ? 0 : 1;
  },
};
