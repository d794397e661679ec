// Slow: starts PostgreSQL from Debian's packages, whose client programs have the version of the server.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { systemBinaries } from '../support/postgres/binaries.ts';
import { type Cluster, startCluster } from '../support/postgres/cluster.ts';
import { unprivilegedUser } from '../support/postgres/user.ts';
import { rawRows } from '../support/raw-rows.ts';
import { register, startServer, type TestAgent, validEntry } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';

const programs = systemBinaries();
const skip = programs === undefined ? 'no system package of PostgreSQL' : false;
const scriptFolder = join(import.meta.dirname, '../../deploy/point-in-time');
const user = unprivilegedUser();

test('a base backup and archived segments restore the database as it was at a given time', { skip }, async (t) => {
  const { folder, archive, cluster } = await startArchivedCluster(t);
  const server = await startServer({ RIALTO_MODULES: 'exchange', DATABASE_URL: cluster.url });
  const agent = await register(server.baseUrl);
  const entryBeforeBackup = await createEntry(agent);
  const backupFolder = baseBackup(cluster, folder, archive);
  const entryAfterBackup = await createEntry(agent);
  const { epoch } = (await agent.call('updates')).body;
  const target = await timeBetweenCommits(cluster);
  const entryAfterTarget = await createEntry(agent);
  await server.close();
  await archiveAll(cluster, archive);
  await cluster.stop();

  const restoredCluster = await startCluster({ programs: String(programs) });
  t.after(() => restoredCluster.stop());
  await restoredCluster.restart((data) => restoreInto(data, { backupFolder, archive, target }));
  await eventually('the restored cluster is promoted', async () => {
    const [row] = await query(restoredCluster, 'select pg_is_in_recovery() as recovering');
    return row?.['recovering'] === false ? true : undefined;
  });
  const restoredServer = await startServer({ RIALTO_MODULES: 'exchange', DATABASE_URL: restoredCluster.url });
  t.after(() => restoredServer.close());
  const status = async (id: string) => (await fetch(`${restoredServer.baseUrl}/entries/${id}`)).status;
  assert.deepEqual(
    [await status(entryBeforeBackup), await status(entryAfterBackup), await status(entryAfterTarget)],
    [200, 200, 404],
  );
  const updates = await fetch(`${restoredServer.baseUrl}/updates`, {
    headers: { authorization: `Bearer ${agent.credential}` },
  });
  assert.notEqual(((await updates.json()) as { epoch: string }).epoch, epoch);
});

test('archive-wal accepts a stored segment again and refuses other content under its name', { skip }, (t) => {
  const folder = tempFolder();
  t.after(folder.remove);
  const [segmentFile, conflictingFile] = [join(folder.path, 'one'), join(folder.path, 'other')];
  writeFileSync(segmentFile, 'first');
  writeFileSync(conflictingFile, 'second');
  mkdirSync(join(folder.path, 'archive'));
  const run = (file: string) =>
    spawnSync(join(scriptFolder, 'archive-wal'), [file, 'segment', join(folder.path, 'archive')]);
  assert.deepEqual([run(segmentFile).status, run(segmentFile).status, run(conflictingFile).status], [0, 0, 1]);
  assert.deepEqual(readdirSync(join(folder.path, 'archive')), ['segment']);
  assert.equal(readFileSync(join(folder.path, 'archive/segment'), 'utf8'), 'first');
});

test('base-backup removes backups beyond the number to keep, and the segments that only they need', {
  skip,
}, async (t) => {
  const { folder, archive, cluster } = await startArchivedCluster(t);
  t.after(() => cluster.stop());
  const firstBackup = baseBackup(cluster, folder, archive, 1);
  await archiveAll(cluster, archive);
  const segments = readdirSync(archive).filter((name) => /^[0-9A-F]{24}$/.test(name));
  // The name of a backup is the second at which it was made.
  const secondBackup = await eventually('the next second', async () => {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    return firstBackup.endsWith(time) ? undefined : baseBackup(cluster, folder, archive, 1);
  });
  assert.deepEqual(readdirSync(join(folder, 'base')), [secondBackup.slice(secondBackup.lastIndexOf('/') + 1)]);
  const remainingFiles = readdirSync(archive);
  assert.ok(segments.length > 0 && segments.every((name) => !remainingFiles.includes(name)), remainingFiles.join());
});

async function startArchivedCluster(t: TestContext): Promise<{ folder: string; archive: string; cluster: Cluster }> {
  const folder = tempFolder();
  t.after(folder.remove);
  chmodSync(folder.path, 0o755);
  const archive = createOwnedFolder(folder.path, 'archive');
  createOwnedFolder(folder.path, 'base');
  const script = join(folder.path, 'archive-wal');
  cpSync(join(scriptFolder, 'archive-wal'), script);
  const settings = Object.fromEntries(
    [...readFileSync(join(scriptFolder, 'archive.conf'), 'utf8').matchAll(/^(\w+) = (.*)$/gm)].map(
      ([, name, value = '']) => [
        name,
        value
          .replaceAll("'", '')
          .replace('/usr/local/lib/rialto/archive-wal', script)
          .replace('/var/lib/postgresql/wal-archive', archive),
      ],
    ),
  );
  const cluster = await startCluster({ programs: String(programs), settings });
  t.after(() => cluster.stop());
  return { folder: folder.path, archive, cluster };
}

/** Creates a folder that belongs to the user of PostgreSQL. */
function createOwnedFolder(parent: string, name: string): string {
  const path = join(parent, name);
  mkdirSync(path);
  if (user !== undefined) chownSync(path, user.uid, user.gid);
  return path;
}

/** Runs the script base-backup. Returns the folder of the new backup. */
function baseBackup(cluster: Cluster, folder: string, archive: string, keep = 7): string {
  const { hostname, port, username, password } = new URL(cluster.url);
  const env = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PATH: `${programs}:/usr/bin:/bin`,
  };
  const args = [join(folder, 'base'), archive, String(keep)];
  const { status, stdout, stderr } = spawnSync(join(scriptFolder, 'base-backup'), args, { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

async function createEntry(agent: TestAgent): Promise<string> {
  return (await agent.call('create_entry', validEntry())).body.entry.id;
}

function query({ url }: Cluster, text: string): Promise<Record<string, unknown>[]> {
  return rawRows({ dataDir: '', databaseUrl: url }, text);
}

/** A time of the database's clock after all commits so far and before all later ones. */
async function timeBetweenCommits(cluster: Cluster): Promise<string> {
  const [row] = await query(cluster, 'select clock_timestamp()::text as now');
  const target = String(row?.['now']);
  return eventually('the clock has passed the target', async () => {
    const [later] = await query(cluster, `select clock_timestamp() > '${target}'::timestamptz as passed`);
    return later?.['passed'] === true ? target : undefined;
  });
}

/** Closes the current segment and waits until it is archived. */
async function archiveAll(cluster: Cluster, archive: string): Promise<void> {
  const [row] = await query(cluster, 'select pg_walfile_name(pg_switch_wal()) as segment');
  await eventually('the last segment is archived', async () =>
    readdirSync(archive).includes(String(row?.['segment'])) ? true : undefined,
  );
}

function restoreInto(
  data: string,
  { backupFolder, archive, target }: { backupFolder: string; archive: string; target: string },
): void {
  for (const name of readdirSync(data)) spawnSync('rm', ['-rf', join(data, name)]);
  cpSync(backupFolder, data, { recursive: true });
  const settings = readFileSync(join(scriptFolder, 'restore.conf'), 'utf8')
    .replace('/var/lib/postgresql/wal-archive', archive)
    .replace(/recovery_target_time = .*/, `recovery_target_time = '${target}'`);
  writeFileSync(join(data, 'postgresql.auto.conf'), settings, { flag: 'a' });
  writeFileSync(join(data, 'recovery.signal'), '');
}
