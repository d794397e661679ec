import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob, rmSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3mini } from 's3mini';
import type { ObjectStorageConfig } from '../../core/base/config.ts';
import { randomToken } from '../../core/base/ids.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { StorageUnavailable } from '../../core/db/transaction.ts';
import { UsageError } from '../usage-error.ts';
import { type BackupKind, hashFromName, isBackupName, nameBackup, noBackupText } from './backup-name.ts';
import type { BackupStore, StoredBackup } from './backup-store.ts';

const addressPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.\-/]*))?$/;
/** Size of the parts of an upload. An upload has at most 10,000 parts. */
const partBytes = 64 * 1024 * 1024;

/** Opens the store of the backups under `s3://bucket/prefix`, or of one backup in it. Throws UsageError. */
export async function openS3Store(address: string, config: ObjectStorageConfig): Promise<BackupStore> {
  const [, bucket, path = ''] = addressPattern.exec(address) ?? [];
  if (bucket === undefined)
    throw new UsageError(
      'The address of a backup must be s3://<bucket>/<prefix>, of letters, digits, ".", "_", "-" and "/".',
    );
  const { region, accessKeyId, secretAccessKey } = config;
  if (accessKeyId === null || secretAccessKey === null)
    throw new UsageError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or AWS_SECRET_ACCESS_KEY_FILE).');
  const endpoint = `${config.endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const { S3mini } = await import('s3mini');
  const client = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestSizeInBytes: partBytes });
  return new S3Store(client, bucket, path);
}

class S3Store implements BackupStore {
  readonly #client: S3mini;
  readonly #bucket: string;
  readonly #prefix: string;
  /** Name of the backup in the address; null for a prefix. */
  readonly #name: string | null;

  constructor(client: S3mini, bucket: string, path: string) {
    this.#client = client;
    this.#bucket = bucket;
    const lastSegment = path.slice(path.lastIndexOf('/') + 1);
    this.#name = isBackupName(lastSegment) ? lastSegment : null;
    const prefix = this.#name === null ? path : path.slice(0, -lastSegment.length);
    this.#prefix = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  }

  addressOf(name: string): string {
    return `s3://${this.#bucket}/${this.#prefix}${name}`;
  }

  async put(file: string, kind: BackupKind, nowMs: number, isEncrypted: boolean): Promise<string> {
    const name = await nameBackup(file, kind, nowMs, isEncrypted);
    const type = isEncrypted || kind !== 'sqlite' ? 'application/octet-stream' : 'application/vnd.sqlite3';
    const blob = await openAsBlob(file);
    await this.#callS3(() => this.#client.putAnyObject(this.#prefix + name, blob, type));
    return name;
  }

  /** Ignores objects under the prefix that are not named like backups. */
  async list(kind?: BackupKind): Promise<StoredBackup[]> {
    const objects = (await this.#callS3(() => this.#client.listObjects('/', this.#prefix))) ?? [];
    return objects
      .map(({ Key, Size }) => ({ name: Key.slice(this.#prefix.length), sizeBytes: Number(Size) }))
      .filter(({ name }) => isBackupName(name, kind))
      .sort((left, right) => (left.name < right.name ? 1 : -1));
  }

  async find(kind: BackupKind): Promise<string> {
    const name = this.#name ?? (await this.list(kind))[0]?.name;
    if (name === undefined) throw new StartupError(noBackupText(kind, `s3://${this.#bucket}/${this.#prefix}`));
    return name;
  }

  async get(name: string, file: string): Promise<void> {
    const response = await this.#callS3(() => this.#client.getObjectResponse(this.#prefix + name));
    if (response?.body == null) throw new StartupError(`There is no object ${this.addressOf(name)}.`);
    const hash = createHash('sha256');
    const hashStream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    await this.#callS3(() => pipeline(body, hashStream, createWriteStream(file, { flags: 'wx', mode: 0o600 })));
    if (hash.digest('hex') === hashFromName(name)) return;
    rmSync(file);
    throw new StartupError(`${this.addressOf(name)} is damaged: the SHA-256 of its content differs from its name.`);
  }

  async remove(name: string): Promise<void> {
    await this.#callS3(() => this.#client.deleteObject(this.#prefix + name));
  }

  async checkWritable(): Promise<void> {
    const key = `${this.#prefix}doctor-${randomToken()}.partial`;
    await this.#callS3(() => this.#client.putAnyObject(key, 'rialto doctor', 'text/plain'));
    await this.#callS3(() => this.#client.getObjectResponse(key));
    await this.#callS3(() => this.#client.deleteObject(key));
  }

  /** Runs a request. Error texts contain only status and code, since messages of the client may quote requests. */
  async #callS3<Value>(request: () => Promise<Value>): Promise<Value> {
    try {
      return await request();
    } catch (error) {
      const { status, code, cause } = error as { status?: number; code?: string; cause?: { code?: string } };
      const reason = [status, code ?? cause?.code].filter((detail) => detail !== undefined).join(' ') || 'no response';
      const text = `The object storage of s3://${this.#bucket} failed (${reason})`;
      if (status !== undefined && status >= 400 && status < 500)
        throw new StartupError(`${text}: check bucket, region and access key.`, { cause: error });
      throw new StorageUnavailable(`${text}: try again.`, { cause: error });
    }
  }
}
