/** The part of a Durable Object's SQL storage used here. */
export interface Sql {
  exec<Row = Record<string, unknown>>(query: string, ...values: unknown[]): Iterable<Row>;
}
