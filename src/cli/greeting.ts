import type { Config } from '../core/base/config.ts';

/** What a person at a terminal reads when the server is ready: where it is, and the next step. */
export function greeting({ publicUrl, modules, adminKeys, moduleUrls }: GreetingConfig): string {
  const rows = modules.map((module) => [module, moduleUrls[module] ?? `${publicUrl}/${module}/`]);
  const operator =
    adminKeys.size > 0
      ? ['operator console', `${publicUrl}/admin`]
      : ['no operator yet', '`npm run -s rialto admin key <name>` generates a key'];
  const lines = [['start page', `${publicUrl}/`], ...rows, operator];
  return [
    '',
    `Rialto is running at ${publicUrl}`,
    '',
    ...lines.map(([label = '', text = '']) => `  ${label.padEnd(18)}${text}`),
    '',
    'Ctrl-C stops it. The log follows as JSON lines.',
    '',
  ].join('\n');
}

type GreetingConfig = Pick<Config, 'publicUrl' | 'modules' | 'adminKeys' | 'moduleUrls'>;
