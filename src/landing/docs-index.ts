import type { ErrorKind } from '../core/base/refusal.ts';
import type { ServiceDescription } from '../core/interfaces/documents/service-description.ts';

/** An entry of the documentation search. */
export interface DocsSearchEntry {
  readonly title: string;
  readonly kind: 'operation' | 'error' | 'document';
  /** Service of the entry; empty for entries of all services. */
  readonly service: string;
  readonly text: string;
  readonly href: string;
}

interface IndexedEntry extends DocsSearchEntry {
  readonly foldedTitle: string;
  readonly foldedText: string;
}

const wordsMax = 8;
const resultsMax = 40;

/**
 * Creates the search of operations, errors and documents: it returns the entries that contain every word of the query
 * (of its first eight words), best matches of the title first.
 */
export function createDocsIndex(
  services: readonly ServiceDescription[],
  errorKinds: readonly ErrorKind[],
  errorsPath: string,
) {
  const entries: DocsSearchEntry[] = [
    ...services.flatMap(entriesOfService),
    ...new Map(errorKinds.map((errorKind) => [errorKind.code, errorKind])).values().map(
      ({ code, title, explanation }): DocsSearchEntry => ({
        title: code,
        kind: 'error',
        service: '',
        text: `${title}. ${explanation}`,
        href: `${errorsPath}/${code}`,
      }),
    ),
  ];
  const indexedEntries = entries.map(
    (entry): IndexedEntry => ({
      ...entry,
      foldedTitle: entry.title.toLowerCase(),
      foldedText: `${entry.title} ${entry.service} ${entry.text}`.toLowerCase(),
    }),
  );
  return (q: string): DocsSearchEntry[] => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsMax);
    if (words.length === 0) return [];
    return indexedEntries
      .filter(({ foldedText }) => words.every((word) => foldedText.includes(word)))
      .sort((a, b) => titleMatches(b, words) - titleMatches(a, words))
      .slice(0, resultsMax);
  };
}

function entriesOfService({
  title: service,
  operations,
  documents,
  guides = [],
  docsUrl,
}: ServiceDescription): DocsSearchEntry[] {
  return [
    ...operations.map(
      ({ name, title, description }): DocsSearchEntry => ({
        title: name,
        kind: 'operation',
        service,
        text: `${title}. ${description}`,
        href: `${docsUrl}#${name}`,
      }),
    ),
    ...[...guides, ...documents].map(
      ({ title, url }): DocsSearchEntry => ({ title, kind: 'document', service, text: '', href: url }),
    ),
  ];
}

function titleMatches({ foldedTitle }: IndexedEntry, words: readonly string[]): number {
  return words.filter((word) => foldedTitle.includes(word)).length + (foldedTitle === words.join('_') ? 1 : 0);
}
