/** Unescapes the entities that the server's own HTML and XML writers use; other entities and sections do not occur. */
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
