import { type Config, describeConfig, readConfig } from '../core/base/config.ts';
import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'print the settings in effect and look for what would keep the server from working',
  help: `Prints every setting as the server would take it, without secrets, and looks at Node, the data folder,
disk space, the port, the database (reachable, version, schema, durability) and the clock. Changes nothing.
The exit code is 0 when nothing failed (warnings are allowed), 1 when something did, 2 when a setting is wrong.`,
  async run(args, environment) {
    if (args.length > 0) throw new Misuse('Usage: rialto doctor');
    const config = readConfig(environment);
    printSettings(config);
    const { examine } = await import('./doctor/examine.ts');
    const findings = await examine(config, environment);
    for (const { level, subject, says } of findings) console.log(`${level.padEnd(4)}  ${subject}: ${says}`);
    return findings.some((finding) => finding.level === 'fail') ? 1 : 0;
  },
};

function printSettings(config: Config): void {
  const settings = Object.entries(describeConfig(config));
  const width = Math.max(...settings.map(([name]) => name.length));
  for (const [name, value] of settings) console.log(`${name.padEnd(width)}  ${value}`);
  console.log('');
}
