import type { BlockList } from 'node:net';
import {
  choiceOf,
  databaseAddress,
  hashList,
  listOf,
  type MailAddress,
  mailAddress,
  mailServer,
  networkList,
  optionalNumber,
  optionalText,
  originList,
  portNumber,
  type Rule,
  resolverAddress,
  secretList,
  text,
  url,
  wholeNumber,
} from './config-rules.ts';

export const moduleNames = ['exchange', 'arcade', 'relay'] as const;
export type ModuleName = (typeof moduleNames)[number];

/** What the environment says, checked once at start. Every field's variable stands in `rules` below. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Origin under which people and agents reach this server; no trailing slash. */
  readonly publicUrl: string;
  /** Addresses of modules that have a host of their own. */
  readonly moduleUrls: Readonly<Partial<Record<ModuleName, string>>>;
  readonly modules: readonly ModuleName[];
  readonly rateLimits: boolean;
  /** SHA-256 of each operator's key by the operator's name; empty: the admin routes do not exist. */
  readonly adminKeys: ReadonlyMap<string, string>;
  /** Roots of all derived keys, the one in use first; empty: unset, see core/db/secret. */
  readonly secrets: readonly string[];
  /** Networks whose X-Forwarded-For is believed; null: none. */
  readonly trustedProxies: BlockList | null;
  readonly metricsPort: number | null;
  readonly mcpOrigins: readonly string[];
  readonly contact: string | null;
  readonly logLevel: string;
  /** Zero bits that registering in the arcade costs; null: as many as the traffic asks for. */
  readonly powBits: number | null;
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

const rules = {
  RIALTO_HOST: text('127.0.0.1'),
  RIALTO_PORT: portNumber('8080'),
  RIALTO_DATA_DIR: text('./data'),
  DATABASE_URL: databaseAddress(),
  RIALTO_PUBLIC_URL: url(),
  RIALTO_EXCHANGE_URL: url(),
  RIALTO_ARCADE_URL: url(),
  RIALTO_RELAY_URL: url(),
  RIALTO_MODULES: listOf(moduleNames, 'exchange,arcade,relay'),
  RIALTO_RATE_LIMITS: choiceOf(['on', 'off'], 'on'),
  RIALTO_ADMIN_KEY_SHA256: optionalText(/^[0-9a-f]{64}$/, '64 lower-case hex digits'),
  RIALTO_ADMIN_KEYS: hashList(),
  RIALTO_SECRET: secretList(),
  RIALTO_TRUST_PROXY: networkList(),
  RIALTO_METRICS_PORT: portNumber(''),
  RIALTO_MCP_ORIGINS: originList(),
  RIALTO_CONTACT: text(''),
  RIALTO_LOG_LEVEL: choiceOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  RIALTO_AUTO_HIDE_REPORTS: wholeNumber('0'),
  RIALTO_POW_BITS: optionalNumber(1, 26),
  RIALTO_RELAY_ALLOW: text(''),
  RIALTO_RELAY_CA_FILE: text(''),
  RIALTO_RELAY_RESOLVER: resolverAddress(),
  RIALTO_SMTP_URL: mailServer(),
  RIALTO_SMTP_FROM: mailAddress(),
  STRIPE_SECRET_KEY: optionalText(/^(sk|rk)_\w{12,}$/, 'a key that begins with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: optionalText(/^whsec_[\w+/=-]{8,}$/, 'a secret that begins with whsec_'),
  STRIPE_PRICE_ID: optionalText(/^price_\w+$/, 'the id of a price, which begins with price_'),
  STRIPE_API_BASE: url(),
} satisfies Record<string, Rule<unknown>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration; throws ConfigError naming every variable that is wrong. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const take: Take = <Value>(name: keyof typeof rules): Value => {
    const given = environment[name];
    const read = (rules[name] as Rule<Value>)(given === undefined ? '' : given.trim());
    if ('fault' in read) {
      faults.push(`${name} must be ${read.fault}`);
      return undefined as Value;
    }
    return read.value;
  };
  const port = take<number>('RIALTO_PORT');
  const single = take<string | null>('RIALTO_ADMIN_KEY_SHA256');
  const named = take<Map<string, string>>('RIALTO_ADMIN_KEYS');
  if (single !== null && named?.has('operator'))
    faults.push('RIALTO_ADMIN_KEYS must not name "operator", which is who holds RIALTO_ADMIN_KEY_SHA256');
  const smtp = take<Omit<MailServer, 'from'> | null>('RIALTO_SMTP_URL');
  const from = take<MailAddress | null>('RIALTO_SMTP_FROM');
  if ((smtp === null) !== (from === null)) faults.push('RIALTO_SMTP_URL and RIALTO_SMTP_FROM must be set together');
  const config: Config = {
    host: take('RIALTO_HOST'),
    port,
    dataDir: take('RIALTO_DATA_DIR'),
    databaseUrl: take('DATABASE_URL'),
    publicUrl: take<string | null>('RIALTO_PUBLIC_URL') ?? `http://localhost:${port}`,
    moduleUrls: present({
      exchange: take('RIALTO_EXCHANGE_URL'),
      arcade: take('RIALTO_ARCADE_URL'),
      relay: take('RIALTO_RELAY_URL'),
    }),
    modules: take('RIALTO_MODULES'),
    rateLimits: take('RIALTO_RATE_LIMITS') === 'on',
    adminKeys: new Map([...(single === null ? [] : [['operator', single] as const]), ...(named ?? [])]),
    secrets: take('RIALTO_SECRET'),
    trustedProxies: take('RIALTO_TRUST_PROXY'),
    metricsPort: take('RIALTO_METRICS_PORT'),
    mcpOrigins: take('RIALTO_MCP_ORIGINS'),
    contact: take<string>('RIALTO_CONTACT') || null,
    logLevel: take('RIALTO_LOG_LEVEL'),
    autoHideReports: take('RIALTO_AUTO_HIDE_REPORTS'),
    powBits: take('RIALTO_POW_BITS'),
    relayAllow: take('RIALTO_RELAY_ALLOW'),
    relayCaFile: take<string>('RIALTO_RELAY_CA_FILE') || null,
    relayResolver: take('RIALTO_RELAY_RESOLVER'),
    mail: smtp === null || from === null ? null : { ...smtp, from },
    stripe: stripeOf(take, faults),
  };
  if (faults.length > 0) throw new ConfigError(`The configuration is not usable: ${faults.join('; ')}.`);
  return config;
}

type Take = <Value>(name: keyof typeof rules) => Value;

/** All of it or nothing: with a part, somebody would pay and get nothing for it. */
function stripeOf(take: Take, faults: string[]): StripeConfig | null {
  const secretKey = take<string | null>('STRIPE_SECRET_KEY');
  const webhookSecret = take<string | null>('STRIPE_WEBHOOK_SECRET');
  const priceId = take<string | null>('STRIPE_PRICE_ID');
  const apiBase = take<string | null>('STRIPE_API_BASE');
  if (secretKey && webhookSecret && priceId) return { secretKey, webhookSecret, priceId, apiBase };
  if ([secretKey, webhookSecret, priceId, apiBase].some((given) => given !== null))
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set together, and STRIPE_API_BASE only with them',
    );
  return null;
}

/** The address of a module: its own host where it has one, else below the origin. */
export function moduleUrl(config: Pick<Config, 'publicUrl' | 'moduleUrls'>, module: ModuleName): string {
  return config.moduleUrls[module] ?? `${config.publicUrl}/${module}`;
}

/** The effective configuration in words, without secrets. */
export function describeConfig(config: Config): Record<string, string> {
  return {
    RIALTO_HOST: config.host,
    RIALTO_PORT: String(config.port),
    RIALTO_DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl === null ? 'unset (embedded database)' : hidePassword(config.databaseUrl),
    RIALTO_PUBLIC_URL: config.publicUrl,
    RIALTO_MODULES: config.modules.join(','),
    RIALTO_RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    RIALTO_ADMIN_KEYS: config.adminKeys.size === 0 ? 'unset (no admin routes)' : [...config.adminKeys.keys()].join(','),
    RIALTO_SECRET: describeSecret(config),
    RIALTO_TRUST_PROXY: config.trustedProxies === null ? 'unset' : config.trustedProxies.rules.join(','),
    RIALTO_METRICS_PORT: config.metricsPort === null ? 'unset' : String(config.metricsPort),
    RIALTO_MCP_ORIGINS: config.mcpOrigins.join(',') || 'unset',
    RIALTO_CONTACT: config.contact ?? 'unset',
    RIALTO_LOG_LEVEL: config.logLevel,
    RIALTO_AUTO_HIDE_REPORTS: String(config.autoHideReports),
    RIALTO_POW_BITS: config.powBits === null ? 'unset (18 to 26, by the traffic)' : String(config.powBits),
    RIALTO_RELAY_ALLOW: config.relayAllow || 'unset',
    RIALTO_RELAY_CA_FILE: config.relayCaFile ?? 'unset',
    RIALTO_RELAY_RESOLVER: config.relayResolver ?? "unset (the system's)",
    RIALTO_SMTP_URL: config.mail === null ? 'unset (no mail is sent)' : describeMailServer(config.mail),
    RIALTO_SMTP_FROM: config.mail?.from.address ?? 'unset',
    STRIPE_SECRET_KEY: config.stripe === null ? 'unset (nothing can be paid for)' : 'set',
    STRIPE_WEBHOOK_SECRET: config.stripe === null ? 'unset' : 'set',
    STRIPE_PRICE_ID: config.stripe?.priceId ?? 'unset',
    STRIPE_API_BASE: config.stripe?.apiBase ?? "unset (Stripe's)",
    ...Object.fromEntries(
      Object.entries(config.moduleUrls).map(([name, address]) => [`RIALTO_${name.toUpperCase()}_URL`, address]),
    ),
  };
}

/** Variables that look like ours and are not: a misspelt one would be a setting that silently does nothing. */
export function unknownVariables(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('RIALTO_') && !(name in rules));
}

function describeSecret({ secrets, databaseUrl }: Config): string {
  if (secrets.length > 1) return 'set (new and old)';
  if (secrets.length === 1) return 'set';
  return databaseUrl === null ? 'from the data folder' : 'unset (PostgreSQL needs it)';
}

function describeMailServer({ host, port, secure, login }: MailServer): string {
  const user = login === null ? '' : `${encodeURIComponent(login.user)}:***@`;
  return `${secure ? 'smtps' : 'smtp'}://${user}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function present(urls: Record<ModuleName, string | null>): Partial<Record<ModuleName, string>> {
  return Object.fromEntries(
    Object.entries(urls).filter(([, address]) => address !== null && address !== undefined),
  ) as Partial<Record<ModuleName, string>>;
}

function hidePassword(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  for (const name of url.searchParams.keys()) if (/pass|secret|key/i.test(name)) url.searchParams.set(name, '***');
  return url.href;
}
