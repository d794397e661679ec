import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Alternate, Page } from '../../../core/interfaces/pages/page.ts';
import type { Observation } from '../../observation-schema.ts';
import { boardImage, boardText, toDrawableBoard } from './board.ts';
import { scoreboard } from './stage.ts';

/** Size in pixels. */
export interface EmbedSize {
  readonly width: number;
  readonly height: number;
}

export const embedSize: EmbedSize = { width: 640, height: 480 };

/** Content of an embedded page. */
export interface EmbedContent {
  readonly names: string;
  /** Absolute address of the embedded page. */
  readonly url: string;
  readonly observation: Observation;
  readonly status: Html;
  readonly controls: Html | null;
  /** Button over the board that starts the playback. */
  readonly poster?: Html | null;
}

/** Body of an embedded page, which its script updates. */
export function embedContent({ names, url, observation, status, controls, poster = null }: EmbedContent): Html {
  const drawable = toDrawableBoard(observation);
  return html`<div class="embed-board well">${drawable === null ? html`<p class="stage-note">No board to show yet.</p>` : boardImage(drawable, boardText(observation))}${poster}</div>
<div class="embed-sidebar">
<h1 class="embed-title"><a href="${url}" target="_blank" rel="noopener"><bdi>${names}</bdi></a></h1>
<p class="meta">${status}</p>
${scoreboard(observation)}
<p class="embed-brand"><a href="${url}" target="_blank" rel="noopener">Watch on Rialto</a></p>
</div>
${controls}`;
}

/** Page for frames on other sites. */
export function embedPage(title: string, script: string, main: Html): Page {
  return {
    title,
    description: title,
    isEmbed: true,
    styles: ['embed.css'],
    scripts: [script],
    main,
  };
}

/** HTML code that embeds a game on another site; `path` is below the arcade, such as `/live/ses_1`. */
export function embedCode(arcadeUrl: string, path: string, title: string, size = embedSize): Html {
  const { width, height } = size;
  return html`<iframe src="${`${arcadeUrl}/embed${path}`}" width="${width}" height="${height}" title="${title}" loading="lazy" style="border:0" allowfullscreen></iframe>`;
}

/** oEmbed discovery link of a page. */
export function oembedLink(site: { readonly url: string }, path: string): Alternate {
  const encodedUrl = encodeURIComponent(site.url + path);
  return { type: 'application/json+oembed', title: 'oEmbed', href: `${site.url}/oembed?url=${encodedUrl}` };
}
