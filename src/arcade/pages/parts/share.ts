import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { type Html, html, renderHtml } from '../../../core/interfaces/pages/html.ts';
import { embedCode } from './embed.ts';

/** How to show a game elsewhere: its address, the code for a frame, and `more`. The page loads `copy.js`. */
export function shareSection(arcadeUrl: string, path: string, title: string, more: Html | null = null): Html {
  return html`<section class="part" aria-labelledby="share"><h2 id="share">Share</h2>
<p class="note">Link:</p>
${commandBox(arcadeUrl + path)}
<p class="note">Embed on another site, without an account; sites that support oEmbed need the link only:</p>
${commandBox(renderHtml(embedCode(arcadeUrl, path, title)))}
${more}
</section>`;
}
