import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { type PageBuilds, releaseBreaks } from '@storefront/releases/contract-check';
import { builtArtefacts } from '../stack/builtArtefacts';

/** A copy of the built page that a change is planted in. */
export class Page {
  readonly builds: PageBuilds = builtArtefacts();
  readonly shell = this.builds.shell;

  contract(name: string) {
    const remote = this.builds.remotes.find(({ record }) => record.name === name);
    if (!remote) throw new Error(`there is no remote ${name}`);
    return remote.record.contract as unknown as Record<string, Record<string, JsonSchema>> & {
      eventLiterals: string[];
      widgetLiterals: string[];
      sharedVersions: Record<string, string>;
      sharedNames: Record<string, string[]>;
      sharedMembers: Record<string, string[]>;
      staticWidgets: string[];
      customerPanels: string[];
      passes: Record<string, Record<string, string[] | undefined>>;
      cssVariables: string[];
    };
  }
  /** The code of a remote passes these props, and no others, to a widget. */
  pass(name: string, widget: string, props: readonly string[]): void {
    const { embeds } = this.contract(name).passes;
    if (!embeds?.[widget]) throw new Error(`it is not known what ${name} passes to ${widget}`);
    embeds[widget] = [...props];
  }
  /** A schema of a remote, `catalog panels product`, or one inside it: `… onChoose callback slug`. */
  schema(path: string): JsonSchema {
    const [name = '', kind = '', id = '', ...fields] = path.split(' ');
    const schema = this.contract(name)[kind]?.[id];
    if (!schema) throw new Error(`there is no ${path}`);
    return fields.reduce((outer, field) => {
      const inner =
        field === 'callback' ? outer.callback : field === '[]' ? outer.items : outer.properties?.[field];
      if (!inner) throw new Error(`${path} has no ${field}`);
      return inner;
    }, schema);
  }
}

export type Change = (page: Page) => void;

/** A change of one team that would break the page if it were released alone, and what the comparison says of it. */
export type PlantedBreak = readonly [title: string, Change, RegExp];

export const text: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };

/** Adds a field that is always there, or one that may be absent. */
const add =
  (path: string, name: string, field: JsonSchema, { isRequired }: { isRequired: boolean }): Change =>
  (page) => {
    const schema = page.schema(path);
    schema.properties = { ...schema.properties, [name]: field };
    const [remote = '', kind = '', id = '', ...inside] = path.split(' ');
    // The code passes what its contract comes to have.
    if (inside.length === 0) page.contract(remote).passes[kind]?.[id]?.push(name);
    if (isRequired) schema.required = [...(schema.required ?? []), name];
  };
export const addRequired = (path: string, name: string, field = text) =>
  add(path, name, field, { isRequired: true });
export const addOptional = (path: string, name: string, field = text) =>
  add(path, name, field, { isRequired: false });

export const drop =
  (path: string, name: string): Change =>
  (page) => {
    const schema = page.schema(path);
    if (!schema.properties?.[name]) throw new Error(`${path} has no ${name}`);
    delete schema.properties[name];
    schema.required = (schema.required ?? []).filter((field) => field !== name);
  };
export const rename =
  (path: string, from: string, to: string): Change =>
  (page) => {
    const field = page.schema(path).properties?.[from];
    const { required } = page.schema(path);
    drop(path, from)(page);
    add(path, to, field ?? text, { isRequired: required?.includes(from) ?? false })(page);
  };
export const makeOptional =
  (path: string, name: string): Change =>
  (page) => {
    const schema = page.schema(path);
    schema.required = (schema.required ?? []).filter((field) => field !== name);
  };
export const makeRequired =
  (path: string, name: string): Change =>
  (page) => {
    const schema = page.schema(path);
    schema.required = [...(schema.required ?? []), name];
  };
export const retype =
  (path: string, next: JsonSchema): Change =>
  (page) => {
    const schema = page.schema(path);
    for (const key of Object.keys(schema)) delete (schema as Record<string, unknown>)[key];
    Object.assign(schema, next);
  };
export const remove =
  (name: string, kind: string, id: string): Change =>
  (page) => {
    const schemas = page.contract(name)[kind];
    if (!schemas?.[id]) throw new Error(`${name} has no ${kind} ${id}`);
    delete schemas[id];
  };
/** Removes what a remote uses from its manifest and from its code. */
export const stopUsing =
  (name: string, kind: string, id: string): Change =>
  (page) => {
    remove(name, kind, id)(page);
    const contract = page.contract(name);
    contract.eventLiterals = contract.eventLiterals.filter((literal) => literal !== id);
    contract.widgetLiterals = contract.widgetLiterals.filter((literal) => literal !== id);
  };
export const provide =
  (name: string, kind: string, id: string, schema: JsonSchema = { type: 'object' }): Change =>
  (page) => {
    page.contract(name)[kind] = { ...page.contract(name)[kind], [id]: schema };
  };
/** Removes a member of an exported object from the shell: `paths.promo`. */
export const dropMember =
  (key: '@storefront/contracts' | '@storefront/api-client', member: string): Change =>
  ({ shell: { sharedMembers = {} } }) => {
    const members = sharedMembers[key] ?? [];
    if (!members.includes(member)) throw new Error(`${key} has no ${member}`);
    sharedMembers[key] = members.filter((name) => name !== member);
  };
/** Exports something else under a name of the contracts, with these members. */
export const exportAs =
  (name: string, members: readonly string[]): Change =>
  ({ shell: { sharedMembers = {} } }) => {
    const before = sharedMembers['@storefront/contracts'] ?? [];
    if (!before.some((member) => member.startsWith(`${name}.`))) throw new Error(`${name} has no members`);
    const others = before.filter((member) => !member.startsWith(`${name}.`));
    sharedMembers['@storefront/contracts'] = [...others, ...members.map((member) => `${name}.${member}`)];
  };
/** Several changes that are released together. */
export const together =
  (...changes: Change[]): Change =>
  (page) => {
    for (const change of changes) change(page);
  };
export const inShell =
  (change: (shell: Page['shell']) => void): Change =>
  (page) =>
    change(page.shell);

/** Builds without files: a change of a record leaves the files as they are, and contract.test.ts reads those. */
const withoutFiles = ({ shell, remotes }: PageBuilds): PageBuilds => ({
  shell,
  remotes: remotes.map((remote) => ({ ...remote, record: { ...remote.record, files: {} } })),
});

/** Why the page with this change would not be released over the built one. */
export function breaksOf(change: Change): string[] {
  const page = new Page();
  change(page);
  return releaseBreaks(withoutFiles(builtArtefacts()), withoutFiles(page.builds));
}
