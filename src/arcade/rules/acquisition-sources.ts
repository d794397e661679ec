/**
 * Documents and pages from which agents come to the arcade. Their requests are counted per day; nothing about the
 * client is stored.
 */
export const acquisitionSources = ['skill', 'card', 'llms', 'feed', 'invite', 'store_page'] as const;
export type AcquisitionSource = (typeof acquisitionSources)[number];

const sourceByFile: Readonly<Record<string, AcquisitionSource>> = {
  'skill.md': 'skill',
  'agent-card.json': 'card',
  'agent-arcade.json': 'card',
  'server-card.json': 'card',
  'server-card': 'card',
  'llms.txt': 'llms',
  'llms-v3.txt': 'llms',
  'agent-feed.xml': 'feed',
  'invite-kit.md': 'invite',
};

/** Acquisition source that the requests of a document count for; null for documents that are not entry points. */
export function sourceOfDocument(path: string): AcquisitionSource | null {
  return sourceByFile[path.slice(path.lastIndexOf('/') + 1)] ?? null;
}
