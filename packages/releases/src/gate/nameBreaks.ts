import type { ModuleTable } from './moduleTable';
import type { Uses } from './readUses';
import type { SharedVersions } from '../sharing/sharedKeys';
import { sharedMisfits, type SharedUse } from '../sharing/sharedMisfits';

/** The modules that a remote provides, by name. */
export interface Provided {
  /** Its pages, with the paths that they were built for. */
  pages: Readonly<Record<string, string>>;
  panels: readonly string[];
  widgets: readonly string[];
  /** The panels that only a customer may open. */
  customerPanels: readonly string[];
  /** The widgets whose HTML needs no script. */
  staticWidgets: readonly string[];
}

/** A page by names: the shell, and the remotes that have a build. */
export interface NamedPage {
  table: ModuleTable;
  shared: {
    sharedVersions: SharedVersions;
    /** The names of `zod/mini` that its pages have; the types of the shell have all of them. */
    zodNames: readonly string[];
  };
  provided: ReadonlyMap<string, Provided & SharedUse>;
  /** The names in the code of each build. */
  uses: ReadonlyMap<string, Uses>;
}

/** The parameters of a path, `/menu/:group/:slug?`, and whether each of them is required. */
const paramsOfPath = (path: string): Map<string, boolean> =>
  new Map([...path.matchAll(/:([a-z]+)(\?)?/gi)].map(([, name = '', optional]) => [name, !optional]));

const ownerOf = (event: string) => event.slice(0, event.indexOf(':'));

function pageBreaks({ table, provided }: NamedPage): string[] {
  return Object.entries(table.routes).flatMap(([id, { path, owner }]) => {
    const pages = provided.get(owner)?.pages;
    if (!pages) return [];
    if (pages[id] === undefined) return [`shell: it needs page "${id}" of ${owner}, which is not provided`];
    const passed = paramsOfPath(path);
    return [...paramsOfPath(pages[id])]
      .filter(([name, isRequired]) => isRequired && passed.get(name) !== true)
      .map(([name]) => `${owner}: page "${id}" needs "${name}", which its address may lack`);
  });
}

/** Optional parameters of an address that a page reads and comes to lack, also because either side renames them. */
function lostPathParams(live: NamedPage, next: NamedPage): string[] {
  return Object.entries(next.table.routes).flatMap(([id, { path, owner }]) => {
    const names = (text: string | undefined) => [...paramsOfPath(text ?? '').keys()];
    const [passedBefore, passed] = [names(live.table.routes[id]?.path), names(path)];
    const [readBefore, read] = [live, next].map(({ provided }) => names(provided.get(owner)?.pages[id]));
    const unread = readBefore?.filter((name) => passed.includes(name) && !read?.includes(name)) ?? [];
    return (read ?? [])
      .filter((name) => !passed.includes(name) && (passedBefore.includes(name) || unread.length > 0))
      .map((name) => `${owner}: page "${id}": its address has no "${name}"`);
  });
}

/** Panels that are opened and widgets that are embedded without a provider on the page. */
function missingModules({ table, provided, uses }: NamedPage): string[] {
  const isMissing = (kind: 'panels' | 'widgets', id: string) => {
    const owner = table[kind][id]?.owner;
    if (owner === undefined) return true;
    const modules = provided.get(owner)?.[kind];
    return modules !== undefined && !modules.includes(id);
  };
  const linked = Object.entries(table.panels).flatMap(([id, { isLinkable, closesTo, owner }]) => {
    const isProvided = owner === 'shell' || provided.get(owner)?.panels.includes(id);
    return [...(isLinkable ? [id] : []), ...(closesTo && isProvided ? [closesTo] : [])];
  });
  const missing = (name: string, kind: 'panels' | 'widgets', ids: readonly string[]) =>
    [...new Set(ids)]
      .filter((id) => isMissing(kind, id))
      .map((id) => `${name}: it needs ${kind.slice(0, -1)} "${id}", which is not provided`);
  return [
    ...missing('shell', 'panels', linked),
    ...[...uses].flatMap(([name, { opens, embeds }]) => [
      ...missing(name, 'panels', opens),
      ...missing(name, 'widgets', embeds),
    ]),
  ];
}

/** Panels and widgets that the shell treats as if they needed no customer, or no script. */
function handlingBreaks({ table, provided }: NamedPage): string[] {
  return [...provided].flatMap(([name, { customerPanels, staticWidgets, widgets }]) => [
    ...customerPanels
      .filter((id) => table.panels[id]?.owner === name && !table.panels[id].isCustomersOnly)
      .map((id) => `${name}: panel "${id}" needs a customer, and the shell opens it for guests`),
    ...widgets
      .filter((id) => table.widgets[id]?.owner === name && table.widgets[id].isStatic)
      .filter((id) => !staticWidgets.includes(id))
      .map((id) => `${name}: widget "${id}" needs a script, which the shell does not load`),
  ]);
}

/** The builds that have an event in their code. */
const buildsWith = ({ uses }: NamedPage, kind: 'emits' | 'hears', event: string) =>
  [...uses].filter(([, names]) => names[kind].includes(event)).map(([name]) => name);

/**
 * Events that a build hears and that are no longer emitted, and requests that it emits and that are no longer heard; also
 * when only the team that they are named after stops.
 */
function lostEvents(live: NamedPage, next: NamedPage): string[] {
  const lost = (name: string, event: string, kind: 'emits' | 'hears') => {
    const [had, has] = [buildsWith(live, kind, event), buildsWith(next, kind, event)];
    const verb = kind === 'emits' ? 'emitted' : 'heard';
    if (had.length > 0 && has.length === 0) return [`${name}: event "${event}" is no longer ${verb}`];
    const owner = ownerOf(event);
    if (owner === name || !had.includes(owner) || has.includes(owner)) return [];
    return [`${name}: event "${event}" is no longer ${verb} by ${owner}`];
  };
  return [...next.uses].flatMap(([name, { hears, emits }]) => [
    ...hears.flatMap((event) => lost(name, event, 'emits')),
    ...emits.filter((event) => event.endsWith('-requested')).flatMap((event) => lost(name, event, 'hears')),
  ]);
}

/**
 * Names of pages, panels, widgets and events that are missing on the next page and were not on the live one. A rollback
 * may take back what was added meanwhile.
 */
export function nameBreaks(
  live: NamedPage | undefined,
  next: NamedPage,
  { isRollback = false }: { isRollback?: boolean } = {},
): string[] {
  const misfits = ({ provided, shared: { sharedVersions, zodNames } }: NamedPage) =>
    [...provided].flatMap(([name, use]) =>
      sharedMisfits(use, sharedVersions, (key, one) => key !== 'zod/mini' || zodNames.includes(one)).map(
        (text) => `${name}: ${text}`,
      ),
    );
  const broken = (page: NamedPage) => [
    ...pageBreaks(page),
    ...missingModules(page),
    ...handlingBreaks(page),
    ...misfits(page),
  ];
  const known = new Set(live && broken(live));
  const lost = live && !isRollback ? [...lostPathParams(live, next), ...lostEvents(live, next)] : [];
  return [...new Set([...broken(next), ...lost])].filter((text) => !known.has(text));
}
