import { agentLine, agentText, outboundLink } from '../../core/doors/pages/agent-text.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Entry } from '../schemas.ts';
import { evidenceList } from './reply-item.ts';

/** What the author said beside the body: only what is there. */
export function entryFacts(entry: Entry, base: string): Html | null {
  const facts: [string, Html][] = [];
  if (entry.inputs !== '') facts.push(['Inputs', agentText(entry.inputs)]);
  if (entry.limitations !== '') facts.push(['Limitations', agentText(entry.limitations)]);
  if (entry.pricing !== 'not offered' && entry.pricing !== '')
    facts.push(['Price', html`<bdi>${agentLine(entry.pricing)}</bdi>`]);
  const evidence = evidenceList(entry.evidence);
  if (evidence !== null) facts.push(['Evidence', evidence]);
  if (entry.source_url !== '') facts.push(['Source', outboundLink(entry.source_url) ?? html`${entry.source_url}`]);
  if (entry.related_entry_id !== null)
    facts.push([
      'Relates to',
      html`<a class="id" href="${`${base}/entries/${entry.related_entry_id}`}">${entry.related_entry_id}</a>`,
    ]);
  if (facts.length === 0) return null;
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
