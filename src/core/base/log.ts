import pino, { type DestinationStream } from 'pino';
import type { RecentLog } from './recent-log.ts';

/** Allowlist of log fields. Others are dropped, so that no credential, address, body or URL is logged by accident. */
const allowedFields = [
  'event',
  'request_id',
  'trace_id',
  'method',
  'route',
  'status',
  'duration_ms',
  'operation',
  'module',
  'account',
  'code',
  'interface',
  'port',
  'host',
  'dialect',
  'pid',
  'signal',
  'reason',
  'count',
  'node',
  'migration',
  'bytes',
  'actor',
  'act',
  'replay',
  'session',
  'database',
] as const;
export type LogFields = Partial<Record<(typeof allowedFields)[number], string | number | boolean | null>> & {
  /** Logged as name, code and stack frames, without the message, which may quote input. */
  readonly err?: unknown;
};

type Write = (fields: LogFields, message: string) => void;
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Write>>;

/** Writes JSON lines to standard output or to the given stream; `recentLog` keeps a copy of the newest lines. */
export function createLog(
  level: string,
  output: DestinationStream = pino.destination({ dest: 1, sync: false }),
  recentLog?: RecentLog,
): Log {
  const destination = recentLog?.wrap(output) ?? output;
  const formatters = { level: (label: string) => ({ level: label }) };
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
  const logAt =
    (name: keyof Log): Write =>
    (fields, message) => {
      if (logger.isLevelEnabled(name)) logger[name](pickAllowedFields(fields), message);
    };
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}

function pickAllowedFields(fields: LogFields): Record<string, unknown> {
  const pickedFields: Record<string, unknown> = {};
  for (const name of allowedFields) if (fields[name] !== undefined) pickedFields[name] = fields[name];
  return fields.err === undefined ? pickedFields : { ...pickedFields, ...describeError(fields.err) };
}

function describeError(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return {};
  // The stack starts with the message, whose lines may look like frames.
  const stack = (cause.stack ?? '').replace(cause.message, '');
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    error_name: cause.name,
    error_code: findErrorCode(cause),
    error_stack: frames.map((frame) => frame.trim()).join(' | '),
  };
}

/** Code of the error, or of the first error in its chain of causes that has one. */
function findErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : findErrorCode(error.cause);
}
