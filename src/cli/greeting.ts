import type { Config } from '../core/base/config.ts';
import { setupMinutes } from '../core/operation/admin/setup-link.ts';

/** Text shown at a terminal when the server is ready: its URLs and the next step. */
export function greeting({ publicUrl, modules, moduleUrls }: GreetingConfig, setupToken: string | null): string {
  const rows = modules.map((module) => [module, moduleUrls[module] ?? `${publicUrl}/${module}/`]);
  const lines = [['start page', `${publicUrl}/`], ...rows, ['operator console', `${publicUrl}/admin`]];
  return [
    '',
    `Rialto is running at ${publicUrl}`,
    '',
    ...lines.map(([label = '', text = '']) => `  ${label.padEnd(18)}${text}`),
    ...(setupToken === null ? [] : setupLines(`${publicUrl}/admin#setup=${setupToken}`)),
    '',
    'Ctrl-C stops it. The log follows as JSON lines.',
    '',
  ].join('\n');
}

function setupLines(link: string): string[] {
  return [
    '',
    `No operator is set up yet. Open this link within ${setupMinutes} minutes to become the operator; the link works once:`,
    '',
    `  ${link}`,
  ];
}

type GreetingConfig = Pick<Config, 'publicUrl' | 'modules' | 'moduleUrls'>;
