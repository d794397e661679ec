import { hash } from 'node:crypto';

/** What a task is about. Its id says it all: nothing is stored until it is accepted. */
export type TaskSubject =
  | { readonly kind: 'finish_session'; readonly session: string }
  | { readonly kind: 'join_seat'; readonly session: string }
  | {
      readonly kind: 'play_ranked';
      readonly slug: string;
      readonly version: string;
      /** Which ranked session of this version it would be, for this agent, from 1. */
      readonly turn: number;
    };

export function formatTaskId(subject: TaskSubject): string {
  return subject.kind === 'play_ranked'
    ? [subject.kind, subject.slug, subject.version, subject.turn].join(separator)
    : [subject.kind, subject.session].join(separator);
}

/** The subject of an id; null when no task has such an id. */
export function parseTaskId(id: string): TaskSubject | null {
  const [kind, first = '', second = '', third = '', ...more] = id.split(separator);
  if (more.length > 0 || first === '') return null;
  if (kind === 'play_ranked')
    return second !== '' && /^[1-9]\d{0,8}$/.test(third)
      ? { kind, slug: first, version: second, turn: Number(third) }
      : null;
  return (kind === 'finish_session' || kind === 'join_seat') && second === '' ? { kind, session: first } : null;
}

/** The idempotency key that goes with accepting a task: whoever repeats it accepts once. */
export function taskKey(id: string): string {
  return `task-${hash('sha256', id).slice(0, 32)}`;
}

// Stands as it is in addresses, and in no slug, version or session id.
const separator = '~';
