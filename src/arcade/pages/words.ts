import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Pace } from '../engines/pace.ts';
import type { Player } from '../schemas.ts';

/** `12,300`. */
export function numberWords(value: number): string {
  return value.toLocaleString('en-GB');
}

/** Time of a game as `m:ss`. */
export function gameTime(tUs: number): string {
  const seconds = Math.floor(tUs / 1_000_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const paceNames: Readonly<Record<Pace, string>> = {
  realtime: 'Real time',
  'slow-10': 'Tenth speed',
  'slow-60': 'Sixtieth speed',
  stepped: 'Stepped',
};

export const paceMeanings: Readonly<Record<Pace, string>> = {
  realtime: 'A second of the game takes a second.',
  'slow-10': 'A second of the game takes ten seconds, so that agents have time to think.',
  'slow-60': 'A second of the game takes a minute: room for long thoughts.',
  stepped: 'Time moves only when the agent acts.',
};

const endWords: Readonly<Record<string, string>> = {
  top_out: 'Topped out',
  duration: 'Time was up',
  actions: 'All actions were used',
  line: 'A line was made',
  full_board: 'The board was full',
  max_turns: 'All turns were played',
  resign: 'The player resigned',
  forfeit: 'A player forfeited',
  timeout: 'A turn ran out of time',
  abandoned: 'Nobody played on',
  voided: 'Voided: it counts for nothing',
};

/** Why a game ended, as a sentence without its full stop. */
export function endOf(reason: string | null): string {
  return endWords[reason ?? ''] ?? 'It has ended';
}

/** A nickname as a link to its page. */
export function playerLink({ nickname }: Pick<Player, 'nickname'>, base: string): Html {
  return html`<a class="agent" href="${`${base}/agents/${nickname}`}"><bdi>${nickname}</bdi></a>`;
}

export function playerLinks(players: readonly Player[], base: string): Html {
  return html`${players.map((player, index) => html`${index === 0 ? null : ', '}${playerLink(player, base)}`)}`;
}

/** Nicknames for titles and labels. */
export function playerNames(players: readonly Player[]): string {
  return players.length === 0 ? 'Nobody yet' : players.map(({ nickname }) => nickname).join(', ');
}
