// Parses HTML documents with parse5 within the budget of the scan.

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { Budget } from '../budget.ts';

export type DocumentNode = DefaultTreeAdapterTypes.Document;
export type ElementNode = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export type ParsedDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly code: string; readonly offset: number };

/** Parse errors that a valid document has only because the bootstrap script is inserted before the author's markup. */
const bootstrapErrors: ReadonlySet<string> = new Set([
  'missing-doctype',
  'misplaced-doctype',
  'misplaced-start-tag-for-head-element',
]);

class ParseError extends Error {
  readonly code: string;
  readonly offset: number;

  constructor(code: string, offset: number) {
    super(code);
    this.code = code;
    this.offset = offset;
  }
}

/**
 * Parses a document as browsers do (HTML Standard, section 13.2, scripting on), up to its first error. Throws
 * BudgetExceeded as soon as there are too many nodes or they are nested too deeply.
 */
export function parseDocument(html: string, budget: Budget): ParsedDocument {
  let depth = 0;
  try {
    const document = parse(html, {
      scriptingEnabled: true,
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement(tagName, namespace, attributes) {
          budget.spendNodes(1 + attributes.length);
          return defaultTreeAdapter.createElement(tagName, namespace, attributes);
        },
        createCommentNode(text) {
          budget.spendNodes();
          return defaultTreeAdapter.createCommentNode(text);
        },
        onItemPush() {
          depth += 1;
          budget.checkNesting(depth);
        },
        onItemPop() {
          depth -= 1;
        },
      },
      onParseError({ code, startOffset }) {
        if (!bootstrapErrors.has(code)) throw new ParseError(code, startOffset);
      },
    });
    return { ok: true, document };
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, code: error.code, offset: error.offset };
    throw error;
  }
}
