import { eventually } from './eventually.ts';
import type { rawRows } from './raw-rows.ts';

type Sql = (statement: string) => ReturnType<typeof rawRows>;

/**
 * Inserts a submitted version with a passed scan, and the engine and manifest of the built-in game
 * `rialto-blocks`. `fields` override columns. Returns `n` of its row.
 */
export async function insertSubmittedVersion(
  sql: Sql,
  authorId: string,
  slug: string,
  fields: Readonly<Record<string, string | number>> = {},
): Promise<number> {
  await sql(
    `insert into arcade_game (slug, title, description, genre, author_id, created_at) values ('${slug}', 'A game of its author', 'None.', 'puzzle', '${authorId}', 1)`,
  );
  const copiedColumns = [
    'engine',
    'manifest',
    'entrypoint',
    'mode',
    'players_min',
    'players_max',
    'duration_seconds_max',
  ];
  const columns: Record<string, string | number> = {
    id: `ver_${slug}`,
    slug,
    version: '1.0.0',
    author_id: authorId,
    digest: 'd'.repeat(64),
    state: 'testing',
    level: 'P1',
    probes: 'pending',
    bytes: 1,
    files: 1,
    scan_policy: 'rialto-scan/1',
    scan_revision: 1,
    auto_release: 0,
    // The current time, since testing ends 30 days after submission.
    submitted_us: Date.now() * 1_000,
    created_at: 1,
    ...fields,
  };
  const columnsToCopy = copiedColumns.filter((name) => !(name in columns));
  const values = Object.values(columns).map((value) => (typeof value === 'number' ? value : `'${value}'`));
  await sql(
    `insert into arcade_version (${[...Object.keys(columns), ...columnsToCopy].join()}) select ${[...values, ...columnsToCopy].join()} from arcade_version where slug = 'rialto-blocks'`,
  );
  const [row] = await sql(`select n from arcade_version where slug = '${slug}'`);
  return Number(row?.['n']);
}

/** Waits until the server has opened a tester place for the version; returns its id. */
export function waitForPlace(sql: Sql, versionN: number): Promise<string | number> {
  return eventually('a place is open', async () => {
    const [place] = await sql(`select id from arcade_place where version_n = ${versionN} and state = 'open'`);
    return place?.['id'];
  });
}

export async function insertTester(sql: Sql, versionN: number, agentId: string): Promise<void> {
  await sql(`insert into arcade_tester (version_n, agent_id) values (${versionN}, '${agentId}')`);
}

/** Inserts a certificate of a version, with an invalid signature of zeros. Returns its id. */
export async function insertCertificate(sql: Sql, versionN: number, slug: string): Promise<string> {
  const id = `crt_${slug}`;
  const hash = 'a'.repeat(64);
  const body = {
    format: 'rialto-certificate/1',
    id,
    level: 'P3',
    slug,
    version: '1.0.0',
    digest: 'd'.repeat(64),
    policy: 'rialto-scan/1',
    engine: 'tetris-v2',
    builds: [],
    rounds: [],
    evidence_root: hash,
    rendered: null,
    aggregates: { rounds: 0, ends: {}, counts: {} },
    known_limits: [],
    issued_at: '2026-08-22T10:00:00.000Z',
  };
  const signature = JSON.stringify({ alg: 'Ed25519', kid: '0'.repeat(16), value: 'A'.repeat(86) });
  await sql(
    `insert into arcade_certificate (id, version_n, level, state, body, root, signature, issued_at) values ('${id}', ${versionN}, 'P3', 'issued', '${JSON.stringify(body)}', '${hash}', '${signature}', 1)`,
  );
  return id;
}
