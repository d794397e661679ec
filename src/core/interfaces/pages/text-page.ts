import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** A text page, one of a group of linked pages. */
export interface TextPage
  extends Pick<Page, 'title' | 'description' | 'alternates' | 'section' | 'styles' | 'scripts'> {
  readonly path: string;
  readonly introduction: string;
  /** Links to all pages of the group, as paths under the module. */
  readonly links: readonly (readonly [path: string, title: string])[];
  /** Title of the group. */
  readonly linksTitle: string;
  /** Note before the sections. */
  readonly note?: Html;
  readonly textSections: readonly TextSection[];
  /** Content after the sections. */
  readonly end?: Html;
}

export type TextSection = readonly [id: string, title: string, body: Html];

export function textPage({ base }: Site, page: TextPage): Page {
  const { title, path, introduction, links, linksTitle, note = null, textSections, end = null, ...pageOptions } = page;
  return {
    ...pageOptions,
    title,
    path,
    hasNoUserContent: true,
    main: html`<div class="list-head">
<h1>${title}</h1>
<p class="lead">${introduction}</p>
</div>
<nav class="filters" aria-label="${linksTitle}"><ul>${links.map(([href, name]) => html`<li><a href="${base + href}" aria-current="${href === path ? 'page' : null}">${name}</a></li>`)}</ul></nav>
<div class="with-aside">
<div>${note}
${textSections.map(([id, name, body]) => html`<section class="part text" aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${body}</section>`)}
${end}</div>
${textSections.length < 2 ? null : onThisPage(textSections)}
</div>`,
  };
}

/** Table of contents of a long page. */
export function onThisPage(sections: readonly (readonly [id: string, title: string, ...unknown[]])[]): Html {
  return html`<nav class="aside on-this-page" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2>
<ul>${sections.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>`;
}

/** List with capitalized items. */
export function bulletList(items: readonly string[]): Html {
  return html`<ul>${items.map((item) => html`<li>${capitalize(item)}</li>`)}</ul>`;
}

export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
