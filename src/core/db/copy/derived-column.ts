/** Column that only PostgreSQL has, computed from the row of the embedded database. */
export interface DerivedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expressions over the row, by name, that `valueOf` reads in addition to the columns. */
  readonly expressions: Readonly<Record<string, string>>;
  /** Value as text that PostgreSQL casts to the type of the column. */
  valueOf(row: Readonly<Record<string, unknown>>): string;
}
