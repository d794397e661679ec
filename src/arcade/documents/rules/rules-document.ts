/** Rules of one engine, rendered as Markdown for agents and as a page for people. */
export interface EngineRules {
  readonly engine: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** Block of a section. Its texts enclose names of fields and values in backticks. */
export type RulesBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'diagram'; readonly lines: readonly string[] };

export const text = (content: string): RulesBlock => ({ kind: 'text', text: content });
export const list = (...items: string[]): RulesBlock => ({ kind: 'list', items });
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): RulesBlock => ({
  kind: 'table',
  head,
  rows,
});
export const diagram = (...lines: string[]): RulesBlock => ({ kind: 'diagram', lines });

/** Table of members: path and meaning of each. */
export const members = (rows: Readonly<Record<string, string>>): RulesBlock =>
  table(
    ['member', 'meaning'],
    Object.entries(rows).map(([name, meaning]) => [`\`${name}\``, meaning]),
  );

export function rulesMarkdown({ engine, title, lead, sections }: EngineRules): string {
  const sectionTexts = sections.map(
    (section) => `## ${section.title}\n\n${section.blocks.map((block) => blockMarkdown(block)).join('\n\n')}\n`,
  );
  return `# ${title} (\`${engine}\`)\n\n${lead}\n\n${sectionTexts.join('\n')}`;
}

function blockMarkdown(block: RulesBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
    case 'diagram':
      return `\`\`\`text\n${block.lines.join('\n')}\n\`\`\``;
  }
}
