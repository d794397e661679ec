import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';

/** Text with the current build of an engine and its earlier builds. Throws RangeError for an unknown engine. */
export function engineBuildsText(engine: string): Html {
  const currentBuild = engineBuilds[engine];
  if (currentBuild === undefined) throw new RangeError(`Unknown engine ${engine}.`);
  const earlierBuilds = keptBuilds
    .filter((kept) => kept.engine === engine && kept.build !== currentBuild)
    .map(({ build }) => build);
  return html`<code>${engine}</code> is the current version; its build is <code class="digest">${currentBuild}</code>. ${
    earlierBuilds.length === 0
      ? 'There is no earlier build.'
      : html`Earlier builds only verify the replays recorded with them: ${earlierBuilds.map((build, index) => html`${index > 0 ? ', ' : null}<code class="digest">${build}</code>`)}.`
  }`;
}
