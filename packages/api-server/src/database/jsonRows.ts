import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm';

/** A row as `to_json` writes it: under the names that its columns have in the database. */
export type JsonRow = Record<string, unknown>;

/** Makes a function that converts a table's row from `to_json` into the row that a query returns. */
export function jsonRowReader<From extends Table>(table: From): (json: JsonRow) => InferSelectModel<From> {
  const columns = Object.entries(getTableColumns(table));
  return (json) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = json[column.name];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as InferSelectModel<From>;
}
