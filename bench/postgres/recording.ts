/** Source of a parameter when the statements run again for another request. */
export type ParameterSource =
  | { readonly from: 'constant'; readonly value: unknown }
  /** Property of the request body. */
  | { readonly from: 'body'; readonly property: string }
  /** Hash of the request's credential. */
  | { readonly from: 'credential' }
  /** New id with this prefix; equal numbers are equal ids. */
  | { readonly from: 'id'; readonly prefix: string; readonly number: number }
  /** Column of the first row of an earlier statement. */
  | { readonly from: 'row'; readonly statement: number; readonly column: string };

export interface RecordedStatement {
  /** Name of the prepared statement. The statements `begin` and `commit` have none. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly ParameterSource[];
}

/** Statements and response of one request. */
export interface Recording {
  readonly path: string;
  readonly statements: readonly RecordedStatement[];
  readonly response: string;
}
