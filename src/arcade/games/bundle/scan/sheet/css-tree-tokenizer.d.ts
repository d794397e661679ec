// Types of the two entry points of css-tree that are used. The published types cover only the main entry point, which
// loads a dictionary of all CSS properties.

declare module 'css-tree/tokenizer' {
  type TokenName =
    | 'AtKeyword'
    | 'Ident'
    | 'BadString'
    | 'BadUrl'
    | 'CDC'
    | 'CDO'
    | 'Comment'
    | 'Function'
    | 'LeftCurlyBracket'
    | 'LeftParenthesis'
    | 'LeftSquareBracket'
    | 'RightCurlyBracket'
    | 'RightParenthesis'
    | 'RightSquareBracket'
    | 'Semicolon'
    | 'String'
    | 'Url'
    | 'WhiteSpace';
  export const tokenTypes: Readonly<Record<TokenName, number>>;
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}

declare module 'css-tree/utils' {
  interface Codec {
    /** The value of a token's text, with its escapes decoded. */
    decode(text: string): string;
  }
  export const ident: Codec;
  export const string: Codec;
  export const url: Codec;
}
