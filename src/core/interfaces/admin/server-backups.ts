import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, hourMs } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import type { BackupService, ServerBackup } from '../../operation/admin/backup-service.ts';
import { ThreadPool } from '../../threads/thread-pool.ts';
import type { BackupTask } from './backup-worker.ts';

/** Number of backups that are kept; older backups are removed when a new one is complete. */
const backupsMax = 7;
const namePattern = /^rialto-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.sqlite(?:\.enc)?$/;

/** Backups in the folder `backups` of the data folder, made in a worker thread. */
export class ServerBackups implements BackupService {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #key: string | null;
  readonly #clock: Clock;
  readonly #log: Pick<Log, 'info' | 'warn'>;
  readonly #threadPool: ThreadPool;
  #runningBackup: Promise<void> | null = null;
  #startedAtMs: number | null = null;
  #hasFailed = false;

  constructor(
    { dataDir, backupKey }: Pick<Config, 'dataDir' | 'backupKey'>,
    clock: Clock,
    log: Pick<Log, 'info' | 'warn'>,
  ) {
    this.#dataDir = dataDir;
    this.#key = backupKey;
    this.#folder = join(dataDir, 'backups');
    this.#clock = clock;
    this.#log = log;
    const entry = new URL('./backup-worker', import.meta.url);
    this.#threadPool = new ThreadPool({
      entry,
      threadsMax: 1,
      queuedTasksMax: 0,
      taskTimeoutMs: 4 * hourMs,
      idleTimeoutMs: 1_000,
      log,
    });
  }

  get areEncrypted(): boolean {
    return this.#key !== null;
  }

  get isRunning(): boolean {
    return this.#runningBackup !== null;
  }

  get startedAtMs(): number | null {
    return this.#startedAtMs;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  list(): ServerBackup[] {
    return this.#fileNames()
      .flatMap((name) => {
        const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
        if (day === undefined) return [];
        const atMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
        return [{ name, atMs, bytes: statSync(join(this.#folder, name)).size }];
      })
      .sort((a, b) => b.atMs - a.atMs);
  }

  start(): void {
    if (this.#runningBackup !== null) return;
    this.#startedAtMs = this.#clock.nowMs();
    const time = new Date(this.#startedAtMs).toISOString().replaceAll(':', '-');
    this.#runningBackup = this.#createBackup(
      join(this.#folder, `rialto-${time}.sqlite${this.#key === null ? '' : '.enc'}`),
    ).finally(() => {
      this.#runningBackup = null;
    });
  }

  /** Aborts a running backup and removes its partial file. */
  async close(): Promise<void> {
    await this.#threadPool.close();
    await this.#runningBackup;
    this.#removePartial();
  }

  async #createBackup(backupFile: string): Promise<void> {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      this.#removePartial();
      await this.#threadPool.run<BackupTask, void>({ dataDir: this.#dataDir, backupFile, key: this.#key });
      for (const oldBackup of this.list().slice(backupsMax))
        rmSync(join(this.#folder, oldBackup.name), { force: true });
      this.#hasFailed = false;
      this.#log.info({}, 'backup complete');
    } catch (err) {
      this.#hasFailed = true;
      this.#log.warn(
        { err },
        'backup failed: earlier backups are unchanged, and the partial file is removed at the next backup or shutdown',
      );
    }
  }

  #fileNames(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return [];
    }
  }

  #removePartial(): void {
    for (const name of this.#fileNames())
      if (name.includes('.partial')) rmSync(join(this.#folder, name), { force: true });
  }
}
