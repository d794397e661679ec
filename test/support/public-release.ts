import { hash } from 'node:crypto';
import { PNG } from 'pngjs';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import { newNickname, type Player } from './arcade.ts';
import { rawRows, waitUntilRowsAreVisible } from './raw-rows.ts';
import { dataLocationOf } from './server.ts';
import { insertCertificate } from './submitted-version.ts';

export interface PublicRelease {
  readonly slug: string;
  /** The stable version, the previous one, and one that was never public. */
  readonly stable: string;
  readonly older: string;
  readonly unpublished: string;
  readonly certificateId: string;
}

/** Names of the screenshots of the stable version, as many as a probe stores at most. */
const screenshotNames = ['line-480x720', ...Array.from({ length: 11 }, (_, index) => `state-${index + 1}`)];

/** Uploads three versions, and publishes two by direct writes, one of them with a probe and a certificate. */
export async function insertRelease(url: string, author: Player): Promise<PublicRelease> {
  const slug = newNickname().slice(0, 60);
  const versions = ['0.1.0', '0.2.0', '0.3.0'] as const;
  for (const version of versions) {
    const files = starterFiles({ slug, title: slug }).map(({ path, text }) => ({
      path,
      text:
        text.replace('"version": "0.1.0"', `"version": "${version}"`) +
        (path.endsWith('.css') ? `/* ${version} */\n` : ''),
    }));
    const uploaded = await author.post('/api/v1/games', { files });
    if (uploaded.status !== 201) throw new Error(`upload_game returned ${uploaded.status}: ${uploaded.text}`);
  }
  const sql = (statement: string) => rawRows(dataLocationOf(url), statement);
  const publicColumns = `level = 'P4', probes = 'passed', shown_at = 1750000000000, released_at = 1750000000000`;
  const whereVersion = (version: string) => `where slug = '${slug}' and version = '${version}'`;
  await sql(`update arcade_version set state = 'superseded', ${publicColumns} ${whereVersion('0.1.0')}`);
  await sql(`update arcade_version set state = 'released', ${publicColumns} ${whereVersion('0.2.0')}`);
  await sql(`update arcade_game set stable_version = '0.2.0' where slug = '${slug}'`);
  const [row] = await sql(`select n from arcade_version ${whereVersion('0.2.0')}`);
  const certificateId = await insertCertificate(sql, Number(row?.['n']), slug);
  await insertProbe(sql, Number(row?.['n']), slug);
  await waitUntilRowsAreVisible(dataLocationOf(url));
  return { slug, older: '0.1.0', stable: '0.2.0', unpublished: '0.3.0', certificateId };
}

async function insertProbe(
  sql: (statement: string) => Promise<unknown>,
  versionN: number,
  slug: string,
): Promise<void> {
  const png = PNG.sync.write(new PNG({ width: 480, height: 720 }));
  const digest = hash('sha256', png);
  const report = {
    verdict: 'passed',
    checks: [
      { check: 'transitions', outcome: 'passed', details: [] },
      { check: 'role', outcome: 'warning', details: ['A canvas has no label.'] },
    ],
  };
  await sql(
    `insert into arcade_file (hash, size, stored_at) values ('${digest}', ${png.length}, 1) on conflict do nothing`,
  );
  await sql(
    `insert into arcade_file_part (hash, form, n, bytes) values ('${digest}', 'raw', 0, x'${png.toString('hex')}') on conflict do nothing`,
  );
  await sql(
    `insert into arcade_probe (id, version_n, kind, state, attempt, verdict, report, browser, fixtures, at) values ('prb_${slug}', ${versionN}, 'probes', 'done', 1, 'passed', '${JSON.stringify(report)}', 'Chromium 140', 'f', 1750000000000)`,
  );
  const rows = screenshotNames.map((name) => `('prb_${slug}', '${name}', '${digest}')`);
  await sql(`insert into arcade_probe_picture (probe_id, name, hash) values ${rows.join(', ')}`);
}
