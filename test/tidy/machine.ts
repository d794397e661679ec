import type { Rule } from './rule.ts';

// Concatenated, so that this file does not contain them.
const homeFolders = ['/home', '/Users', '/root', '/work'].map((folder) => `${folder}/[A-Za-z][\\w.-]*`);
const machinePaths = new RegExp(`(?<![\\w.}\\])])(${homeFolders.join('|')}|\\.\\./${'shared'}/|/tmp/[a-z]\\w*/)`);

export const machine: Rule = {
  statement: 'no file contains a path that exists only on the machine of its author',
  find: (files) =>
    files.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const match = machinePaths.exec(line)?.[1];
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
  statement: 'the lock file has no registry URLs and has the packages of every platform',
  find: (files) => {
    const lock = files.find(({ path }) => path === 'package-lock.json');
    if (lock === undefined) return [];
    const { packages } = JSON.parse(lock.text) as {
      packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
    };
    const packagesWithUrl = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
    const missingPackages = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) =>
          packages[`node_modules/${name}`] === undefined && packages[`${path}/node_modules/${name}`] === undefined,
      ),
    );
    return [
      ...packagesWithUrl.map(([packagePath]) => ({
        path: lock.path,
        line: 1,
        message: `${packagePath} has a registry URL: npm must run with the .npmrc of the project`,
      })),
      ...missingPackages.map((name) => ({
        path: lock.path,
        line: 1,
        message: `${name} is missing, so that \`npm ci\` fails: run \`npm run node scripts/complete-lock.ts\``,
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
