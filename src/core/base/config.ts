import type { BlockList } from 'node:net';
import type { MailAddress, Rule } from './config-rules.ts';
import { type DatabasesConfig, readDatabases } from './databases.ts';
import type { ModuleName } from './module-names.ts';
import { type Environment, fileVariable, readSetting } from './setting-text.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

/** What the environment says, checked once at start. Its variables are in settings.ts. */
export interface Config extends DatabasesConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Connections to PostgreSQL for requests; null: the default of the storage layer. */
  readonly databasePoolSize: number | null;
  /** How long a statement on PostgreSQL waits for a lock; null: the default of the storage layer. */
  readonly databaseLockWaitS: number | null;
  /** Where nodes count rate limits together; null: in PostgreSQL. */
  readonly valkeyUrl: string | null;
  /** Standbys of PostgreSQL that are meant to stream. */
  readonly databaseStandbys: number;
  /** Origin under which people and agents reach this server; no trailing slash. */
  readonly publicUrl: string;
  /** Addresses of modules that have a host of their own. */
  readonly moduleUrls: Readonly<Partial<Record<ModuleName, string>>>;
  /** Origin of the separate host for frames of games; null: they are below the arcade. */
  readonly frameUrl: string | null;
  readonly modules: readonly ModuleName[];
  readonly rateLimits: boolean;
  /** SHA-256 of each operator's key by the operator's name; empty: the admin routes do not exist. */
  readonly adminKeys: ReadonlyMap<string, string>;
  /** Roots of all derived keys, the one in use first; empty: unset, see core/db/secret. */
  readonly secrets: readonly string[];
  /** Networks whose X-Forwarded-For is believed; null: none. */
  readonly trustedProxies: BlockList | null;
  /** Where `/metrics` has a port of its own; null: nowhere. */
  readonly metrics: MetricsConfig | null;
  /** SHA-256 of the token that opens `/metrics`; null: unset. */
  readonly metricsTokenSha256: string | null;
  /** Where traces are sent; null: there are none. */
  readonly traces: TracesConfig | null;
  /** Encrypts backups; null: they are not encrypted. */
  readonly backupKey: string | null;
  /** Where backups may go. */
  readonly objectStorage: ObjectStorageConfig;
  /** Between red readiness and the closing of the port. */
  readonly drainNoticeS: number;
  readonly mcpOrigins: readonly string[];
  readonly contact: string | null;
  /** Of the source code, for the foot of every page. */
  readonly sourceUrl: string | null;
  readonly logLevel: string;
  /** Zero bits that registering in the arcade costs; null: as many as the traffic requests. */
  readonly powBits: number | null;
  readonly publishing: PublishingConfig;
  readonly probes: ProbesConfig;
  /** Hours that an agent's account must have existed before it is drawn for certification. */
  readonly certifyAgeHours: number;
  /** Distinct reporters that hide a record until an operator decides; 0: never. */
  readonly autoHideReports: number;
  /** Targets in private networks that the relay may deliver to, for development: `host:port,...`; empty: none. */
  readonly relayAllow: string;
  /** A file with one more certificate authority that the relay trusts, for development. */
  readonly relayCaFile: string | null;
  /** The name server that the relay asks, as `ip:port`; null: the system's. */
  readonly relayResolver: string | null;
  /** Where mail is handed over; null: none is sent. */
  readonly mail: MailServer | null;
  /** Null: nothing can be paid for. */
  readonly stripe: StripeConfig | null;
}

/** What the operator decides about games of third parties. */
export interface PublishingConfig {
  readonly isOpen: boolean;
  /** Null: an operator approves each version. */
  readonly reviewHours: number | null;
  /** The certificate that a release needs. */
  readonly releaseLevel: 'P3' | 'P4';
  readonly canaryStepHours: number;
  /** Of all stored files together. */
  readonly bundleBytesMax: number;
}

/** Where uploaded games are drawn. */
export interface ProbesConfig {
  /** This server starts a prober of its own when it finds a browser. */
  readonly isAuto: boolean;
  /** The program of the browser; null: the first on PATH. */
  readonly chromium: string | null;
  /** PATH of this process. */
  readonly searchPath: string;
  /** SHA-256 of the key of separate probers; null: there are none. */
  readonly keySha256: string | null;
}

/** The port of the metrics. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
  /** Null only on a loopback address. */
  readonly tokenSha256: string | null;
}

/** Traces of OpenTelemetry. */
export interface TracesConfig {
  /** Without `/v1/traces` and without a trailing slash. */
  readonly endpoint: string;
  /** Sent along with every export; may hold a credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the requests, 0 to 1. */
  readonly sampledRatio: number;
}

/** S3-compatible storage. The secret must never be shown. */
export interface ObjectStorageConfig {
  /** Null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
}

/** What payments through Stripe need. The two secrets must never be shown. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Where Stripe's interface is, for tests; null: at Stripe. */
  readonly apiBase: string | null;
}

/** A mail server, and in whose name it is given mail. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: MailAddress;
}

/** A start that cannot be: every wrong value is named in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the configuration; throws ConfigError naming every variable that is wrong. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const take: SettingParser = <Name extends SettingName>(name: Name) => {
    const read = readSetting(environment, name, rules[name]);
    if ('value' in read) return read.value;
    faults.push(`${name} must be ${read.fault}${givenInstead(name, environment[name])}`);
    // Nothing reads it: a configuration with faults is not returned.
    return undefined as ValueOf<Name>;
  };
  const port = take('RIALTO_PORT');
  const single = take('RIALTO_ADMIN_KEY_SHA256');
  const named = take('RIALTO_ADMIN_KEYS');
  if (single !== null && named?.has('operator'))
    faults.push('RIALTO_ADMIN_KEYS must not contain the name "operator", which belongs to RIALTO_ADMIN_KEY_SHA256');
  const smtp = take('RIALTO_SMTP_URL');
  const from = take('RIALTO_SMTP_FROM');
  if ((smtp === null) !== (from === null)) faults.push('RIALTO_SMTP_URL and RIALTO_SMTP_FROM must be set together');
  const config: Config = {
    host: take('RIALTO_HOST'),
    port,
    dataDir: take('RIALTO_DATA_DIR'),
    ...storesOf(take, faults),
    databasePoolSize: take('RIALTO_DATABASE_POOL_SIZE'),
    databaseLockWaitS: take('RIALTO_DATABASE_LOCK_WAIT_S'),
    databaseStandbys: take('RIALTO_DATABASE_STANDBYS'),
    publicUrl: take('RIALTO_PUBLIC_URL') ?? `http://localhost:${port}`,
    moduleUrls: present({
      exchange: take('RIALTO_EXCHANGE_URL'),
      arcade: take('RIALTO_ARCADE_URL'),
      relay: take('RIALTO_RELAY_URL'),
    }),
    frameUrl: take('RIALTO_FRAME_URL'),
    modules: take('RIALTO_MODULES'),
    rateLimits: take('RIALTO_RATE_LIMITS') === 'on',
    adminKeys: new Map([...(single === null ? [] : [['operator', single] as const]), ...(named ?? [])]),
    secrets: take('RIALTO_SECRET'),
    trustedProxies: take('RIALTO_TRUST_PROXY'),
    metrics: metricsOf(take, faults),
    metricsTokenSha256: take('RIALTO_METRICS_TOKEN_SHA256'),
    traces: tracesOf(take, faults),
    backupKey: take('RIALTO_BACKUP_KEY'),
    objectStorage: {
      endpoint: take('AWS_ENDPOINT_URL'),
      region: take('AWS_REGION') ?? 'us-east-1',
      accessKeyId: take('AWS_ACCESS_KEY_ID'),
      secretAccessKey: take('AWS_SECRET_ACCESS_KEY') || null,
    },
    drainNoticeS: take('RIALTO_DRAIN_NOTICE_S'),
    mcpOrigins: take('RIALTO_MCP_ORIGINS'),
    contact: take('RIALTO_CONTACT') || null,
    sourceUrl: take('RIALTO_SOURCE_URL'),
    logLevel: take('RIALTO_LOG_LEVEL'),
    autoHideReports: take('RIALTO_AUTO_HIDE_REPORTS'),
    powBits: take('RIALTO_POW_BITS'),
    publishing: {
      isOpen: take('RIALTO_PUBLISHING') === 'on',
      reviewHours: take('RIALTO_REVIEW_HOURS'),
      releaseLevel: take('RIALTO_RELEASE_LEVEL'),
      canaryStepHours: take('RIALTO_CANARY_STEP_HOURS'),
      bundleBytesMax: take('RIALTO_BUNDLE_BYTES_MAX'),
    },
    probes: {
      isAuto: take('RIALTO_PROBES') === 'auto',
      chromium: take('RIALTO_CHROMIUM') || null,
      searchPath: environment['PATH'] ?? '',
      keySha256: take('RIALTO_PROBER_KEY_SHA256'),
    },
    certifyAgeHours: take('RIALTO_CERTIFY_AGE_HOURS'),
    relayAllow: take('RIALTO_RELAY_ALLOW'),
    relayCaFile: take('RIALTO_RELAY_CA_FILE') || null,
    relayResolver: take('RIALTO_RELAY_RESOLVER'),
    mail: smtp === null || from === null ? null : { ...smtp, from },
    stripe: stripeOf(take, faults),
  };
  if (isSharedFrameHost(config))
    faults.push(
      'RIALTO_FRAME_URL must be on a host of its own, other than that of RIALTO_PUBLIC_URL and of every service',
    );
  if (faults.length > 0) throw new ConfigError(`The configuration is not valid: ${faults.join('; ')}.`);
  return config;
}

const shownCharactersMax = 60;

/** The wrong value, unless it is long or may hold a secret. */
function givenInstead(name: string, value = ''): string {
  const isShown = !/KEY|SECRET|TOKEN|HEADERS|URL|ENDPOINT|FROM/.test(name) && value.trim().length <= shownCharactersMax;
  return isShown && value.trim() !== '' ? `, not ${JSON.stringify(value.trim())}` : '';
}

type ValueOf<Name extends SettingName> = (typeof settings)[Name]['rule'] extends Rule<infer Value> ? Value : never;

/** The settings with the type that each of them is read into. */
const rules: { readonly [Name in SettingName]: Setting<ValueOf<Name>> } = settings;

type SettingParser = <Name extends SettingName>(name: Name) => ValueOf<Name>;

function storesOf(take: SettingParser, faults: string[]): DatabasesConfig & Pick<Config, 'valkeyUrl'> {
  const databases = readDatabases(take, faults);
  const valkeyUrl = take('RIALTO_VALKEY_URL');
  if (valkeyUrl !== null && databases.databaseUrl === null)
    faults.push('RIALTO_VALKEY_URL must be set only together with DATABASE_URL: one node counts by itself');
  return { ...databases, valkeyUrl };
}

/** Metrics show what the server does, so that beyond this machine they need a token. */
function metricsOf(take: SettingParser, faults: string[]): MetricsConfig | null {
  const port = take('RIALTO_METRICS_PORT');
  const host = take('RIALTO_METRICS_HOST');
  const tokenSha256 = take('RIALTO_METRICS_TOKEN_SHA256');
  if (host !== '' && port === null) faults.push('RIALTO_METRICS_HOST must be set together with RIALTO_METRICS_PORT');
  if (host !== '' && !/^(localhost|127\.[\d.]+|::1)$/.test(host) && tokenSha256 === null)
    faults.push('RIALTO_METRICS_HOST must be a loopback address unless RIALTO_METRICS_TOKEN_SHA256 is set');
  return port === null ? null : { host: host || '127.0.0.1', port, tokenSha256 };
}

function tracesOf(take: SettingParser, faults: string[]): TracesConfig | null {
  const endpoint = take('OTEL_EXPORTER_OTLP_ENDPOINT');
  const headers = take('OTEL_EXPORTER_OTLP_HEADERS');
  const sampledRatio = take('OTEL_TRACES_SAMPLER_ARG');
  if (headers !== null && endpoint === null)
    faults.push('OTEL_EXPORTER_OTLP_HEADERS must be set only together with OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint === null ? null : { endpoint, headers: headers ?? {}, sampledRatio };
}

/** A port is not enough: hosts that differ in it only are one site to a browser. */
function isSharedFrameHost({ frameUrl, publicUrl, moduleUrls }: Config): boolean {
  // A faulty address is undefined here and was reported.
  const hosts = [publicUrl, ...Object.values(moduleUrls)].map((address) => URL.parse(address)?.hostname);
  return frameUrl !== null && frameUrl !== undefined && hosts.includes(URL.parse(frameUrl)?.hostname);
}

/** All of it or nothing: with a part, someone would pay and get nothing for it. */
function stripeOf(take: SettingParser, faults: string[]): StripeConfig | null {
  const secretKey = take('STRIPE_SECRET_KEY');
  const webhookSecret = take('STRIPE_WEBHOOK_SECRET');
  const priceId = take('STRIPE_PRICE_ID');
  const apiBase = take('STRIPE_API_BASE');
  if (secretKey && webhookSecret && priceId) return { secretKey, webhookSecret, priceId, apiBase };
  if ([secretKey, webhookSecret, priceId, apiBase].some((value) => value !== null))
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set together, and STRIPE_API_BASE only with them',
    );
  return null;
}

/** The address of a module: its own host where it has one, else below the origin. */
export function moduleUrl(config: Pick<Config, 'publicUrl' | 'moduleUrls'>, module: ModuleName): string {
  return config.moduleUrls[module] ?? `${config.publicUrl}/${module}`;
}

/** Variables that look like ours and are not: a misspelled one would be a setting that silently does nothing. */
export function unknownVariables(environment: Environment): string[] {
  const secrets = Object.entries<Setting>(settings).filter(([, { isSecret }]) => isSecret === true);
  // The key of a relay account is read by `rialto receipts`.
  const known = new Set(['RIALTO_RELAY_KEY', ...Object.keys(settings), ...secrets.map(([name]) => fileVariable(name))]);
  return Object.keys(environment).filter((name) => name.startsWith('RIALTO_') && !known.has(name));
}

function present(urls: Record<ModuleName, string | null>): Partial<Record<ModuleName, string>> {
  return Object.fromEntries(
    Object.entries(urls).filter(([, address]) => address !== null && address !== undefined),
  ) as Partial<Record<ModuleName, string>>;
}
