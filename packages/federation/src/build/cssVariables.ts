/** The package whose names stand for CSS variables: each remote bundles it, and the shell's page defines the variables. */
export const tokensPackage = '@storefront/tokens';

const isOfTokens = (path: string) => /[\\/](?:packages|@storefront)[\\/]tokens[\\/]src[\\/]/.test(path);

/** What the package exports, by name. */
export type Tokens = Readonly<Record<string, unknown>>;

/**
 * A use without a substitute: `var(--c-ink)`, the start of a computed name, `var(--t-${group})`, or a name that a script
 * reads, `'--m-road'`.
 */
const use = /(?:var\(\s*|['"`])(--[\w-]*)\s*(\)|\$\{|['"`])/g;

/** The variables that the page of a shell with these tokens defines, sorted. */
export function definedVariables({ tokensCss }: Tokens): string[] {
  if (typeof tokensCss !== 'function') throw new Error(`${tokensPackage} exports no tokensCss`);
  const css = (tokensCss as () => string)();
  return [...new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))].sort();
}

/** The defined variables that a text uses; all that start as a computed name does. */
function usedIn(text: string, defined: readonly string[]): string[] {
  return [...text.matchAll(use)].flatMap(([, name = '', end]) =>
    defined.filter((one) => (end === '${' ? one.startsWith(name) : one === name)),
  );
}

/** The text of a value: a function's code, which says how it makes the names of variables. */
const textOf = (value: unknown) => (typeof value === 'function' ? String(value) : JSON.stringify(value));

/** The names that a source imports from the tokens, each with its local name. */
function importsOf(source: string): [name: string, local: string][] {
  const found = source.matchAll(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${tokensPackage}['"]`, 'g'),
  );
  return [...found].flatMap(([, names = '']) =>
    names.split(',').flatMap((part): [string, string][] => {
      const [name, local = name] = part.trim().split(/\s+as\s+/);
      return name && local ? [[name, local]] : [];
    }),
  );
}

/** What a source uses of an object of tokens: the members that it writes out. */
function membersUsed(source: string, local: string, value: object): unknown[] {
  const members = value as Record<string, unknown>;
  const written = source.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[['"]?(\\w+)['"]?\\])`, 'g'));
  return [...written].map(([, dotted, bracketed = '']) => members[dotted ?? bracketed]);
}

/**
 * The variables of the tokens that sources use without a substitute, sorted. Of a function of the tokens, those that it may
 * name.
 */
export function usedVariables(tokens: Tokens, sources: readonly { path: string; text: string }[]): string[] {
  const defined = definedVariables(tokens);
  const used = sources
    .filter(({ path }) => !isOfTokens(path))
    .flatMap(({ text }) => [
      ...usedIn(text, defined),
      ...importsOf(text).flatMap(([name, local]) => {
        const value = tokens[name];
        const parts = typeof value === 'object' && value ? membersUsed(text, local, value) : [value];
        return parts.flatMap((part) => usedIn(textOf(part) ?? '', defined));
      }),
    ]);
  return [...new Set(used)].sort();
}
