import { distance } from 'fastest-levenshtein';

/** Returns ` Did you mean "serve"?` when a known name is similar; otherwise an empty text. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, edits: distance(name, candidate) }))
    .filter(
      ({ candidate, edits }) => edits <= (candidate.length < 4 ? 1 : Math.max(2, Math.floor(candidate.length / 3))),
    )
    .sort((left, right) => left.edits - right.edits);
  return nearest === undefined ? '' : ` Did you mean "${nearest.candidate}"?`;
}
