import { resolve } from 'node:path';
import { type Config, readConfig } from '../core/base/config.ts';
import { describeConfig } from '../core/base/describe-config.ts';
import type { CliCommand } from './command.ts';
import { parseSettings, settingCompletions } from './settings.ts';

export const doctorCommand: CliCommand = {
  name: 'doctor',
  completions: () => ['--json', ...settingCompletions()],
  summary: 'print the effective settings and check the environment for problems',
  help: `Prints the effective settings without secrets, and checks Node, the data folder, disk space, the port, the
database (reachable, version, schema, durability), the clock, read replicas, Valkey, hosts of services, the Chromium of
probes, which it starts once, and the storage of backups, where it writes a file and removes it. Changes nothing else. --json prints one JSON object. Call it with
the environment and the flags of the server, such as --port 9000 --data-dir /srv/rialto: without them it checks port
8080 and ./data.
The exit code is 0 when no check failed (warnings are allowed), 1 when a check failed, 2 when a setting is invalid.`,
  async run(args, environment) {
    const { environment: settings, asJson } = parseSettings('doctor', args, environment, { canPrintJson: true });
    const config = readConfig(settings);
    if (!asJson) {
      printSettings(config);
      console.log(`\nChecking ${describeTarget(config)}.`);
    }
    const { runChecks } = await import('./doctor/run-checks.ts');
    const findings = await runChecks(config, settings);
    if (asJson) console.log(JSON.stringify({ settings: describeConfig(config), findings }, null, 2));
    else for (const { level, subject, message } of findings) console.log(`${level.padEnd(4)}  ${subject}: ${message}`);
    return findings.some((finding) => finding.level === 'fail') ? 1 : 0;
  },
};

/** Text that names the installation of these settings. */
function describeTarget({ host, port, dataDir, databaseUrl }: Config): string {
  const storage = databaseUrl === null ? resolve(dataDir) : 'the PostgreSQL database of DATABASE_URL';
  return `${storage} and ${host}:${port}; --data-dir and --port select others`;
}

/** Prints the effective settings without secrets, one per line. */
export function printSettings(config: Config): void {
  const settings = Object.entries(describeConfig(config));
  const width = Math.max(...settings.map(([name]) => name.length));
  for (const [name, value] of settings) console.log(`${name.padEnd(width)}  ${value}`);
}
