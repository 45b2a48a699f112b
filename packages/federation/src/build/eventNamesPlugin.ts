import type { Compiler } from 'webpack';
import { isNpmFile } from './ourSources';
import { webpack } from './webpackTools';

const title = 'storefront-event-names';
const contracts = '@storefront/contracts';
/** The functions of the contracts whose first argument is the name of an event. */
const busFunctions: readonly unknown[] = ['emit', 'on', 'useEvent'];

/** A node of the syntax tree: the fields that a kind of node has are read by name. */
interface Node {
  type: string;
  range?: [number, number];
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const field = (node: unknown, name: string): unknown => (isNode(node) ? node[name] : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether an argument is one text, or a choice of texts: the record reads the names out of the built code. */
function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ConditionalExpression') return isText(node.consequent) && isText(node.alternate);
  if (node.type === 'TemplateLiteral') return list(node.expressions).length === 0;
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** The nodes of a module that use the bus with a name that is not written there. */
function computedEventNames(program: unknown): Node[] {
  const functions = new Set<unknown>();
  const namespaces = new Set<unknown>();
  const found: Node[] = [];

  const isBusFunction = (node: unknown): boolean => {
    if (field(node, 'type') === 'Identifier') return functions.has(field(node, 'name'));
    const isMember = field(node, 'type') === 'MemberExpression' && field(node, 'computed') !== true;
    return (
      isMember &&
      namespaces.has(field(field(node, 'object'), 'name')) &&
      busFunctions.includes(field(field(node, 'property'), 'name'))
    );
  };

  const readImport = (node: Node) => {
    for (const specifier of list(node.specifiers)) {
      const local = field(field(specifier, 'local'), 'name');
      if (field(specifier, 'type') === 'ImportNamespaceSpecifier') namespaces.add(local);
      if (busFunctions.includes(field(field(specifier, 'imported'), 'name'))) functions.add(local);
    }
  };

  /** Names that are no expressions: of properties, and those that a module gives to its exports. */
  const isPlainName = (node: Node, key: string) =>
    (key === 'exported' && node.type === 'ExportSpecifier') ||
    (key === 'property' && node.type === 'MemberExpression' && node.computed !== true) ||
    (key === 'key' && node.computed !== true);

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node) || node.type === 'ImportDeclaration') return;
    const isFromContracts = field(node.source, 'value') === contracts;
    if (node.type === 'ExportNamedDeclaration' && isFromContracts) {
      const passedOn = (one: unknown) => busFunctions.includes(field(field(one, 'local'), 'name'));
      if (list(node.specifiers).some(passedOn)) found.push(node);
      return;
    }
    if (node.type === 'CallExpression' && isBusFunction(node.callee)) {
      const [name] = list(node.arguments);
      if (!isText(name)) found.push(node);
      return visit(node.arguments);
    }
    if (isBusFunction(node)) found.push(node);
    else for (const [key, value] of Object.entries(node)) if (!isPlainName(node, key)) visit(value);
  };

  for (const node of list(field(program, 'body'))) {
    const isImport = field(node, 'type') === 'ImportDeclaration';
    if (isImport && field(field(node, 'source'), 'value') === contracts) readImport(node as Node);
  }
  visit(field(program, 'body'));
  return found;
}

/**
 * Refuses a remote that computes the name of an event, or passes on a function that takes one: neither its record nor
 * whoever reads the code would know which events it has.
 */
export const eventNamesPlugin = (remote: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap(title, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        factory.hooks.parser.for(type).tap(title, (parser) => {
          parser.hooks.program.tap(title, (program) => {
            const { module, source, compilation } = parser.state;
            if (isNpmFile(module.resource)) return;
            for (const { range = [0, 0] } of computedEventNames(program)) {
              const where = module.readableIdentifier(compilation.requestShortener);
              const code = String(source).slice(...range);
              const text = `${remote}: ${where}: in \`${code}\` the name of the event is not written out. Call emit, on or useEvent with a text.`;
              module.addError(new webpack.WebpackError(text));
            }
          });
        });
      }
    });
  },
});
