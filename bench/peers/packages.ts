import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder with the packages of the compared game servers, installed on demand outside of the project. */
export function peerPackages(write: (text: string) => void): string {
  const packageJson = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8');
  const folder = join(tmpdir(), `rialto-bench-peers-${hash('sha256', packageJson).slice(0, 12)}`);
  const installedMarker = join(folder, 'installed');
  if (existsSync(installedMarker)) return folder;
  write(`installing colyseus and boardgame.io into ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), packageJson);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(installedMarker, '');
  return folder;
}
