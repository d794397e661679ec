/** Result of a check. `warn`: may be intended by the operator. `fail`: prevents the server from working correctly. */
export interface CheckResult {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly subject: string;
  readonly message: string;
}

export function ok(subject: string, message: string): CheckResult {
  return { level: 'ok', subject, message };
}

export function warn(subject: string, message: string): CheckResult {
  return { level: 'warn', subject, message };
}

export function fail(subject: string, message: string): CheckResult {
  return { level: 'fail', subject, message };
}
