import { parseArgs } from 'node:util';
import type { CliCommand } from './command.ts';
import { describeFindings } from './games/describe-findings.ts';
import { readSource } from './games/read-source.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: rialto validate ZIP|FOLDER [--json]';

export const validateCommand: CliCommand = {
  name: 'validate',
  summary: 'check a game bundle exactly as the server does',
  help: `${usage}

Checks the archive, the files and the manifest of a game as an upload does, and prints every violated
rule with location, reason and fix. The same bytes get the same report here and on every server of
this version. Needs no server and no settings. Validate before an upload: a server stores at most
2 new versions per account and hour.

--json   print the report (rialto-report/1) as one JSON object.

The exit code is 0 when the bundle is accepted, 1 when it is refused, 2 when it cannot be read.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [source] = positionals;
    if (source === undefined || positionals.length > 1) throw new UsageError(usage);
    const bundle = readSource(source);
    const { checkBundle } = await import('../arcade/games/bundle/read-bundle.ts');
    const { report } = checkBundle(bundle);
    console.log(values.json === true ? JSON.stringify(report) : describeFindings(report));
    return report.ok ? 0 : 1;
  },
};
