import type { PassedFields } from '@storefront/releases/release';
import { parseSync } from '@swc/core';

/** A node of swc's syntax tree: the fields that a kind of node has are read by name. */
interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const field = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Node)[name] : undefined;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `(0, x.emit)` → `x.emit`, as esbuild writes what is called. */
function inner(node: unknown): unknown {
  if (field(node, 'type') === 'ParenthesisExpression') return inner(field(node, 'expression'));
  if (field(node, 'type') === 'SequenceExpression') return inner(list(field(node, 'expressions')).at(-1));
  return node;
}

/** The texts that an expression may be; undefined where it is not written out. */
function textsOf(expression: unknown): string[] | undefined {
  const node = inner(expression);
  if (field(node, 'type') === 'StringLiteral') return [String(field(node, 'value'))];
  if (field(node, 'type') !== 'ConditionalExpression') return undefined;
  const [one, other] = [textsOf(field(node, 'consequent')), textsOf(field(node, 'alternate'))];
  return one && other && [...one, ...other];
}

/** Both lists, or undefined where one of them is not known. */
const joined = (one: string[] | undefined, other: string[] | undefined) => one && other && [...one, ...other];

/** The fields that an object may have; undefined where they are not written out. */
function fieldsOf(expression: unknown): string[] | undefined {
  const node = inner(expression);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    case 'UnaryExpression':
      return node.operator === 'void' ? [] : undefined;
    case 'ConditionalExpression':
      return joined(fieldsOf(node.consequent), fieldsOf(node.alternate));
    case 'BinaryExpression':
      return node.operator === '&&' ? fieldsOf(node.right) : undefined;
    case 'ObjectExpression':
      return list(node.properties).reduce<string[] | undefined>(
        (names, property) => joined(names, namesOf(property)),
        [],
      );
    default:
      return undefined;
  }
}

/** The fields that one entry of an object gives it. */
function namesOf(property: unknown): string[] | undefined {
  if (field(property, 'type') === 'SpreadElement') return fieldsOf(field(property, 'arguments'));
  const key = field(property, 'type') === 'Identifier' ? property : field(property, 'key');
  const isPlain = field(key, 'type') === 'Identifier' || field(key, 'type') === 'StringLiteral';
  return isPlain ? [String(field(key, 'value'))] : undefined;
}

type Kind = keyof PassedFields;

/** What sends fields to other teams: the function of the contracts, and the kind of what it names first. */
const senders = {
  openPanel: 'opens',
  replacePanel: 'opens',
  panelOpener: 'opens',
  emit: 'emits',
  Widget: 'embeds',
} as const satisfies Record<string, Kind>;

type Sender = keyof typeof senders;
const isSender = (name: unknown): name is Sender => typeof name === 'string' && Object.hasOwn(senders, name);

/** Events that open a panel. */
const panelRequests: readonly string[] = ['shell:panel-requested', 'shell:panel-replace-requested'];

/** What esbuild fills a module's object of exports with. */
const exportFunctions: readonly unknown[] = ['__export', '__reExport'];

/** How a bundle for the server makes an element. */
const elementFunctions: readonly unknown[] = ['jsx', 'jsxs', 'createElement'];

/**
 * The fields that a bundle for the server passes with each panel, widget and event: the code writes them out. What it
 * passes without writing it out is left out, and so is what it never names: functions of shared packages may send it.
 * `variables` are those that hold the contracts. Where the code uses one of them in any other way than to take a member by
 * its name, nothing is known.
 */
export function passedFields(code: string, variables: readonly string[]): PassedFields {
  const found: Record<Kind, Map<string, Set<string> | undefined>> = {
    opens: new Map(),
    embeds: new Map(),
    emits: new Map(),
  };
  const unknown = new Set<Kind>();

  const isContracts = (node: unknown) =>
    field(node, 'type') === 'Identifier' && variables.includes(String(field(node, 'value')));
  /** The member of the contracts that an expression takes by its name. */
  const memberOf = (node: unknown): unknown => {
    const member = inner(node);
    if (field(member, 'type') !== 'MemberExpression' || !isContracts(field(member, 'object')))
      return undefined;
    return field(field(member, 'property'), 'value');
  };
  const senderOf = (node: unknown): Sender | undefined => {
    const name = memberOf(node);
    return isSender(name) ? name : undefined;
  };
  const add = (kind: Kind, ids: string[] | undefined, fields: string[] | undefined) => {
    if (!ids) unknown.add(kind);
    for (const id of ids ?? []) {
      const earlier = found[kind].has(id) ? found[kind].get(id) : new Set<string>();
      found[kind].set(id, earlier && fields && new Set([...earlier, ...fields]));
    }
  };
  const addWidget = (props: unknown) => {
    const id = list(field(inner(props), 'properties')).find(
      (property) => field(field(property, 'key'), 'value') === 'id',
    );
    add(
      'embeds',
      textsOf(field(id, 'value')),
      fieldsOf(props)?.filter((name) => name !== 'id'),
    );
  };

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const type = field(node, 'type');
    if (isContracts(node)) {
      for (const kind of Object.values(senders)) unknown.add(kind);
      return;
    }
    // esbuild declares and sets the variables.
    if (type === 'VariableDeclarator' && isContracts(field(node, 'id'))) return visit(field(node, 'init'));
    if (type === 'AssignmentExpression' && isContracts(field(node, 'left')))
      return visit(field(node, 'right'));
    const args = list(field(node, 'arguments')).map((argument) => field(argument, 'expression'));
    const isCall = type === 'CallExpression';
    if (isCall && exportFunctions.includes(field(field(node, 'callee'), 'value')))
      return visit(args.slice(1));
    const called = isCall ? senderOf(field(node, 'callee')) : undefined;
    const isElement =
      isCall && elementFunctions.includes(field(field(inner(field(node, 'callee')), 'property'), 'value'));
    if (called && called !== 'Widget') {
      const names = textsOf(args[0]);
      add(senders[called], names, fieldsOf(args[1]));
      if (called === 'emit' && names?.some((name) => panelRequests.includes(name))) unknown.add('opens');
      return visit(args);
    }
    if (isElement && senderOf(args[0]) === 'Widget') {
      addWidget(args[1]);
      return visit(args.slice(1));
    }
    const passedOn = senderOf(node);
    if (passedOn) unknown.add(senders[passedOn]);
    else if (memberOf(node) === undefined) visit(Object.values(node));
  };
  visit(parseSync(code, { syntax: 'ecmascript', target: 'es2022' }).body);

  const known = (kind: Kind) =>
    Object.fromEntries(
      [...(unknown.has(kind) ? [] : found[kind])]
        .flatMap(([id, fields]): [string, string[]][] => (fields ? [[id, [...fields].sort()]] : []))
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  return { opens: known('opens'), embeds: known('embeds'), emits: known('emits') };
}
