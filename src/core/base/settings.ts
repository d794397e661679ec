import {
  byteSize,
  choiceOf,
  emailAddress,
  encryptionKey,
  hashList,
  headerList,
  listOf,
  mailServer,
  namedOrigin,
  networkList,
  nonNegativeInteger,
  numberBetween,
  optionalNumber,
  optionalPort,
  optionalText,
  originList,
  portNumber,
  postgresUrl,
  postgresUrls,
  type Rule,
  ratio,
  resolverAddress,
  secretList,
  text,
  url,
  valkeyUrl,
} from './config-rules.ts';
import { moduleNames } from './module-names.ts';

/** An environment variable: its parser, default and description (Markdown). */
export interface Setting<Value = unknown> {
  readonly rule: Rule<Value>;
  /** Text used when the variable is unset. */
  readonly default?: string;
  /** Effect of an unset variable without a default. */
  readonly unset?: string;
  readonly description: string;
  /** Never displayed, and not accepted as a command-line flag, which other users of the machine could read. */
  readonly isSecret?: true;
}

/**
 * All settings of the server: source of the configuration, `rialto help settings`, the flags of `rialto serve` and the
 * table in docs/operations.md.
 */
export const settings = {
  RIALTO_HOST: {
    rule: text(),
    default: '127.0.0.1',
    description: 'Address to listen on.',
  },
  RIALTO_PORT: {
    rule: portNumber(),
    default: '8080',
    description: 'Port to listen on; 0 picks a free one.',
  },
  RIALTO_PUBLIC_URL: {
    rule: url(),
    unset: 'http://localhost:{RIALTO_PORT}',
    description: 'The origin under which people and agents reach the server. Requests for other hosts get 421.',
  },
  RIALTO_EXCHANGE_URL: {
    rule: url(),
    unset: 'below the origin',
    description:
      'Base URL of a service on its own host. Changes only links and accepted hosts; the proxy must route the requests.',
  },
  RIALTO_ARCADE_URL: {
    rule: url(),
    unset: 'below the origin',
    description:
      'Base URL of a service on its own host. Changes only links and accepted hosts; the proxy must route the requests.',
  },
  RIALTO_RELAY_URL: {
    rule: url(),
    unset: 'below the origin',
    description:
      'Base URL of a service on its own host. Changes only links and accepted hosts; the proxy must route the requests.',
  },
  RIALTO_FRAME_URL: {
    rule: namedOrigin(),
    unset: 'below the arcade',
    description:
      'Origin of a separate host for the frames of games, such as `https://frames.example.net`, on another domain than the pages; see [frames](#a-host-for-the-frames-of-games). It serves only `/frame/`, `/frame-preview/` and `/frame-bootstrap/`.',
  },
  RIALTO_MODULES: {
    rule: listOf(moduleNames),
    default: 'exchange,arcade,relay',
    description: 'Services to run, separated by commas.',
  },
  RIALTO_DATA_DIR: {
    rule: text(),
    default: './data',
    description: 'Folder of the embedded database, mode 0700.',
  },
  DATABASE_URL: {
    rule: postgresUrl(),
    unset: 'unset',
    description:
      '`postgres://...`: PostgreSQL 15 or newer in place of the embedded database. Several hosts are separated by commas, `postgres://user:password@one,two/rialto?target_session_attrs=read-write`: the one that is the primary is used.',
    isSecret: true,
  },
  RIALTO_DATABASE_DIRECT_URL: {
    rule: postgresUrl(),
    unset: 'unset',
    description:
      'Set it when `DATABASE_URL` points to a connection pooler in transaction mode, such as PgBouncer: address of the PostgreSQL server itself, for connections that need a session (migrations, the event sequencer, LISTEN, liveness, shared limits); see [poolers](operations-nodes.md#poolers).',
    isSecret: true,
  },
  RIALTO_ARCADE_DATABASE_URL: {
    rule: postgresUrl(),
    unset: 'on `DATABASE_URL`',
    description:
      'Separate PostgreSQL database of the arcade, in addition to `DATABASE_URL`, the same on every node; see [separate databases](operations-databases.md).',
    isSecret: true,
  },
  RIALTO_ARCADE_DATABASE_DIRECT_URL: {
    rule: postgresUrl(),
    unset: 'unset',
    description: 'The same as `RIALTO_DATABASE_DIRECT_URL`, for `RIALTO_ARCADE_DATABASE_URL`.',
    isSecret: true,
  },
  RIALTO_RELAY_DATABASE_URL: {
    rule: postgresUrl(),
    unset: 'on `DATABASE_URL`',
    description:
      'Separate PostgreSQL database of the relay, in addition to `DATABASE_URL`, the same on every node; see [separate databases](operations-databases.md).',
    isSecret: true,
  },
  RIALTO_RELAY_DATABASE_DIRECT_URL: {
    rule: postgresUrl(),
    unset: 'unset',
    description: 'The same as `RIALTO_DATABASE_DIRECT_URL`, for `RIALTO_RELAY_DATABASE_URL`.',
    isSecret: true,
  },
  RIALTO_DATABASE_READ_URL: {
    rule: postgresUrls(),
    unset: 'unset',
    description:
      'Read replicas of `DATABASE_URL`: addresses of streaming standbys, separated by commas. Searches of the exchange are read from one that is at most 5 s behind, and from the primary otherwise; see [read replicas](operations-databases.md#read-replicas).',
    isSecret: true,
  },
  RIALTO_DATABASE_POOL_SIZE: {
    rule: optionalNumber(2, 500),
    unset: '20',
    description:
      'Size of the PostgreSQL connection pool for requests of this node, 2 to 500; per database, if services have separate databases.',
  },
  RIALTO_DATABASE_LOCK_WAIT_S: {
    rule: optionalNumber(1, 25),
    unset: '2',
    description:
      'Seconds that a request waits for a lock in PostgreSQL, 1 to 25; then the response is 503 `storage_unavailable` with `Retry-After`.',
  },
  RIALTO_VALKEY_URL: {
    rule: valkeyUrl(),
    unset: 'in PostgreSQL',
    description:
      'Valkey server (or Redis 7) in which the nodes count rate limits together, such as `valkey://:password@valkey.internal:6379`, with `valkeys://` for TLS; see [limits in Valkey](operations-nodes.md#limits-in-valkey). Only with `DATABASE_URL`.',
    isSecret: true,
  },
  RIALTO_DATABASE_STANDBYS: {
    rule: numberBetween(0, 16),
    default: '0',
    description:
      'Expected number of streaming standbys of PostgreSQL, 0 to 16. Only the alert `RialtoStandbyLost` uses it, as the metric `database_standbys_expected`.',
  },
  RIALTO_ADMIN_KEYS: {
    rule: hashList(),
    unset: 'unset',
    description:
      'Operators as `name:sha256`, separated by commas. Unset: no `/admin`, and no `/metrics` on the public port, before a [first operator](operations.md#operators).',
  },
  RIALTO_ADMIN_KEY_SHA256: {
    rule: optionalText(/^[0-9a-f]{64}$/, '64 lower-case hex digits'),
    unset: 'unset',
    description: 'One operator, named `operator`.',
  },
  RIALTO_SECRET: {
    rule: secretList(),
    unset: 'in the data folder',
    description:
      'Root secret from which all keys are derived, at least 32 characters: `openssl rand -hex 32` prints one. With PostgreSQL it must be set, the same on every node; see [changing keys and secrets](operations-backups.md#changing-keys-and-secrets).',
    isSecret: true,
  },
  RIALTO_SECRET_LOST: {
    rule: choiceOf(['0', '1']),
    default: '0',
    description:
      '`1` for one start on PostgreSQL when the secret that the database was used with is lost: the server then accepts another `RIALTO_SECRET`; see [changing keys and secrets](operations-backups.md#changing-keys-and-secrets).',
  },
  RIALTO_RATE_LIMITS: {
    rule: choiceOf(['on', 'off']),
    default: 'on',
    description: '`off` for tests and benchmarks.',
  },
  RIALTO_AUTO_HIDE_REPORTS: {
    rule: nonNegativeInteger(),
    default: '0',
    description:
      'Number of reports, by accounts older than a day, that hide a record until an operator decides, for at most 24 hours. 0: never.',
  },
  RIALTO_POW_BITS: {
    rule: optionalNumber(1, 26),
    unset: 'unset',
    description:
      'Proof of work for a registration in the arcade: leading zero bits, 1 to 26. Unset: starts at 20 and adapts, between 18 and 26, to the number of registrations from one network and in total.',
  },
  RIALTO_PUBLISHING: {
    rule: choiceOf(['on', 'off']),
    default: 'on',
    description: '`off`: no uploads, submissions, canaries and releases of games; released games stay playable.',
  },
  RIALTO_REVIEW_HOURS: {
    rule: optionalNumber(0, 720),
    unset: 'unset',
    description:
      'Hours, 0 to 720, after which a version in review is approved automatically. Unset: an operator approves each version.',
  },
  RIALTO_RELEASE_LEVEL: {
    rule: choiceOf(['P4', 'P3']),
    default: 'P4',
    description: 'Certificate level that a release requires: `P4`, or `P3` on a server with few agents.',
  },
  RIALTO_CANARY_STEP_HOURS: {
    rule: numberBetween(0, 720),
    default: '24',
    description: 'Minimum duration of each canary step in hours, 0 to 720.',
  },
  RIALTO_BUNDLE_BYTES_MAX: {
    rule: byteSize(),
    default: '2147483648',
    description: 'Storage limit for the files of all uploaded games, in bytes; beyond it, uploads get 503.',
  },
  RIALTO_PROBES: {
    rule: choiceOf(['auto', 'off']),
    default: 'auto',
    description:
      '`auto`: uploaded games are rendered in a Chromium on this machine, if there is one; see [without a browser](#operator-without-a-browser). `off`: only by a separate `rialto prober`.',
  },
  RIALTO_CHROMIUM: {
    rule: text(),
    unset: 'unset',
    description: 'Path of the Chromium for probes. Unset: the first on PATH, searched every 10 minutes.',
  },
  RIALTO_PROBER_KEY_SHA256: {
    rule: optionalText(/^[0-9a-f]{64}$/, 'the SHA-256 of a key: 64 lower-case hexadecimal digits'),
    unset: 'unset',
    description: 'SHA-256 (hex) of the key of `rialto prober`. The key gives access to the routes for probers only.',
  },
  RIALTO_PROBER_KEY: {
    rule: text(),
    unset: 'unset',
    description: 'Key of `rialto prober`, which alone reads it. Unset: the first line of standard input.',
    isSecret: true,
  },
  RIALTO_CHROMIUM_SANDBOX: {
    rule: choiceOf(['on', 'outer']),
    default: 'on',
    description:
      "Sandbox of Chromium in `rialto prober` and `rialto dev`. `outer`: without Chromium's own sandbox, in a separate container without secrets and network.",
  },
  RIALTO_CERTIFY_AGE_HOURS: {
    rule: numberBetween(0, 8_760),
    default: '24',
    description: 'Minimum age, in hours, of accounts that are selected for certification rounds in the arcade.',
  },
  RIALTO_RELAY_ALLOW: {
    rule: text(),
    unset: 'unset',
    description:
      'Destinations such as `127.0.0.1:8443` that the relay may deliver to although the address is private or the port is not allowed, for development only; their receipts contain `test`.',
  },
  RIALTO_RELAY_CA_FILE: {
    rule: text(),
    unset: 'unset',
    description: 'PEM file of an additional certificate authority that the relay trusts, for development only.',
  },
  RIALTO_RELAY_RESOLVER: {
    rule: resolverAddress(),
    unset: 'unset',
    description: "DNS server that the relay uses, such as `127.0.0.1:53`. Unset: the system's.",
  },
  RIALTO_SMTP_URL: {
    rule: mailServer(),
    unset: 'unset',
    description:
      'Mail server, such as `smtps://user:password@mail.example:465`, the password percent-encoded; see [mail](operations-relay.md#mail). Unset: no mail is sent.',
    isSecret: true,
  },
  RIALTO_SMTP_FROM: {
    rule: emailAddress(),
    unset: 'unset',
    description: 'Sender of mail, such as `Rialto <relay@example.org>`. Required with `RIALTO_SMTP_URL`.',
  },
  STRIPE_SECRET_KEY: {
    rule: optionalText(/^(sk|rk)_\w{12,}$/, 'a key that starts with sk_ or rk_'),
    unset: 'unset',
    description:
      "Stripe secret key for payments of the relay's Builder plan. Set all three `STRIPE_` settings or none; see [billing](operations-relay.md#billing). Unset: payments are off.",
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    rule: optionalText(/^whsec_[\w+/=-]{8,}$/, 'a secret that starts with whsec_'),
    unset: 'unset',
    description: 'Signing secret of the Stripe webhook endpoint.',
    isSecret: true,
  },
  STRIPE_PRICE_ID: {
    rule: optionalText(/^price_\w+$/, 'the id of a price, which starts with price_'),
    unset: 'unset',
    description: 'Stripe price of the Builder plan.',
  },
  STRIPE_API_BASE: {
    rule: url(),
    unset: "Stripe's",
    description: 'Alternative base URL of the Stripe API, for tests only.',
  },
  RIALTO_TRUST_PROXY: {
    rule: networkList(),
    unset: 'unset',
    description: 'Networks of trusted proxies, whose `X-Forwarded-For` is used, such as `10.0.0.0/8, ::1`.',
  },
  RIALTO_METRICS_PORT: {
    rule: optionalPort(),
    unset: 'unset',
    description:
      'Separate port for `/metrics` on `RIALTO_METRICS_HOST`; no authentication there unless a token is set.',
  },
  RIALTO_METRICS_HOST: {
    rule: text(),
    unset: '127.0.0.1',
    description: 'Address for `RIALTO_METRICS_PORT`. Addresses other than loopback require the token.',
  },
  RIALTO_METRICS_TOKEN_SHA256: {
    rule: optionalText(/^[0-9a-f]{64}$/, '64 lower-case hex digits'),
    unset: 'unset',
    description: 'SHA-256 (hex) of a bearer token for `/metrics`, on both ports, and no other route.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    rule: url(),
    unset: 'unset',
    description:
      'OpenTelemetry collector, such as `http://localhost:4318`: traces are sent to `/v1/traces` below it by OTLP over HTTP; see [traces](monitoring.md#traces). Unset: no traces.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    rule: headerList(),
    unset: 'unset',
    description: 'Headers for the collector, such as `authorization=Bearer%20abc`, separated by commas.',
    isSecret: true,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    rule: ratio(),
    default: '1',
    description: 'Share of the requests that are traced, 0 to 1, where traces are on.',
  },
  RIALTO_BACKUP_KEY: {
    rule: encryptionKey(),
    unset: 'not encrypted',
    description:
      'Key of at least 32 characters that encrypts backups (AES-256-GCM): those of the backup commands, and those that the server makes for the operator console if it is set for the server. A backup cannot be restored without its key.',
    isSecret: true,
  },
  RIALTO_BACKUP_TARGET: {
    rule: optionalText(
      /^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.\-/]*)?|(?!\w+:\/\/).*\/)$/,
      'a folder with a final slash, or s3://<bucket>/<prefix> of letters, digits, ".", "_", "-" and "/"',
    ),
    unset: 'unset',
    description:
      'Folder with a final slash, or `s3://bucket/prefix`, of `rialto admin backup`, `list-backups` and `verify-backup` if the command names none. `rialto doctor` checks that it is writable.',
  },
  AWS_ENDPOINT_URL: {
    rule: url(),
    unset: "Amazon's",
    description:
      'URL of the S3-compatible storage of backups, without the bucket; used by the backup commands and `rialto doctor` only.',
  },
  AWS_REGION: {
    rule: optionalText(/^[a-z0-9-]{1,40}$/, 'a region such as eu-central-1'),
    unset: 'us-east-1',
    description: 'Region of the storage of backups.',
  },
  AWS_ACCESS_KEY_ID: {
    rule: optionalText(/^[\w.-]{1,128}$/, 'the id of an access key'),
    unset: 'unset',
    description: 'Id of the access key of the storage of backups.',
  },
  AWS_SECRET_ACCESS_KEY: {
    rule: text(),
    unset: 'unset',
    description: 'Secret of the access key of the storage of backups.',
    isSecret: true,
  },
  RIALTO_DRAIN_NOTICE_S: {
    rule: numberBetween(0, 600),
    default: '1',
    description:
      'Seconds, 0 to 600, between failing readiness and closing the port. Set it longer than the load balancer needs to notice; 10 on Kubernetes.',
  },
  RIALTO_MCP_ORIGINS: {
    rule: originList(),
    unset: 'unset',
    description: 'Additional origins whose pages may use MCP, except for the relay, which accepts its own pages only.',
  },
  RIALTO_CONTACT: {
    rule: text(),
    unset: 'unset',
    description: 'Contact in `security.txt` and in the footer of every page.',
  },
  RIALTO_SOURCE_URL: {
    rule: url(),
    unset: 'unset',
    description: 'Address of the source code, linked in the footer of every page.',
  },
  RIALTO_LOG_LEVEL: {
    rule: choiceOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
    description: '`trace`, `debug`, `info`, `warn`, `error` or `silent`.',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
