import { type Html, html } from './html.ts';

/** Table of contents beside a long page; on narrow screens it is collapsed above the text. */
export function contentsBox(list: Html): Html {
  return html`<nav class="contents" aria-label="On this page" tabindex="0"><details><summary>On this page</summary>
${list}
</details></nav>`;
}
