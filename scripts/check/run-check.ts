import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { packageProgram } from './package-program.ts';

/** A check: a program of a package or a script, which exits with 0 when it finds nothing. */
export type Check =
  | { readonly name: string; readonly tool: string; readonly program: string; readonly args: readonly string[] }
  | { readonly name: string; readonly file: string; readonly args: readonly string[] };

export interface CheckResult {
  readonly ok: boolean;
  readonly output: string;
  readonly elapsedMs: number;
}

/** Runs a check with this Node and returns its output. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const startMs = performance.now();
  const file = 'file' in check ? check.file : packageProgram(check.tool, check.program);
  const child = spawn(process.execPath, [file, ...check.args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output, elapsedMs: performance.now() - startMs };
}
