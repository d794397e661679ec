import type { Config, MailServer } from './config.ts';
import { splitDatabaseHosts } from './database-hosts.ts';
import type { SeparateDatabase } from './databases.ts';

/** Effective value of each setting as text, without secrets. */
export function describeConfig(config: Config): Record<string, string> {
  return {
    RIALTO_HOST: config.host,
    RIALTO_PORT: String(config.port),
    RIALTO_DATA_DIR: config.dataDir,
    DATABASE_URL: redactPasswordOrNull(config.databaseUrl) ?? 'unset (embedded database)',
    RIALTO_DATABASE_DIRECT_URL: redactPasswordOrNull(config.databaseDirectUrl) ?? 'unset (no pooler)',
    ...describeSeparateDatabases(config.separateDatabases),
    RIALTO_DATABASE_READ_URL: config.databaseReadUrls.map(redactPassword).join(',') || 'unset (no read replicas)',
    RIALTO_DATABASE_POOL_SIZE: config.databasePoolSize === null ? 'unset (20)' : String(config.databasePoolSize),
    RIALTO_DATABASE_LOCK_WAIT_S: config.rowLockWaitSeconds === null ? 'unset (2)' : String(config.rowLockWaitSeconds),
    RIALTO_VALKEY_URL: config.valkeyUrl === null ? 'unset (limits in PostgreSQL)' : redactUrlPassword(config.valkeyUrl),
    RIALTO_DATABASE_STANDBYS: String(config.expectedStandbyCount),
    RIALTO_PUBLIC_URL: config.publicUrl,
    RIALTO_FRAME_URL: config.frameUrl ?? 'unset (below the arcade)',
    RIALTO_MODULES: config.modules.join(','),
    RIALTO_RATE_LIMITS: config.areRateLimitsEnabled ? 'on' : 'off',
    RIALTO_ADMIN_KEYS: config.adminKeys.size === 0 ? 'unset' : [...config.adminKeys.keys()].join(','),
    RIALTO_SECRET: describeSecret(config),
    RIALTO_SECRET_LOST: config.isSecretLost ? '1' : '0',
    RIALTO_TRUST_PROXY: config.trustedProxies === null ? 'unset' : config.trustedProxies.rules.join(','),
    RIALTO_METRICS_PORT: config.metrics === null ? 'unset' : String(config.metrics.port),
    RIALTO_METRICS_HOST: config.metrics?.host ?? 'unset',
    RIALTO_METRICS_TOKEN_SHA256: config.metricsTokenSha256 === null ? 'unset' : 'set',
    OTEL_EXPORTER_OTLP_ENDPOINT: config.traces?.endpoint ?? 'unset (no traces)',
    OTEL_EXPORTER_OTLP_HEADERS:
      config.traces === null ? 'unset' : Object.keys(config.traces.headers).join(',') || 'unset',
    OTEL_TRACES_SAMPLER_ARG: config.traces === null ? 'unset' : String(config.traces.sampledRatio),
    ...describeBackups(config),
    RIALTO_DRAIN_NOTICE_S: String(config.drainNoticeSeconds),
    RIALTO_MCP_ORIGINS: config.mcpOrigins.join(',') || 'unset',
    RIALTO_CONTACT: config.contact ?? 'unset',
    RIALTO_SOURCE_URL: config.sourceUrl ?? 'unset',
    RIALTO_LOG_LEVEL: config.logLevel,
    RIALTO_AUTO_HIDE_REPORTS: String(config.autoHideReporterCount),
    RIALTO_POW_BITS: config.proofOfWorkBits === null ? 'unset (18 to 26, adaptive)' : String(config.proofOfWorkBits),
    RIALTO_PUBLISHING: config.publishing.isOpen ? 'on' : 'off',
    RIALTO_REVIEW_HOURS:
      config.publishing.reviewHours === null ? 'unset (an operator approves)' : String(config.publishing.reviewHours),
    RIALTO_RELEASE_LEVEL: config.publishing.releaseLevel,
    RIALTO_CANARY_STEP_HOURS: String(config.publishing.canaryStepHours),
    RIALTO_BUNDLE_BYTES_MAX: String(config.publishing.bundleBytesMax),
    RIALTO_PROBES: config.probes.isAuto ? 'auto' : 'off',
    RIALTO_CHROMIUM: config.probes.chromium ?? 'unset (the first on PATH)',
    RIALTO_PROBER_KEY_SHA256: config.probes.keySha256 === null ? 'unset' : 'set',
    RIALTO_CERTIFY_AGE_HOURS: String(config.certificationAccountAgeHoursMin),
    RIALTO_RELAY_ALLOW: config.relayAllowedDestinations || 'unset',
    RIALTO_RELAY_CA_FILE: config.relayCaFile ?? 'unset',
    RIALTO_RELAY_RESOLVER: config.relayResolver ?? "unset (the system's)",
    RIALTO_SMTP_URL: config.mail === null ? 'unset (no mail is sent)' : describeMailServer(config.mail),
    RIALTO_SMTP_FROM: config.mail?.from.address ?? 'unset',
    STRIPE_SECRET_KEY: config.stripe === null ? 'unset (payments are off)' : 'set',
    STRIPE_WEBHOOK_SECRET: config.stripe === null ? 'unset' : 'set',
    STRIPE_PRICE_ID: config.stripe?.priceId ?? 'unset',
    STRIPE_API_BASE: config.stripe?.apiBase ?? "unset (Stripe's)",
    ...Object.fromEntries(
      Object.entries(config.moduleUrls).map(([name, address]) => [`RIALTO_${name.toUpperCase()}_URL`, address]),
    ),
  };
}

function describeSeparateDatabases({ arcade, relay }: Config['separateDatabases']): Record<string, string> {
  const describeUrl = (database: SeparateDatabase | undefined) =>
    database === undefined ? 'unset (on DATABASE_URL)' : redactPassword(database.databaseUrl);
  const describeDirectUrl = (database: SeparateDatabase | undefined) =>
    redactPasswordOrNull(database?.databaseDirectUrl ?? null) ?? 'unset (no pooler)';
  return {
    RIALTO_ARCADE_DATABASE_URL: describeUrl(arcade),
    RIALTO_ARCADE_DATABASE_DIRECT_URL: describeDirectUrl(arcade),
    RIALTO_RELAY_DATABASE_URL: describeUrl(relay),
    RIALTO_RELAY_DATABASE_DIRECT_URL: describeDirectUrl(relay),
  };
}

function redactPasswordOrNull(address: string | null): string | null {
  return address === null ? null : redactPassword(address);
}

function describeBackups({ backupKey, backupTarget, objectStorage }: Config): Record<string, string> {
  return {
    RIALTO_BACKUP_KEY: backupKey === null ? 'unset (backups are not encrypted)' : 'set',
    RIALTO_BACKUP_TARGET: backupTarget ?? 'unset',
    AWS_ENDPOINT_URL: objectStorage.endpoint ?? "unset (Amazon's)",
    AWS_REGION: objectStorage.region,
    AWS_ACCESS_KEY_ID: objectStorage.accessKeyId ?? 'unset',
    AWS_SECRET_ACCESS_KEY: objectStorage.secretAccessKey === null ? 'unset' : 'set',
  };
}

function describeSecret({ secrets, databaseUrl }: Config): string {
  if (secrets.length > 1) return 'set (new and old)';
  if (secrets.length === 1) return 'set';
  return databaseUrl === null ? 'from the data folder' : 'unset (required with PostgreSQL)';
}

function describeMailServer({ host, port, secure, login }: MailServer): string {
  const user = login === null ? '' : `${encodeURIComponent(login.user)}:***@`;
  return `${secure ? 'smtps' : 'smtp'}://${user}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A URL with its password replaced by `***`. */
function redactUrlPassword(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  return url.href;
}

/** A PostgreSQL URL of one or several hosts, with its password and secret parameters replaced by `***`. */
function redactPassword(address: string): string {
  const urls = (splitDatabaseHosts(address) ?? []).map((hostUrl) => new URL(hostUrl));
  const [url] = urls;
  if (url === undefined) return 'set';
  if (url.password !== '') url.password = '***';
  for (const name of url.searchParams.keys()) if (/pass|secret|key/i.test(name)) url.searchParams.set(name, '***');
  if (url.host === '') return url.href;
  // A user may have the name of a host.
  const prefix = url.username === '' && url.password === '' ? '//' : '@';
  return url.href.replace(`${prefix}${url.host}`, `${prefix}${urls.map(({ host }) => host).join(',')}`);
}
