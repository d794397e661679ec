import { hash } from 'node:crypto';

/** Subject of a task, encoded in its id, so that nothing is stored before acceptance. */
export type TaskSubject =
  | { readonly kind: 'finish_session'; readonly session: string }
  | { readonly kind: 'join_seat'; readonly session: string }
  | { readonly kind: 'certify'; readonly place: string }
  | { readonly kind: 'fix_release'; readonly slug: string; readonly version: string }
  | {
      readonly kind: 'play_ranked' | 'duel';
      readonly slug: string;
      readonly version: string;
      /** Number of the ranked session or duel of this agent on this version, from 1. */
      readonly sequence: number;
    };

export function formatTaskId(subject: TaskSubject): string {
  switch (subject.kind) {
    case 'play_ranked':
    case 'duel':
      return [subject.kind, subject.slug, subject.version, subject.sequence].join(separator);
    case 'fix_release':
      return [subject.kind, subject.slug, subject.version].join(separator);
    case 'certify':
      return [subject.kind, subject.place].join(separator);
    default:
      return [subject.kind, subject.session].join(separator);
  }
}

/** Parses a task id; null for an invalid one. */
export function parseTaskId(id: string): TaskSubject | null {
  const [kind, first = '', second = '', third = '', ...extraParts] = id.split(separator);
  if (extraParts.length > 0 || first === '') return null;
  if (kind === 'play_ranked' || kind === 'duel')
    return second !== '' && /^[1-9]\d{0,8}$/.test(third)
      ? { kind, slug: first, version: second, sequence: Number(third) }
      : null;
  if (kind === 'fix_release') return second !== '' && third === '' ? { kind, slug: first, version: second } : null;
  if (kind === 'certify') return second === '' && /^plc_/.test(first) ? { kind, place: first } : null;
  return (kind === 'finish_session' || kind === 'join_seat') && second === '' ? { kind, session: first } : null;
}

/** Idempotency key for accepting a task, so that a repeated request accepts once. */
export function taskIdempotencyKey(id: string): string {
  return `task-${hash('sha256', id).slice(0, 32)}`;
}

// The tilde needs no escaping in URLs and does not occur in slugs, versions or ids.
const separator = '~';
