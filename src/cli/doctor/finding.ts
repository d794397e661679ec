/** One thing that was looked at. `warn` may be meant; `fail` keeps the server from working as promised. */
export interface CheckResult {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly subject: string;
  readonly message: string;
}

export function ok(subject: string, message: string): CheckResult {
  return { level: 'ok', subject, message: message };
}

export function warn(subject: string, message: string): CheckResult {
  return { level: 'warn', subject, message: message };
}

export function fail(subject: string, message: string): CheckResult {
  return { level: 'fail', subject, message: message };
}
