import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { nodeHashing } from '../../src/arcade/engines/node-hashing.ts';
import { writeArchive } from '../../src/arcade/games/bundle/archive/write-archive.ts';
import { bundleLimits, typeLimits } from '../../src/arcade/games/bundle/bundle-limits.ts';
import { checkBundleBy } from '../../src/arcade/games/bundle/check-bundle.ts';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import type { Bench, Scenario } from '../bench.ts';
import { type Row, valueAtMost } from '../row.ts';

export const arcadeScan: Scenario = {
  name: 'arcade_scan',
  description:
    'the check of an uploaded bundle without a server, on one core: 512 KiB of dense script, and invalid archives',
  async run(bench) {
    return [measureDenseScript(bench), measureRefusedArchives(bench)];
  },
};

const samplesMin = 20;

/** 95th percentile of the CPU time of checking a bundle with the largest allowed script. */
function measureDenseScript({ timing }: Bench): Row {
  const files = denseBundle();
  const durationsMs: number[] = [];
  const { sha256 } = nodeHashing;
  const untilMs = performance.now() + timing.rounds * timing.sliceSeconds * 1_000;
  while (durationsMs.length < samplesMin || performance.now() < untilMs) {
    const start = process.cpuUsage();
    const { report } = checkBundleBy({ files }, { sha256 });
    const { user, system } = process.cpuUsage(start);
    durationsMs.push((user + system) / 1_000);
    if (!report.ok) throw new Error(`The dense script is refused: ${JSON.stringify(report.findings[0])}`);
  }
  // Drops the first three scans, in which the JIT compiler has not optimized the code yet.
  const sorted = durationsMs.slice(3).sort((left, right) => left - right);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const value = { amount: Math.round(p95), unit: 'ms' };
  return {
    label: 'check of 512 KiB of dense script, CPU time, 95th percentile',
    value,
    target: valueAtMost(400, 'ms'),
  };
}

/** The game of `rialto new-game` with as much additional script as allowed. */
function denseBundle() {
  const files = starterFiles({ slug: 'dense-script', title: 'Dense script' });
  const rendererText = files.find(({ path }) => path === 'renderer.js')?.text ?? '';
  const availableBytes = (typeLimits['js']?.bytesMax ?? 0) - rendererText.length;
  const bytesPerFile = (typeLimits['js']?.fileBytesMax ?? 0) / 2;
  const texts: string[] = [];
  for (let n = 0, leftBytes = availableBytes; leftBytes > 200; n += 1) {
    let text = '';
    for (let functionNumber = 0; text.length < Math.min(bytesPerFile, leftBytes) - 200; functionNumber += 1)
      text += functionNamed(`d${n}_${functionNumber}`);
    texts.push(text);
    leftBytes -= text.length;
  }
  const scripts = texts.map((_, n) => `<script src="d${n}.js"></script>`).join('');
  return [
    ...files.map(({ path, text }) => ({
      path,
      bytes: Buffer.from(path === 'index.html' ? text.replace('<script', `${scripts}<script`) : text),
    })),
    ...texts.map((text, n) => ({ path: `d${n}.js`, bytes: Buffer.from(text) })),
  ];
}

/** Minified script, similar to that of renderers. */
function functionNamed(name: string): string {
  return `const ${name}=(c,s,k)=>{let n=s.score%7,m=[n,s.lines,k];for(const [i,r] of s.board.entries())if(r.charAt(i)!=="."){c.fillStyle="#123";c.fillRect(i*k,m[0]+2,9,9)}return n>3?m.map(v=>v*2+1).join():String(n)};`;
}

/** Checks of an archive of nearly 5 MiB that is refused for a wrong checksum, after its last byte was read. */
function measureRefusedArchives({ timing }: Bench): Row {
  const content = randomBytes(bundleLimits.archiveBytesMax - 8_192);
  // The last 7 KiB are compressible, so that the archive deflates the file instead of storing it.
  const bytes = Buffer.concat([content, Buffer.alloc(7_168, 'a')]);
  const archive = writeArchive([{ path: 'art.png', bytes }], (raw) => deflateRawSync(raw));
  archive[1_000_000] = ~(archive[1_000_000] as number);
  let refused = 0;
  const start = process.cpuUsage();
  const startMs = performance.now();
  while (performance.now() - startMs < timing.rounds * timing.sliceSeconds * 1_000) {
    const { findings } = checkBundleBy({ archive }, { sha256: nodeHashing.sha256 }).report;
    if (findings[0]?.rule !== 'zip.crc') throw new Error(`The archive is refused for ${findings[0]?.rule}.`);
    refused += 1;
  }
  const { user, system } = process.cpuUsage(start);
  const perSecond = Math.round((refused * 1_000_000) / (user + system));
  return {
    label: 'refused archives of 5 MiB, per second of processor time',
    perSecond,
    target: { text: '>= 40/s', isReached: () => perSecond >= 40 },
  };
}
