import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';

/** Which build of an engine is current, and what its earlier ones are for. */
export function engineVersion(engine: string): Html {
  const current = engineBuilds[engine];
  if (current === undefined) throw new RangeError('No such engine.');
  const earlier = keptBuilds
    .filter((kept) => kept.engine === engine && kept.build !== current)
    .map(({ build }) => build);
  return html`<code>${engine}</code> is the current version; its build is <code class="digest">${current}</code>. ${
    earlier.length === 0
      ? 'There is no earlier build.'
      : html`Earlier builds only verify the replays recorded with them: ${earlier.map((build, index) => html`${index > 0 ? ', ' : null}<code class="digest">${build}</code>`)}.`
  }`;
}
