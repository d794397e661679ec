import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import type { CliCommand } from './command.ts';
import { describeFindings } from './games/describe-findings.ts';
import { readSourceFolder } from './games/read-source.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: rialto pack FOLDER [--out FILE]';

export const packCommand: CliCommand = {
  name: 'pack',
  summary: 'write the archive of a game bundle',
  help: `${usage}

Checks the folder like \`rialto validate\` and writes a reproducible ZIP archive: files sorted by path, dated
1980-01-01, without unused bytes and extra fields. The same files give the same archive. A server stores at most
2 new versions per account and hour.

--out   the archive to write; default: the folder's name with .zip, next to the folder.

The exit code is 0 when the archive was written, 1 when the bundle is refused and nothing was written,
2 when the folder cannot be read or the archive cannot be written.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) throw new UsageError(usage);
    const files = readSourceFolder(folder);
    const [{ checkBundle }, { writeArchive }] = await Promise.all([
      import('../arcade/games/bundle/read-bundle.ts'),
      import('../arcade/games/bundle/archive/write-archive.ts'),
    ]);
    const folderReport = checkBundle({ files }).report;
    if (!folderReport.ok) return printRefusal(describeFindings(folderReport));
    const archive = writeArchive(files, deflateRawSync);
    // Checked again, because limits of size and compression ratio apply to archives only.
    const { report } = checkBundle({ archive });
    if (!report.ok) return printRefusal(describeFindings(report));
    const archivePath = values.out ?? resolve(folder, '..', `${basename(resolve(folder))}.zip`);
    writeArchiveFile(archivePath, archive);
    console.log(`${archivePath}: ${archive.length} bytes, ${files.length} files\ndigest ${report.digest}`);
    return 0;
  },
};

function printRefusal(findings: string): number {
  console.log(findings);
  return 1;
}

function writeArchiveFile(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new UsageError(`Cannot write ${path} (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}
