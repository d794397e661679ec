import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** A page of plain text, one of several that lead to each other. */
export interface TextPage
  extends Pick<Page, 'title' | 'description' | 'alternates' | 'section' | 'styles' | 'scripts'> {
  readonly path: string;
  readonly lead: string;
  /** The pages that belong together, by their paths below the module; this one among them. */
  readonly links: readonly (readonly [path: string, title: string])[];
  /** What the links are together. */
  readonly linksTitle: string;
  /** Stands before the parts, where there is something to be said of all of them. */
  readonly note?: Html;
  readonly parts: readonly TextPart[];
  readonly end?: Html;
}

export type TextPart = readonly [id: string, title: string, body: Html];

export function textPage({ base }: Site, page: TextPage): Page {
  const { title, path, lead, links, linksTitle, note = null, parts, end = null, ...rest } = page;
  return {
    ...rest,
    title,
    path,
    isOwnText: true,
    main: html`<div class="list-head">
<h1>${title}</h1>
<p class="lead">${lead}</p>
</div>
<nav class="filters" aria-label="${linksTitle}"><ul>${links.map(([href, name]) => html`<li><a href="${base + href}" aria-current="${href === path ? 'page' : null}">${name}</a></li>`)}</ul></nav>
<div class="with-aside">
<div>${note}
${parts.map(([id, name, body]) => html`<section class="part text" aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${body}</section>`)}
${end}</div>
${parts.length < 2 ? null : onThisPage(parts)}
</div>`,
  };
}

/** Links to the parts of a long page, beside its text. */
export function onThisPage(parts: readonly (readonly [id: string, title: string, ...unknown[]])[]): Html {
  return html`<nav class="aside on-this-page" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2>
<ul>${parts.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>`;
}

/** Items of a list, each with a capital letter at its beginning. */
export function bulletList(items: readonly string[]): Html {
  return html`<ul>${items.map((item) => html`<li>${sentence(item)}</li>`)}</ul>`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
