import { type Html, html } from '../../core/interfaces/pages/html.ts';

const wordsMax = 12;

/** Highlights the words of a search where they start a word of the text. */
export function createHighlight(q: string): (text: string) => Html {
  // Words contain letters, marks and digits only, so they need no regular expression escaping.
  const words = q
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, wordsMax);
  if (words.length === 0) return (text) => html`${text}`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
  return (text) => {
    const segments: (string | Html)[] = [];
    let lastMatchEnd = 0;
    for (const { 0: match, index } of text.matchAll(pattern)) {
      segments.push(text.slice(lastMatchEnd, index), html`<mark>${match}</mark>`);
      lastMatchEnd = index + match.length;
    }
    return html`${segments}${text.slice(lastMatchEnd)}`;
  };
}
