import type { Rule } from './rule.ts';

// Concatenated, so that this file does not contain them.
const homeFolders = ['/home', '/Users', '/root', '/work'].map((folder) => `${folder}/[A-Za-z][\\w.-]*`);
const places = new RegExp(`(?<![\\w.}\\])])(${homeFolders.join('|')}|\\.\\./${'shared'}/|/tmp/[a-z]\\w*/)`);

export const machine: Rule = {
  statement: 'nothing names a folder of the machine it was written on',
  find: (files) =>
    files.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const match = places.exec(line)?.[1];
        return match === undefined ? [] : [{ path, line: index + 1, message: `"${match}" exists on one machine only` }];
      }),
    ),
  violations: [
    { 'src/core/base/config.ts': `const folder = '${'/home'}/someone/data';` },
    { 'docs/operations.md': `Look into ${'/root'}/rialto.` },
    { 'README.md': `cd ${'/Users'}/someone/rialto` },
    { 'test/a.test.ts': `import '${'../'}shared/thing.ts';` },
  ],
  allowed: [
    { 'docs/operations.md': 'Mount a volume at /data, or /var/lib/rialto.' },
    { 'src/a.ts': "const url = 'https://example.org/home/page';" },
  ],
};

export const registry: Rule = {
  statement: 'the lock file names no registry and the package of every platform',
  find: (files) => {
    const lock = files.find(({ path }) => path === 'package-lock.json');
    if (lock === undefined) return [];
    const { packages } = JSON.parse(lock.text) as {
      packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
    };
    const resolved = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
    const absent = Object.entries(packages).flatMap(([at, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) =>
          packages[`node_modules/${name}`] === undefined && packages[`${at}/node_modules/${name}`] === undefined,
      ),
    );
    return [
      ...resolved.map(([at]) => ({
        path: lock.path,
        line: 1,
        message: `${at} names a registry: npm must run with the .npmrc of the project`,
      })),
      ...absent.map((name) => ({
        path: lock.path,
        line: 1,
        message: `${name} is left out, and \`npm ci\` refuses the file: run \`npm run node scripts/complete-lock.ts\``,
      })),
    ];
  },
  violations: [
    { 'package-lock.json': '{"packages":{"node_modules/a":{"resolved":"https://registry.example/a.tgz"}}}' },
    { 'package-lock.json': '{"packages":{"node_modules/a":{"optionalDependencies":{"a-linux-x64":"1.0.0"}}}}' },
  ],
  allowed: [
    {
      'package-lock.json': '{"packages":{"node_modules/a":{"optionalDependencies":{"b":"1.0.0"}},"node_modules/b":{}}}',
    },
  ],
};
