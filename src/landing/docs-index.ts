import type { ErrorKind } from '../core/base/refusal.ts';
import type { ServiceDescription } from '../core/interfaces/documents/about.ts';

/** An entry of the documentation search. */
export interface DocsPlace {
  readonly title: string;
  readonly kind: 'operation' | 'error' | 'document';
  /** Service of the entry; empty for entries of all services. */
  readonly service: string;
  readonly text: string;
  readonly href: string;
}

interface IndexedPlace extends DocsPlace {
  readonly foldedTitle: string;
  readonly folded: string;
}

const wordsMax = 8;
const resultsMax = 40;

/** Search index of operations, errors and documents. */
export function createDocsIndex(
  services: readonly ServiceDescription[],
  kinds: readonly ErrorKind[],
  errorsPath: string,
) {
  const places: DocsPlace[] = [
    ...services.flatMap(parameterLocations),
    ...new Map(kinds.map((kind) => [kind.code, kind])).values().map(
      ({ code, title, explanation }): DocsPlace => ({
        ...{ title: code, kind: 'error', service: '', text: `${title}. ${explanation}` },
        href: `${errorsPath}/${code}`,
      }),
    ),
  ];
  const indexed = places.map(
    (place): IndexedPlace => ({
      ...place,
      foldedTitle: place.title.toLowerCase(),
      folded: `${place.title} ${place.service} ${place.text}`.toLowerCase(),
    }),
  );
  return (q: string): DocsPlace[] => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsMax);
    if (words.length === 0) return [];
    return indexed
      .filter(({ folded }) => words.every((word) => folded.includes(word)))
      .sort((one, other) => titleMatches(other, words) - titleMatches(one, words))
      .slice(0, resultsMax);
  };
}

function parameterLocations({
  title: service,
  operations,
  documents,
  guides = [],
  docsUrl,
}: ServiceDescription): DocsPlace[] {
  return [
    ...operations.map(
      ({ name, title, description }): DocsPlace => ({
        ...{ title: name, kind: 'operation', service, text: `${title}. ${description}` },
        href: `${docsUrl}#${name}`,
      }),
    ),
    ...[...guides, ...documents].map(
      ({ title, url }): DocsPlace => ({ title, kind: 'document', service, text: '', href: url }),
    ),
  ];
}

function titleMatches({ foldedTitle }: IndexedPlace, words: readonly string[]): number {
  return words.filter((word) => foldedTitle.includes(word)).length + (foldedTitle === words.join('_') ? 1 : 0);
}
