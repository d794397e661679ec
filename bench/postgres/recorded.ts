/** Where the value of a statement comes from when the statements are run again for another request. */
export type Source =
  | { readonly from: 'constant'; readonly value: unknown }
  /** A property of the request's body. */
  | { readonly from: 'body'; readonly property: string }
  /** The hash of the request's credential. */
  | { readonly from: 'credential' }
  /** A new id with this prefix, the same one wherever the recording had the same one. */
  | { readonly from: 'id'; readonly prefix: string; readonly number: number }
  /** A column of the first row that an earlier statement returned. */
  | { readonly from: 'row'; readonly statement: number; readonly column: string };

export interface RecordedStatement {
  /** As it was prepared; absent for `begin` and `commit`. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly Source[];
}

/** Everything that one request had the database do, and what it was answered. */
export interface Recording {
  readonly path: string;
  readonly statements: readonly RecordedStatement[];
  readonly response: string;
}
