/** The package whose names stand for CSS variables: each remote bundles it, and the shell's page defines the variables. */
export const tokensPackage = '@storefront/tokens';

const isOfTokens = (path: string) => /[\\/](?:packages|@storefront)[\\/]tokens[\\/]src[\\/]/.test(path);

/** What the package exports, by name. */
export type Tokens = Readonly<Record<string, unknown>>;

/**
 * A use without a substitute: `var(--c-ink)`, the start of a computed name, `var(--t-${group})`, or a name that a script
 * reads, `'--m-road'`. A name before a colon is given a value.
 */
const use = /(?:var\(\s*|['"`])(--[\w-]*)\s*(\)|\$\{|['"`](?!\]?:))/g;

const comments = /\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;

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

/** The text of a value: a function's code, which says how it makes the names of variables, with the tokens in it. */
function textOf(value: unknown, tokens: Tokens): string {
  if (typeof value !== 'function') return JSON.stringify(value) ?? '';
  const code = String(value);
  const named = Object.entries(tokens).filter(
    ([name, other]) => typeof other === 'object' && new RegExp(`\\b${name}\\d*\\b`).test(code),
  );
  return code + named.map(([, other]) => JSON.stringify(other)).join('');
}

/** A statement that imports from the tokens by names. */
const imports = new RegExp(`import\\s*(type\\b\\s*)?\\{([^}]*)\\}\\s*from\\s*['"]${tokensPackage}['"]`, 'g');

/** The values that a source imports from the tokens, each by its name and its local name. */
const importsOf = (source: string): [name: string, local: string][] =>
  [...source.matchAll(imports)]
    .filter(([, type]) => type === undefined)
    .flatMap(([, , names = '']) =>
      names.split(',').flatMap((part): [string, string][] => {
        const [name, local = name] = part.trim().split(/\s+as\s+/);
        return name && local ? [[name, local]] : [];
      }),
    );

/** What a source uses of an object of tokens: the members that it writes out, or all of them where it does not. */
function membersUsed(source: string, local: string, value: object): unknown[] {
  const members = value as Record<string, unknown>;
  // Neither a member of another object nor a key.
  const uses = [
    ...source.matchAll(
      new RegExp(`(?<![\\w$.'"\`-])(?:\\.{3})?${local}\\b(?!:)(?:\\.(\\w+)|\\[(?:'(\\w+)'|(\\d+))\\])?`, 'g'),
    ),
  ];
  const names = uses.map(([, dotted, quoted, number]) => dotted ?? quoted ?? number);
  return names.every((name) => name !== undefined) ? names.map((name) => members[name ?? '']) : [value];
}

/**
 * The variables of the tokens that sources use without a substitute, sorted. Of a function of the tokens, those that it may
 * name; of a source that does not write out what it imports of the tokens, all.
 * @throws Error when the sources have the tokens and the package does not depend on them.
 */
export function usedVariables(
  tokens: Tokens | undefined,
  sources: readonly { path: string; text: string }[],
): string[] {
  if (!tokens) {
    const [file] = sources.filter(({ path }) => isOfTokens(path));
    if (file)
      throw new Error(`${tokensPackage} is in the build and not among the dependencies of the package`);
    return [];
  }
  const defined = definedVariables(tokens);
  const usedBy = (source: string): string[] => {
    const rest = source.replace(imports, '');
    if (new RegExp(`['"]${tokensPackage}['"]`).test(rest)) return defined;
    return [
      ...usedIn(rest, defined),
      ...importsOf(source).flatMap(([name, local]) => {
        const value = tokens[name];
        const parts = typeof value === 'object' && value ? membersUsed(rest, local, value) : [value];
        return parts.flatMap((part) => usedIn(textOf(part, tokens), defined));
      }),
    ];
  };
  const used = sources
    .filter(({ path }) => !isOfTokens(path))
    .flatMap(({ text }) => usedBy(text.replace(comments, '')));
  return [...new Set(used)].sort();
}
