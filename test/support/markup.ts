/** Unescapes the entities that the server writes in HTML and XML. Other entities are unchanged. */
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
