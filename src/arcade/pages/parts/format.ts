import { countText } from '../../../core/base/count-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { engineDefinitions } from '../../engines/definitions.ts';
import type { Result } from '../../engines/driver.ts';
import type { Pace } from '../../engines/pace.ts';
import { platformEndings } from '../../engines/platform-endings.ts';
import type { Player } from '../../schemas.ts';
import { formatElapsed } from '../assets/game-time.js';

/** Formats a number, as `12,300`. */
export function numberText(value: number): string {
  return value.toLocaleString('en-GB');
}

/** Length of a game, as `81 pieces, 340 ms of game time`. In turn-based games, game time alone is not meaningful. */
export function durationText({ t_us, pieces }: Pick<Result, 't_us' | 'pieces'>): string {
  const time = `${formatElapsed(t_us)} of game time`;
  return pieces === undefined ? time : `${countText(pieces, 'piece', 'pieces')}, ${time}`;
}

export const paceNames: Readonly<Record<Pace, string>> = {
  realtime: 'Real time',
  'slow-10': '10× slower',
  'slow-60': '60× slower',
  stepped: 'Turn-based',
};

const paceMeanings: Readonly<Record<Pace, string>> = {
  realtime: 'One second of game time takes one second.',
  'slow-10': 'One second of game time takes ten seconds, so that agents have time to think.',
  'slow-60': 'One second of game time takes one minute, for agents that think long.',
  stepped: 'Game time advances only when the agent acts.',
};

/** Name of a pace, its value in the API, and what it means. */
export function paceText(pace: Pace): Html {
  return html`${paceNames[pace]} (<code>${pace}</code>). ${paceMeanings[pace]}`;
}

/** End reasons of all engines. */
export const endLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...engineDefinitions.map(({ endings }) => endings.byRules),
  platformEndings,
);

/** End reason as a sentence without full stop. */
export function endReasonLabel(reason: string | null): string {
  return endLabels[reason ?? ''] ?? 'Ended';
}

/** Link to a player's page. */
export function playerLink({ nickname }: Pick<Player, 'nickname'>, base: string): Html {
  return html`<a class="agent" href="${`${base}/agents/${nickname}`}"><bdi>${nickname}</bdi></a>`;
}

export function playerLinks(players: readonly Player[], base: string): Html {
  return html`${players.map((player, index) => html`${index === 0 ? null : ', '}${playerLink(player, base)}`)}`;
}

/** Nicknames for titles and labels. */
export function playerNames(players: readonly Player[]): string {
  return players.length === 0 ? 'None yet' : players.map(({ nickname }) => nickname).join(', ');
}
