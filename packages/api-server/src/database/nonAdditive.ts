const allowed = [
  /^CREATE TABLE /,
  /^CREATE INDEX /,
  // What the old program inserts has a value, or may have none.
  /^ALTER TABLE "\w+" ADD COLUMN "\w+" (?:(?!.*NOT NULL)|.*\bDEFAULT\b)/,
];

/** Names in quotes inside the brackets that follow `keyword`. */
function columnsAfter(statement: string, keyword: RegExp): string[] {
  const [, list = ''] = statement.split(keyword);
  return [...(/\(([^)]*)\)/.exec(list)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
}

/** The table that a statement works on. */
const tableOf = (statement: string) =>
  /(?:ALTER TABLE|CREATE TABLE| ON)(?: ONLY)? "(\w+)"/.exec(statement)?.[1] ?? '';

/**
 * The statements of a migration after which the program from before it could fail: they take something away, rename
 * it, or demand something of rows that it writes.
 */
export function findNonAdditive(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
  const newTables = statements.filter((text) => text.startsWith('CREATE TABLE ')).map(tableOf);
  const newColumns = statements.flatMap((text) => {
    const [, column] = /ADD COLUMN "(\w+)"/.exec(text) ?? [];
    return column ? [`${tableOf(text)}.${column}`] : [];
  });
  const isNew = (statement: string, columns: readonly string[]) =>
    newTables.includes(tableOf(statement)) ||
    columns.some((column) => newColumns.includes(`${tableOf(statement)}.${column}`));

  return statements.filter((statement) => {
    if (allowed.some((pattern) => pattern.test(statement))) return false;
    // A demand on a new column is met by its default, which the old program leaves in place.
    if (statement.startsWith('CREATE UNIQUE INDEX '))
      return !isNew(statement, columnsAfter(statement, / USING /));
    if (/^ALTER TABLE "\w+" ADD CONSTRAINT /.test(statement))
      return !isNew(statement, columnsAfter(statement, /(?:UNIQUE|FOREIGN KEY|PRIMARY KEY)/));
    return true;
  });
}
