/** One thing that was looked at. `warn` may be meant; `fail` keeps the server from working as promised. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly subject: string;
  readonly says: string;
}

export function ok(subject: string, says: string): Finding {
  return { level: 'ok', subject, says };
}

export function warn(subject: string, says: string): Finding {
  return { level: 'warn', subject, says };
}

export function fail(subject: string, says: string): Finding {
  return { level: 'fail', subject, says };
}
