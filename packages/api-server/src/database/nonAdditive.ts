/** Statements without comments, each on one line, and with every text literal emptied: what it says is no SQL. */
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

/** Rows that the old program inserts differ in this column: they have none (null), or each gets its own. */
const differsInEachRow = (statement: string) => !/\bDEFAULT (?!NULL\b|\w+\()/i.test(statement);

/** What the old program inserts has a value, or may have none. */
const leavesInserts = (statement: string) =>
  !/\b(?:PRIMARY KEY|CHECK|GENERATED ALWAYS AS \()/i.test(statement) &&
  (!/\bNOT NULL\b/i.test(statement) || /\bDEFAULT (?!NULL\b)/i.test(statement)) &&
  (!/\bUNIQUE\b/i.test(statement) || differsInEachRow(statement)) &&
  // Each row of the old program would refer to the row that the default names.
  !/\bDEFAULT (?!NULL\b).*\bREFERENCES\b/i.test(statement);

/** A plain index takes whatever the old program writes. An expression may fail for it: `"comment"::integer`. */
const isPlainIndex = (statement: string) =>
  /^CREATE INDEX "\w+" ON "\w+" USING \w+ \((?:"\w+"[\w ]*,? ?)+\)(?: WHERE [^():]*)?$/.test(statement);

/** Tables whose rows the program never deletes: a reference that keeps them there takes nothing from it. */
export const neverDeleted: readonly string[] = ['orders', 'users', 'products', 'restaurants'];

/** The tables that foreign keys of a statement refer to, and what each does when a row there is deleted. */
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
 * The statements of a migration after which the program from before it could fail: they take something away, rename
 * it, demand something of rows that it writes, or keep rows that it deletes. What this function does not know counts as
 * such.
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
   * The old program deletes rows of its tables although the newer one refers to them: the reference goes too, or becomes
   * null.
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

  /** A demand on a new column is met by its default, which the old program leaves in place. */
  const isMet = (statement: string): boolean => {
    const [, table = '', kind] = newConstraint.exec(statement) ?? newUniqueIndex.exec(statement) ?? [];
    if (newTables.has(table)) return true;
    if (kind === 'PRIMARY KEY' || /\bNULLS NOT DISTINCT\b/i.test(statement)) return false;
    const added = addedIn(table, columnsAfter(statement, / USING | UNIQUE\b(?! INDEX)|FOREIGN KEY/));
    // A foreign key with an empty column demands nothing.
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
