// Adds missing platform packages to package-lock.json. `npm install` omits packages that a registry mirror lacks, and
// `npm ci` then rejects the lock file on all platforms. The version is the one that the dependent package requires; the
// platform is in the name.

import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  [field: string]: unknown;
}

const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
const addedPackages = missingPackages(lock.packages);
if (addedPackages.length > 0) {
  const entries = [...Object.entries(lock.packages), ...addedPackages].sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(entries);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(
  addedPackages.length === 0
    ? 'package-lock.json is complete'
    : `${addedPackages.length} packages of other platforms added`,
);

function missingPackages(packages: Record<string, LockedPackage>): [string, LockedPackage][] {
  const missing: [string, LockedPackage][] = [];
  for (const [dependentPath, dependent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(dependent.optionalDependencies ?? {})) {
      const isLocked = [`${dependentPath}/node_modules/${name}`, `node_modules/${name}`].some(
        (directory) => directory in packages,
      );
      if (!isLocked)
        missing.push([
          `node_modules/${name}`,
          { version, ...platformOf(name), ...(dependent.dev === true ? { dev: true } : {}), optional: true },
        ]);
    }
  }
  return missing;
}

function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const nameParts = name.split('/').at(-1)?.split('-') ?? [];
  const os = nameParts.find((part) => ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(part));
  const cpu = nameParts.find((part) => ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'].includes(part));
  if (os === undefined || cpu === undefined) throw new Error(`The platform of ${name} cannot be read from its name.`);
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [name.includes('musl') ? 'musl' : 'glibc'] };
}
