/** Statements without comments, each on one line, and with every text literal emptied: its text is no SQL. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/\$\$[\s\S]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** Names in quotes inside the brackets that follow `keyword`. */
function columnsAfter(statement: string, keyword: RegExp): string[] {
  const [, list = ''] = statement.split(keyword);
  return [...(/\(([^)]*)\)/.exec(list)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
}

const newTable = /^CREATE TABLE "(\w+)" \(/;
const newColumn = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;
const newConstraint = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" (UNIQUE|FOREIGN KEY|PRIMARY KEY)\b/;
const newUniqueIndex = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)" USING/;

/** `ALTER TABLE` may take a second action after a comma. */
const hasMoreActions = (statement: string) =>
  /^ALTER TABLE .*, ?(?:ADD|ALTER|DROP|RENAME|SET|VALIDATE)\b/i.test(statement);

/** Rows that the old program inserts differ in this column: the value is null, or each row gets its own. */
const differsInEachRow = (statement: string) => !/\bDEFAULT (?!NULL\b|\w+\()/i.test(statement);

/** In the rows that the old program inserts, the new column gets a value or may be null. */
const leavesInserts = (statement: string) =>
  !/\b(?:PRIMARY KEY|CHECK|GENERATED ALWAYS AS \()/i.test(statement) &&
  (!/\bNOT NULL\b/i.test(statement) || /\bDEFAULT (?!NULL\b)/i.test(statement)) &&
  (!/\bUNIQUE\b/i.test(statement) || differsInEachRow(statement)) &&
  // Each row of the old program would refer to the row that the default names.
  !/\bDEFAULT (?!NULL\b).*\bREFERENCES\b/i.test(statement);

/** A plain index accepts all values of the old program. An expression may fail for a value: `"comment"::integer`. */
const isPlainIndex = (statement: string) =>
  /^CREATE INDEX "\w+" ON "\w+" USING \w+ \((?:"\w+"[\w ]*,? ?)+\)(?: WHERE [^():]*)?$/.test(statement);

/** Tables whose rows the program never deletes: a reference that prevents a deletion does not affect it. */
export const neverDeleted: readonly string[] = ['orders', 'users', 'products', 'restaurants'];

/** The tables that foreign keys of a statement refer to, each with its `ON DELETE` action. */
function referencesOf(statement: string) {
  return statement
    .split(/\bREFERENCES\b/i)
    .slice(1)
    .map((text) => ({
      table: /^ (?:"public"\.)?"(\w+)"/.exec(text)?.[1] ?? '',
      onDelete: /\bON DELETE (CASCADE|SET NULL)\b/i.exec(text)?.[1]?.toUpperCase(),
    }));
}

/**
 * The statements of a migration after which the older program could fail: they drop or rename something, restrict the
 * rows that it writes, or keep rows that it deletes. A statement that this function does not know counts as such.
 */
export function findNonAdditive(migration: string): string[] {
  const statements = statementsOf(migration);
  /** The statements that add tables and columns, by table, and by table and column. */
  const newTables = new Map<string, string>();
  const newColumns = new Map<string, string>();
  for (const statement of statements) {
    const [, table] = newTable.exec(statement) ?? [];
    if (table !== undefined) newTables.set(table, statement);
    const [, of, column] = newColumn.exec(statement) ?? [];
    if (column !== undefined) newColumns.set(`${of}.${column}`, statement);
  }
  const addedIn = (table: string, columns: readonly string[]) =>
    columns.flatMap((column) => newColumns.get(`${table}.${column}`) ?? []);

  /**
   * Whether the old program can delete rows of its tables although the newer schema refers to them: the reference is
   * deleted too, or becomes null.
   */
  const leavesDeletes = (statement: string): boolean => {
    const [, of = ''] = newConstraint.exec(statement) ?? newColumn.exec(statement) ?? [];
    const columns = columnsAfter(statement, /FOREIGN KEY/);
    const isEmptiable = columns.every((column) => {
      const definition = newColumns.get(`${of}.${column}`) ?? newTables.get(of) ?? '';
      return !new RegExp(`"${column}"[^,]*NOT NULL`, 'i').test(definition);
    });
    return referencesOf(statement).every(
      ({ table, onDelete }) =>
        newTables.has(table) ||
        neverDeleted.includes(table) ||
        onDelete === 'CASCADE' ||
        (onDelete === 'SET NULL' && isEmptiable && !/\bNOT NULL\b/i.test(statement)),
    );
  };

  /** A new column meets a constraint by its default, which the old program does not change. */
  const isMet = (statement: string): boolean => {
    const [, table = '', kind] = newConstraint.exec(statement) ?? newUniqueIndex.exec(statement) ?? [];
    if (newTables.has(table)) return true;
    if (kind === 'PRIMARY KEY' || /\bNULLS NOT DISTINCT\b/i.test(statement)) return false;
    const added = addedIn(table, columnsAfter(statement, / USING | UNIQUE\b(?! INDEX)|FOREIGN KEY/));
    // A foreign key with a null column restricts nothing.
    return kind === 'FOREIGN KEY'
      ? added.some((column) => !/\bDEFAULT (?!NULL\b)/i.test(column))
      : added.some(differsInEachRow);
  };

  return statements.filter((statement) => {
    if (hasMoreActions(statement) || !leavesDeletes(statement)) return true;
    if (newTable.test(statement)) return /\) (?:INHERITS|PARTITION)\b/i.test(statement);
    if (newColumn.test(statement)) return !leavesInserts(statement);
    const [, of = ''] =
      /^(?:ALTER TABLE|CREATE INDEX "\w+" ON) "(\w+)" (?:ADD CONSTRAINT|USING) /.exec(statement) ?? [];
    if (newTables.has(of) || isPlainIndex(statement)) return false;
    return !isMet(statement);
  });
}
