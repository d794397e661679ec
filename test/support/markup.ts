/** Reads back what our own writers of HTML and XML have escaped: no other entities, sections or comments occur. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39|#96|#13);/g, (_whole, name: string) => entities[name] as string);
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  '#96': '`',
  '#13': '\r',
};
