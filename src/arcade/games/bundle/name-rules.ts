import { finding, warning } from './finding.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import type { Finding } from './report.ts';

/** Slugs that are path segments of the API or suggest a page of the platform. */
const reservedSlugs = new Set(
  (
    'mine validate new all api admin store live replays rankings games agents versions rollback purge search feed about help ' +
    'rialto arcade exchange relay'
  ).split(' '),
);
const platformPrefix = 'rialto-';

/** Checks slug and title. */
export function checkNames({ slug, title }: Manifest): Finding[] {
  return [
    ...(slug.endsWith('-') || slug.includes('--')
      ? [finding('name.hyphen', manifestPath, '/slug ends with a hyphen or has two in a row.', 'Remove a hyphen.')]
      : []),
    ...(reservedSlugs.has(slug) || slug.startsWith(platformPrefix)
      ? [finding('name.reserved', manifestPath, '/slug is reserved for the platform.', 'Choose another one.')]
      : []),
    ...(hasMixedScripts(title)
      ? [
          warning(
            'name.scripts',
            manifestPath,
            '/title mixes letters of scripts that look alike.',
            'Write the title in one script: Latin, Cyrillic or Greek.',
          ),
        ]
      : []),
  ];
}

/** Scripts with look-alike letters. */
const similarScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

function hasMixedScripts(text: string): boolean {
  return similarScripts.filter((script) => script.test(text)).length > 1;
}
