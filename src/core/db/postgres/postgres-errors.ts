import { CommitUnknown, DuplicateRow, isTemporaryFailure, StorageUnavailable } from '../transaction.ts';

/** Whether the transaction can be retried: it failed because of a conflict or an outdated prepared statement. */
export function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code === '40P01' || code === '40001' || isOutdatedPlan(error);
}

/**
 * Whether a prepared statement is outdated because a migration has added columns. It keeps failing on this connection
 * and succeeds on a new one.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/** The server cannot be reached or is a standby: every statement fails. */
export class DatabaseUnreachable extends StorageUnavailable {
  override name = 'DatabaseUnreachable';
}

/** Converts a unique violation to DuplicateRow; returns other errors unchanged. */
export function asDuplicateRow(error: unknown): unknown {
  if (sqlState(error) !== '23505') return error;
  return new DuplicateRow(String((error as { table?: unknown }).table), { cause: error });
}

/** Converts failures of the server or connection to StorageUnavailable; returns other errors unchanged. */
export function asPostgresUnavailable(error: unknown): unknown {
  if (isTemporaryFailure(error)) return error;
  if (!isUnavailable(error)) return error;
  const message = `The database is temporarily unavailable (${causeOf(error)}).`;
  const concernsOneStatement = singleStatementStates.test(sqlState(error) ?? '');
  return concernsOneStatement
    ? new StorageUnavailable(message, { cause: error })
    : new DatabaseUnreachable(message, { cause: error });
}

/** Converts failures of the server or connection during COMMIT to CommitUnknown; returns other errors unchanged. */
export function asCommitUnknown(error: unknown): unknown {
  const convertedError = asPostgresUnavailable(error);
  return convertedError instanceof StorageUnavailable
    ? new CommitUnknown(convertedError.message, { cause: error })
    : convertedError;
}

/** SQLSTATE of an error reported by the server. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && 'severity' in error ? code : undefined;
}

/** SQLSTATE, system error code or message of an error, or of the cause of a StorageUnavailable. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof StorageUnavailable && error.cause !== undefined) return causeOf(error.cause);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.message;
}

// 08 connection, 25006 and 0A000 a standby, 25P03 idle in transaction, 40 conflict after the last attempt,
// 53 resources such as a full disk, 55P03 lock not available, 57 shutdown and time-outs, 58 system.
const unavailableStates = /^(08|25006|25P03|40|53|55P03|57|58)/;
/** The unavailable states that concern one statement or transaction, not the whole server. */
const singleStatementStates = /^(25P03|40|53100|53200|55P03|57014)/;
const connectionFailure =
  /^(E[A-Z]+)$|^(CONNECTION_)|terminated|timeout|not queryable|socket|client was closed|pool after calling end/i;
// 0A000 (feature not supported) indicates a standby only when these functions of the server report it.
const standbyRoutine =
  /^(check_transaction_read_only|check_XactReadOnly|check_XactIsoLevel|check_transaction_isolation)$/;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state === '0A000') return standbyRoutine.test(String((error as { routine?: unknown }).routine));
  if (state !== undefined) return unavailableStates.test(state);
  const { code } = error as { code?: unknown };
  return connectionFailure.test(typeof code === 'string' ? code : error.message);
}
