/** Statements without comments, each on one line, and with every text literal emptied: what it says is no SQL. */
function statementsOf(migration: string): string[] {
  return migration
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

/** What the old program inserts has a value, or may have none. */
const leavesInserts = (statement: string) =>
  !/\b(?:NOT NULL|PRIMARY KEY|CHECK)\b/i.test(statement) ||
  (/\bDEFAULT (?!NULL\b)/i.test(statement) && !/\b(?:PRIMARY KEY|CHECK)\b/i.test(statement));

/** Rows that the old program inserts differ in this column: they have none (null), or each gets its own. */
const differsInEachRow = (statement: string) => !/\bDEFAULT (?!NULL\b|\w+\()/i.test(statement);

/**
 * The statements of a migration after which the program from before it could fail: they take something away, rename
 * it, or demand something of rows that it writes. What this function does not know counts as such.
 */
export function findNonAdditive(migration: string): string[] {
  const statements = statementsOf(migration);
  const newTables = new Set<string>();
  /** The statement that adds a column, by table and column. */
  const newColumns = new Map<string, string>();
  for (const statement of statements) {
    const [, table] = newTable.exec(statement) ?? [];
    if (table !== undefined) newTables.add(table);
    const [, of, column] = newColumn.exec(statement) ?? [];
    if (column !== undefined) newColumns.set(`${of}.${column}`, statement);
  }
  const addedIn = (table: string, columns: readonly string[]) =>
    columns.flatMap((column) => newColumns.get(`${table}.${column}`) ?? []);

  /** A demand on a new column is met by its default, which the old program leaves in place. */
  const isMet = (statement: string): boolean => {
    const [, table = '', kind] = newConstraint.exec(statement) ?? newUniqueIndex.exec(statement) ?? [];
    if (newTables.has(table)) return true;
    if (kind === 'PRIMARY KEY' || /\bNULLS NOT DISTINCT\b/i.test(statement)) return false;
    const added = addedIn(table, columnsAfter(statement, / USING | UNIQUE\b(?! INDEX)|FOREIGN KEY/));
    return kind === 'FOREIGN KEY' ? added.length > 0 : added.some(differsInEachRow);
  };

  return statements.filter((statement) => {
    if (hasMoreActions(statement)) return true;
    if (newTable.test(statement) || statement.startsWith('CREATE INDEX "')) return false;
    if (newColumn.test(statement)) return !leavesInserts(statement);
    const [, constrained] = /^ALTER TABLE "(\w+)" ADD CONSTRAINT /.exec(statement) ?? [];
    if (constrained !== undefined && newTables.has(constrained)) return false;
    return !isMet(statement);
  });
}
