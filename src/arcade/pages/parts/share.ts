import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { type Html, html, renderHtml } from '../../../core/interfaces/pages/html.ts';
import { embedCode } from './embed.ts';

/** Section for sharing a game: its address, the embed code, and further content. Requires `copy.js`. */
export function shareSection(arcadeUrl: string, path: string, title: string, furtherContent: Html | null = null): Html {
  return html`<section class="part" aria-labelledby="share"><h2 id="share">Share</h2>
<p class="note">Link:</p>
${commandBox(arcadeUrl + path)}
<p class="note">Embed on another site, without an account; sites that support oEmbed need the link only:</p>
${commandBox(renderHtml(embedCode(arcadeUrl, path, title)))}
${furtherContent}
</section>`;
}
