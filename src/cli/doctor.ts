import { type Config, readConfig } from '../core/base/config.ts';
import { describeConfig } from '../core/base/describe-config.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

export const doctorCommand: CliCommand = {
  name: 'doctor',
  completions: () => ['--json'],
  summary: 'print the effective settings and check the environment for problems',
  help: `Prints the effective settings without secrets, and checks Node, the data folder, disk space, the port, the
database (reachable, version, schema, durability) and the clock. Changes nothing. --json prints one JSON object. Call it
with the environment of the server: without one it checks ./data and port 8080.
The exit code is 0 when no check failed (warnings are allowed), 1 when a check failed, 2 when a setting is invalid.`,
  async run(args, environment) {
    const asJson = args[0] === '--json';
    if (args.length > (asJson ? 1 : 0)) throw new UsageError('Usage: rialto doctor [--json]');
    const config = readConfig(environment);
    if (!asJson) {
      printSettings(config);
      console.log('');
    }
    const { runChecks } = await import('./doctor/run-checks.ts');
    const findings = await runChecks(config, environment);
    if (asJson) console.log(JSON.stringify({ settings: describeConfig(config), findings }, null, 2));
    else for (const { level, subject, message } of findings) console.log(`${level.padEnd(4)}  ${subject}: ${message}`);
    return findings.some((finding) => finding.level === 'fail') ? 1 : 0;
  },
};

/** Prints the effective settings without secrets, one per line. */
export function printSettings(config: Config): void {
  const settings = Object.entries(describeConfig(config));
  const width = Math.max(...settings.map(([name]) => name.length));
  for (const [name, value] of settings) console.log(`${name.padEnd(width)}  ${value}`);
}
