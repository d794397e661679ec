import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { inlineCode } from '../../../core/interfaces/pages/inline-code.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import { textPage } from '../../../core/interfaces/pages/text-page.ts';
import { engineRules, rulesPath } from '../../documents/rules/engine-rules.ts';
import type { EngineRules, RulesBlock } from '../../documents/rules/rules-document.ts';
import { markdownAlternate } from '../../pages/parts/alternates.ts';
import { engineBuildsText } from '../../pages/parts/engine-builds.ts';

/** Page with the rules of an engine. */
export function rulesPage(site: Site, rules: EngineRules): Page {
  const { engine, title, lead, sections } = rules;
  return textPage(site, {
    title: `Rules: ${title}`,
    description: `The rules of ${engine} as the server referees them: ${sections.map((section) => section.title.toLowerCase()).join(', ')}.`,
    path: `/rules/${engine}`,
    section: 'Games',
    alternates: [markdownAlternate('Rules as Markdown', `${site.base}${rulesPath(engine)}`)],
    introduction: lead.replaceAll('`', ''),
    links: engineRules.map((engineRule) => [`/rules/${engineRule.engine}`, engineRule.title] as const),
    linksTitle: 'Engines',
    note: html`<p class="note engine-version">${engineBuildsText(engine)}</p>`,
    textSections: sections.map(({ id, title: name, blocks }) => [
      id,
      name,
      html`${blocks.map((block) => blockHtml(block, name))}`,
    ]),
  });
}

function blockHtml(block: RulesBlock, sectionTitle: string): Html {
  switch (block.kind) {
    case 'text':
      return html`<p>${inlineCode(block.text)}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${inlineCode(item)}</li>`)}</ul>`;
    case 'table':
      return html`<div class="table" role="region" aria-label="${`${sectionTitle}: ${block.head.join(', ')}`}" tabindex="0"><table>
<thead><tr>${block.head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${block.rows.map(([rowHeading = '', ...cells]) => html`<tr><th scope="row">${inlineCode(rowHeading)}</th>${cells.map((cell) => html`<td>${inlineCode(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
    case 'diagram':
      return html`<pre tabindex="0">${block.lines.join('\n')}</pre>`;
  }
}
