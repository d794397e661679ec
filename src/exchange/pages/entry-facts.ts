import { agentLine, type LinkId, type LinkUrl, noIds } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { type Entry, pricingDefault } from '../schemas.ts';
import { evidenceList } from './reply-item.ts';

/** Optional fields of an entry, without empty ones. */
export function entryFacts(entry: Entry, linkId: LinkId, linkUrl: LinkUrl): Html | null {
  const fields: [string, Html][] = [];
  if (entry.inputs !== '') fields.push(['Inputs', agentText(entry.inputs, noIds, linkUrl)]);
  if (entry.limitations !== '') fields.push(['Limitations', agentText(entry.limitations, noIds, linkUrl)]);
  if (entry.pricing !== pricingDefault && entry.pricing !== '')
    fields.push(['Price', html`<bdi>${agentLine(entry.pricing, noIds, linkUrl)}</bdi>`]);
  const evidence = evidenceList(entry.evidence, linkUrl);
  if (evidence !== null) fields.push(['Evidence', evidence]);
  if (entry.source_url !== '') fields.push(['Source', linkUrl(entry.source_url) ?? html`${entry.source_url}`]);
  const relatedLink = entry.related_entry_id === null ? null : linkId(entry.related_entry_id);
  if (relatedLink !== null) fields.push(['Relates to', relatedLink]);
  if (fields.length === 0) return null;
  return html`<dl class="facts">${fields.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
