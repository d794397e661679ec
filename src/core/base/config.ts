import type { BlockList } from 'node:net';
import type { EmailAddress, Rule } from './config-rules.ts';
import { type DatabasesConfig, readDatabases } from './databases.ts';
import type { ModuleName } from './module-names.ts';
import { type Environment, fileVariable, readSetting } from './read-setting.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

/** Configuration from environment variables, validated at start. The variables are in settings.ts. */
export interface Config extends DatabasesConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Size of the PostgreSQL connection pool; null: the default of the storage layer. */
  readonly databasePoolSize: number | null;
  /** Lock timeout of PostgreSQL; null: the default of the storage layer. */
  readonly rowLockWaitSeconds: number | null;
  /** Valkey server with the shared rate limit counters; null: PostgreSQL. */
  readonly valkeyUrl: string | null;
  /** Expected number of streaming standbys of PostgreSQL; used only for an alert. */
  readonly expectedStandbyCount: number;
  /** Public origin of this server; no trailing slash. */
  readonly publicUrl: string;
  /** Base URLs of modules on separate hosts. */
  readonly moduleUrls: Readonly<Partial<Record<ModuleName, string>>>;
  /** Origin of the separate host for game frames; null: they are served under the arcade's URL. */
  readonly frameUrl: string | null;
  readonly modules: readonly ModuleName[];
  readonly areRateLimitsEnabled: boolean;
  /** SHA-256 of operator keys by operator name; empty: the admin routes are off. */
  readonly adminKeys: ReadonlyMap<string, string>;
  /** Secrets from which all keys are derived, the current one first; empty: unset, see core/db/secret.ts. */
  readonly secrets: readonly string[];
  /** Whether the server accepts a PostgreSQL database that was used with another, lost secret. */
  readonly isSecretLost: boolean;
  /** Networks of proxies whose X-Forwarded-For is trusted; null: none. */
  readonly trustedProxies: BlockList | null;
  /** Separate listener of `/metrics`; null: none. */
  readonly metrics: MetricsConfig | null;
  /** SHA-256 of the bearer token of `/metrics`; null: unset. */
  readonly metricsTokenSha256: string | null;
  /** Export of traces; null: off. */
  readonly traces: TracesConfig | null;
  /** Encryption key of backups; null: backups are not encrypted. */
  readonly backupKey: string | null;
  /** Folder or S3 URL of backups, if the command names none; null: unset. */
  readonly backupTarget: string | null;
  /** Object storage of backups. */
  readonly objectStorage: ObjectStorageConfig;
  /** Seconds between failing readiness checks and closing the port. */
  readonly drainNoticeSeconds: number;
  readonly mcpOrigins: readonly string[];
  readonly contact: string | null;
  /** URL of the source code, for the footer of pages. */
  readonly sourceUrl: string | null;
  readonly logLevel: string;
  /** Proof-of-work bits of a registration in the arcade; null: adapted to the traffic. */
  readonly proofOfWorkBits: number | null;
  readonly publishing: PublishingConfig;
  readonly probes: ProbesConfig;
  /** Minimal age of an agent's account, in hours, to be assigned certifications. */
  readonly certificationAccountAgeHoursMin: number;
  /** Number of distinct reporters that hides a record until an operator decides; 0: never. */
  readonly autoHideReporterCount: number;
  /** Private destinations that the relay may deliver to, as `host:port`; for development. */
  readonly relayAllowedDestinations: string;
  /** File with an additional certificate authority that the relay trusts; for development. */
  readonly relayCaFile: string | null;
  /** DNS server of the relay, as `ip:port`; null: the system's. */
  readonly relayResolver: string | null;
  /** SMTP server; null: no mail is sent. */
  readonly mail: MailServer | null;
  /** Null: payments are off. */
  readonly stripe: StripeConfig | null;
}

/** Rules for games of third parties. */
export interface PublishingConfig {
  readonly isOpen: boolean;
  /** Hours until a version is approved without an operator; null: an operator approves each version. */
  readonly reviewHours: number | null;
  /** Certification level required for a release. */
  readonly releaseLevel: 'P3' | 'P4';
  /** Minimum duration of each canary step. */
  readonly canaryStepHours: number;
  /** Total size of all stored files. */
  readonly bundleBytesMax: number;
}

/** Browser probes of uploaded games. */
export interface ProbesConfig {
  /** Whether this server runs a prober itself if a browser is installed. */
  readonly isAuto: boolean;
  /** Path of the browser; null: the first on PATH. */
  readonly chromium: string | null;
  /** Value of PATH of this process, in which browsers and programs of PostgreSQL are searched. */
  readonly pathVariable: string;
  /** SHA-256 of the key of external probers; null: none. */
  readonly keySha256: string | null;
}

/** Separate listener of the metrics. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
  /** Required unless the host is a loopback address. */
  readonly tokenSha256: string | null;
}

/** OpenTelemetry trace export. */
export interface TracesConfig {
  /** URL without `/v1/traces` and trailing slash. */
  readonly endpoint: string;
  /** Sent with every export; may contain a credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sampled share of requests, 0 to 1. */
  readonly sampledRatio: number;
}

/** S3-compatible storage. The secret must never be logged or displayed. */
export interface ObjectStorageConfig {
  /** Null: Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
}

/** Payments through Stripe. The two secrets must never be logged or displayed. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Base URL of the Stripe API, for tests; null: Stripe's. */
  readonly apiBase: string | null;
}

/** SMTP server and sender address. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Implicit TLS; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: EmailAddress;
}

/** Invalid configuration; the message names every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and validates the configuration. Throws ConfigError. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const parse: SettingParser = <Name extends SettingName>(name: Name) => {
    const result = readSetting(environment, name, rules[name]);
    if ('value' in result) return result.value;
    faults.push(`${name} must be ${result.fault}${describeRejectedValue(name, environment[name])}`);
    // A placeholder: a configuration with faults is not returned.
    return undefined as ValueOf<Name>;
  };
  const port = parse('RIALTO_PORT');
  const adminKey = parse('RIALTO_ADMIN_KEY_SHA256');
  const namedKeys = parse('RIALTO_ADMIN_KEYS');
  if (adminKey !== null && namedKeys?.has('operator'))
    faults.push('RIALTO_ADMIN_KEYS must not contain the name "operator", which belongs to RIALTO_ADMIN_KEY_SHA256');
  const smtp = parse('RIALTO_SMTP_URL');
  const sender = parse('RIALTO_SMTP_FROM');
  if ((smtp === null) !== (sender === null)) faults.push('RIALTO_SMTP_URL and RIALTO_SMTP_FROM must be set together');
  const config: Config = {
    host: parse('RIALTO_HOST'),
    port,
    dataDir: parse('RIALTO_DATA_DIR'),
    ...parseDatabases(parse, faults),
    databasePoolSize: parse('RIALTO_DATABASE_POOL_SIZE'),
    rowLockWaitSeconds: parse('RIALTO_DATABASE_LOCK_WAIT_S'),
    expectedStandbyCount: parse('RIALTO_DATABASE_STANDBYS'),
    publicUrl: parse('RIALTO_PUBLIC_URL') ?? `http://localhost:${port}`,
    moduleUrls: withoutUnset({
      exchange: parse('RIALTO_EXCHANGE_URL'),
      arcade: parse('RIALTO_ARCADE_URL'),
      relay: parse('RIALTO_RELAY_URL'),
    }),
    frameUrl: parse('RIALTO_FRAME_URL'),
    modules: parse('RIALTO_MODULES'),
    areRateLimitsEnabled: parse('RIALTO_RATE_LIMITS') === 'on',
    adminKeys: new Map([...(adminKey === null ? [] : [['operator', adminKey] as const]), ...(namedKeys ?? [])]),
    secrets: parse('RIALTO_SECRET'),
    isSecretLost: parse('RIALTO_SECRET_LOST') === '1',
    trustedProxies: parse('RIALTO_TRUST_PROXY'),
    metrics: parseMetrics(parse, faults),
    metricsTokenSha256: parse('RIALTO_METRICS_TOKEN_SHA256'),
    traces: parseTraces(parse, faults),
    backupKey: parse('RIALTO_BACKUP_KEY'),
    backupTarget: parse('RIALTO_BACKUP_TARGET'),
    objectStorage: {
      endpoint: parse('AWS_ENDPOINT_URL'),
      region: parse('AWS_REGION') ?? 'us-east-1',
      accessKeyId: parse('AWS_ACCESS_KEY_ID'),
      secretAccessKey: parse('AWS_SECRET_ACCESS_KEY') || null,
    },
    drainNoticeSeconds: parse('RIALTO_DRAIN_NOTICE_S'),
    mcpOrigins: parse('RIALTO_MCP_ORIGINS'),
    contact: parse('RIALTO_CONTACT') || null,
    sourceUrl: parse('RIALTO_SOURCE_URL'),
    logLevel: parse('RIALTO_LOG_LEVEL'),
    autoHideReporterCount: parse('RIALTO_AUTO_HIDE_REPORTS'),
    proofOfWorkBits: parse('RIALTO_POW_BITS'),
    publishing: {
      isOpen: parse('RIALTO_PUBLISHING') === 'on',
      reviewHours: parse('RIALTO_REVIEW_HOURS'),
      releaseLevel: parse('RIALTO_RELEASE_LEVEL'),
      canaryStepHours: parse('RIALTO_CANARY_STEP_HOURS'),
      bundleBytesMax: parse('RIALTO_BUNDLE_BYTES_MAX'),
    },
    probes: {
      isAuto: parse('RIALTO_PROBES') === 'auto',
      chromium: parse('RIALTO_CHROMIUM') || null,
      pathVariable: environment['PATH'] ?? '',
      keySha256: parse('RIALTO_PROBER_KEY_SHA256'),
    },
    certificationAccountAgeHoursMin: parse('RIALTO_CERTIFY_AGE_HOURS'),
    relayAllowedDestinations: parse('RIALTO_RELAY_ALLOW'),
    relayCaFile: parse('RIALTO_RELAY_CA_FILE') || null,
    relayResolver: parse('RIALTO_RELAY_RESOLVER'),
    mail: smtp === null || sender === null ? null : { ...smtp, from: sender },
    stripe: parseStripe(parse, faults),
  };
  if (isSharedFrameHost(config))
    faults.push(
      'RIALTO_FRAME_URL must be on a separate host, different from the hosts of RIALTO_PUBLIC_URL and of every service',
    );
  if (faults.length > 0) throw new ConfigError(`The configuration is not valid: ${faults.join('; ')}.`);
  return config;
}

const rejectedValueCharactersMax = 60;

/** The rejected value for the error message, unless it is long or may contain a secret. */
function describeRejectedValue(name: string, value = ''): string {
  const isShown =
    !/KEY|SECRET|TOKEN|HEADERS|URL|ENDPOINT|FROM/.test(name) && value.trim().length <= rejectedValueCharactersMax;
  return isShown && value.trim() !== '' ? `, not ${JSON.stringify(value.trim())}` : '';
}

type ValueOf<Name extends SettingName> = (typeof settings)[Name]['rule'] extends Rule<infer Value> ? Value : never;

/** The settings with the types of their values. */
const rules: { readonly [Name in SettingName]: Setting<ValueOf<Name>> } = settings;

type SettingParser = <Name extends SettingName>(name: Name) => ValueOf<Name>;

function parseDatabases(parse: SettingParser, faults: string[]): DatabasesConfig & Pick<Config, 'valkeyUrl'> {
  const databaseReadUrls = parse('RIALTO_DATABASE_READ_URL');
  const databases = { ...readDatabases(parse, faults), databaseReadUrls };
  if (databaseReadUrls?.length > 0 && databases.databaseUrl === null)
    faults.push('RIALTO_DATABASE_READ_URL must be set only together with DATABASE_URL');
  const valkeyUrl = parse('RIALTO_VALKEY_URL');
  if (valkeyUrl !== null && databases.databaseUrl === null)
    faults.push('RIALTO_VALKEY_URL must be set only together with DATABASE_URL: a single node counts in memory');
  return { ...databases, valkeyUrl };
}

/** Metrics require a token unless they are served on a loopback address. */
function parseMetrics(parse: SettingParser, faults: string[]): MetricsConfig | null {
  const port = parse('RIALTO_METRICS_PORT');
  const host = parse('RIALTO_METRICS_HOST');
  const tokenSha256 = parse('RIALTO_METRICS_TOKEN_SHA256');
  if (host !== '' && port === null) faults.push('RIALTO_METRICS_HOST must be set together with RIALTO_METRICS_PORT');
  if (host !== '' && !/^(localhost|127\.[\d.]+|::1)$/.test(host) && tokenSha256 === null)
    faults.push('RIALTO_METRICS_HOST must be a loopback address unless RIALTO_METRICS_TOKEN_SHA256 is set');
  return port === null ? null : { host: host || '127.0.0.1', port, tokenSha256 };
}

function parseTraces(parse: SettingParser, faults: string[]): TracesConfig | null {
  const endpoint = parse('OTEL_EXPORTER_OTLP_ENDPOINT');
  const headers = parse('OTEL_EXPORTER_OTLP_HEADERS');
  const sampledRatio = parse('OTEL_TRACES_SAMPLER_ARG');
  if (headers !== null && endpoint === null)
    faults.push('OTEL_EXPORTER_OTLP_HEADERS must be set only together with OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint === null ? null : { endpoint, headers: headers ?? {}, sampledRatio };
}

/** The host name must differ: browsers treat different ports of one host as the same site. */
function isSharedFrameHost({ frameUrl, publicUrl, moduleUrls }: Config): boolean {
  // An invalid URL is undefined here and was already reported.
  const hosts = [publicUrl, ...Object.values(moduleUrls)].map((address) => URL.parse(address)?.hostname);
  return frameUrl !== null && frameUrl !== undefined && hosts.includes(URL.parse(frameUrl)?.hostname);
}

/** Requires all Stripe settings or none, since a partial configuration would accept payments without crediting them. */
function parseStripe(parse: SettingParser, faults: string[]): StripeConfig | null {
  const secretKey = parse('STRIPE_SECRET_KEY');
  const webhookSecret = parse('STRIPE_WEBHOOK_SECRET');
  const priceId = parse('STRIPE_PRICE_ID');
  const apiBase = parse('STRIPE_API_BASE');
  if (secretKey && webhookSecret && priceId) return { secretKey, webhookSecret, priceId, apiBase };
  if ([secretKey, webhookSecret, priceId, apiBase].some((value) => value !== null))
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set together, and STRIPE_API_BASE only with them',
    );
  return null;
}

/** Base URL of a module: on its own host if configured, otherwise under the public URL. */
export function moduleUrl(config: Pick<Config, 'publicUrl' | 'moduleUrls'>, module: ModuleName): string {
  return config.moduleUrls[module] ?? `${config.publicUrl}/${module}`;
}

/** Unknown `RIALTO_` variables, which are probably misspelled. */
export function unknownVariables(environment: Environment): string[] {
  const secrets = Object.entries<Setting>(settings).filter(([, { isSecret }]) => isSecret === true);
  // Read by `rialto receipts` and by example commands in the documentation.
  const clientVariables = ['RIALTO_RELAY_KEY', 'RIALTO_URL'];
  const names = new Set([...clientVariables, ...Object.keys(settings), ...secrets.map(([name]) => fileVariable(name))]);
  return Object.keys(environment).filter((name) => name.startsWith('RIALTO_') && !names.has(name));
}

function withoutUnset(urls: Record<ModuleName, string | null>): Partial<Record<ModuleName, string>> {
  return Object.fromEntries(
    Object.entries(urls).filter(([, address]) => address !== null && address !== undefined),
  ) as Partial<Record<ModuleName, string>>;
}
