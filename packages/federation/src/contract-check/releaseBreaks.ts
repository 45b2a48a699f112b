import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { paramsOfPath } from '../release/paramsOfPath';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { type BuiltRemote, checkContracts } from './checkContracts';
import { acceptsAnything, alternativesOf, kindsSentTo, mismatches } from './mismatches';
import { missingMembers } from '../sharing/sharedMembers';
import { renamedFields } from './renamedFields';
import { type Schemas, type User, hearersOf, ownerOf, rows, usersOf } from './users';

/** The builds of one page: the shell and the live build of each remote. */
export interface PageBuilds {
  shell: ShellAssets;
  remotes: readonly BuiltRemote[];
}

/** The alternatives of a schema that understand what is sent; all of them when none does. */
function takersOf(sent: JsonSchema, accepted: JsonSchema): JsonSchema[] {
  const choices = alternativesOf(accepted);
  const taking = choices.filter((choice) => mismatches(sent, choice).length === 0);
  return taking.length > 0 ? taking : choices;
}

/** What a taker takes as this field: an object one of its own, or any other. */
function fieldOf(taker: JsonSchema, name: string): JsonSchema | undefined {
  const { properties, additionalProperties: others } = taker;
  if (acceptsAnything(taker)) return {};
  return properties?.[name] ?? (typeof others === 'object' ? others : undefined);
}

/**
 * The fields that a sender sends, and that a receiver took before and takes no longer. Where such a field is optional,
 * structure alone does not show the loss: it looks like a field that the sender has first. A reader of an optional field
 * has to do without it, so what a callback or an event no longer carries is no loss.
 */
function lostFields(sent: JsonSchema, before: JsonSchema, after: JsonSchema, path = ''): string[] {
  if (acceptsAnything(after)) return [];
  const kinds = alternativesOf(sent)
    .flatMap((alternative) => kindsSentTo(after, alternative))
    .flatMap((alternative) => kindsSentTo(before, alternative));
  return kinds.flatMap((alternative) => {
    const [had, has] = [takersOf(alternative, before), takersOf(alternative, after)];
    const lostIn = (part: JsonSchema, at: string, partOf: (taker: JsonSchema) => JsonSchema | undefined) => {
      const [inBefore, inAfter] = [had, has].map((takers) => takers.flatMap((one) => partOf(one) ?? []));
      if (!inBefore?.length) return [];
      if (!inAfter?.length) return [`${at} is no longer taken`];
      return lostFields(part, { anyOf: inBefore }, { anyOf: inAfter }, at);
    };
    const { properties = {}, items, additionalProperties: rest, propertyNames = {} } = alternative;
    const names = typeof rest === 'object' ? alternativesOf(propertyNames) : [];
    const others = names.map(({ const: name = '*' }) => [String(name), rest as JsonSchema] as const);
    return [
      ...[...Object.entries(properties), ...others].flatMap(([name, field]) =>
        lostIn(field, path ? `${path}.${name}` : name, (taker) => fieldOf(taker, name)),
      ),
      ...(items ? lostIn(items, `${path}[]`, (taker) => (acceptsAnything(taker) ? {} : taker.items)) : []),
    ];
  });
}

const recordsOf = ({ remotes }: PageBuilds): ReleaseRecord[] => remotes.map(({ record }) => record);

/**
 * Everyone who takes a panel's parameters or a widget's props. The shell validates parameters and passes on those it
 * knows.
 */
function takers(
  { shell, remotes }: PageBuilds,
  kind: 'panels' | 'widgets',
): [name: string, schemas: Schemas][] {
  const passedOn = Object.entries(shell.contract.panels).map(([id, { params }]) => [id, params] as const);
  return [
    ['shell', kind === 'panels' ? Object.fromEntries(passedOn) : {}],
    ...remotes.map(({ record }): [string, Schemas] => [record.name, record.contract[kind]]),
  ];
}

function lostParams(live: PageBuilds, next: PageBuilds, users: readonly User[]): string[] {
  return (['panels', 'widgets'] as const).flatMap((kind) => {
    const before = new Map(takers(live, kind));
    return takers(next, kind).flatMap(([taker, schemas]) =>
      users.flatMap((user) =>
        rows(kind === 'panels' ? user.opens : user.embeds).flatMap(([id, sent]) => {
          const [had, has] = [before.get(taker)?.[id], schemas[id]];
          const lost = had && has ? lostFields(sent, had, has) : [];
          return lost.map((text) => `${user.name}: ${kind.slice(0, -1)} "${id}" of ${taker}: ${text}`);
        }),
      ),
    );
  });
}

/**
 * Events that somebody waits for and that are no longer emitted, or not by the team that they are named after: others
 * emit such an event for cases of their own.
 */
function lostEvents(before: readonly User[], after: readonly User[]): string[] {
  const emittersOf = (users: readonly User[], event: string) =>
    users.filter(({ emits }) => Object.hasOwn(emits, event)).map(({ name }) => name);
  return after.flatMap(({ name, hears }) =>
    Object.keys(hears).flatMap((event) => {
      const [had, has] = [emittersOf(before, event), emittersOf(after, event)];
      if (had.length > 0 && has.length === 0) return [`${name}: event "${event}" is no longer emitted`];
      const owner = ownerOf(event);
      if (owner === name || !had.includes(owner) || has.includes(owner)) return [];
      return [`${name}: event "${event}" is no longer emitted by ${owner}`];
    }),
  );
}

/**
 * Optional parameters of an address that the page reads and the shell no longer passes. It also finds parameters that the
 * page now reads under a name that its address lacks. A page that reads one less is no break.
 */
function lostPathParams(live: PageBuilds, next: PageBuilds): string[] {
  const namesOf = (schema: JsonSchema | undefined) => Object.keys(schema?.properties ?? {});
  return Object.entries(next.shell.contract.routes).flatMap(([id, { path, owner }]) => {
    const passedBefore = namesOf(paramsOfPath(live.shell.contract.routes[id]?.path ?? ''));
    const passed = namesOf(paramsOfPath(path));
    const readIn = (builds: PageBuilds) =>
      namesOf(
        (recordsOf(builds).find(({ name }) => name === owner)?.contract.pages as Schemas | undefined)?.[id],
      );
    const [readBefore, read] = [readIn(live), readIn(next)];
    const lost = read.filter((name) => passedBefore.includes(name) && !passed.includes(name));
    const isUnread = readBefore.some((name) => passed.includes(name) && !read.includes(name));
    const renamed = isUnread ? read.filter((name) => !passed.includes(name)) : [];
    return [...lost, ...renamed].map((name) => `${owner}: page "${id}": its address has no "${name}"`);
  });
}

/**
 * Requests, or fields of them, that are no longer carried out, or not by the team that they are named after. What is past
 * may be ignored.
 */
function lostRequests(before: readonly User[], after: readonly User[]): string[] {
  return after.flatMap(({ name, emits }) =>
    rows(emits)
      .filter(([event]) => event.endsWith('-requested'))
      .flatMap(([event, sent]) => {
        const [had, has] = [hearersOf(before, event), new Map(hearersOf(after, event))];
        if (had.length > 0 && has.size === 0) return [`${name}: event "${event}" is no longer heard`];
        const owner = ownerOf(event);
        if (had.some(([hearer]) => hearer === owner) && !has.has(owner)) {
          return [`${name}: event "${event}" is no longer heard by ${owner}`];
        }
        return had.flatMap(([hearer, schema]) => {
          const next = has.get(hearer);
          const lost = next ? lostFields(sent, schema, next) : [];
          return lost.map((text) => `${name}: event "${event}" of ${hearer}: ${text}`);
        });
      }),
  );
}

/**
 * Optional fields that a sender now sends under a name which its receiver does not take. Whoever only leaves a field out,
 * or sends one more, breaks nothing: both at once count as another name.
 */
function renames(before: readonly User[], next: PageBuilds): string[] {
  const after = usersOf(next.shell, recordsOf(next));
  const sentBy = ({ opens, embeds, emits }: User) => ({ opens, embeds, emits }) as Record<string, Schemas>;
  const receivers = {
    opens: takers(next, 'panels'),
    embeds: takers(next, 'widgets'),
    emits: after.map(({ name, hears }): [string, Schemas] => [name, hears]),
  };
  const titles = { opens: 'panel', embeds: 'widget', emits: 'event' };
  return after.flatMap((user) => {
    const earlier = before.find(({ name }) => name === user.name);
    return (['opens', 'embeds', 'emits'] as const).flatMap((kind) =>
      rows(user[kind]).flatMap(([id, sent]) => {
        const sentBefore = earlier && sentBy(earlier)[kind]?.[id];
        if (!sentBefore || (kind === 'emits' && !id.endsWith('-requested'))) return [];
        return receivers[kind].flatMap(([receiver, { [id]: taken }]) =>
          (taken ? renamedFields(sentBefore, sent, taken) : []).map(
            (text) => `${user.name}: ${titles[kind]} "${id}" of ${receiver}: ${text}`,
          ),
        );
      }),
    );
  });
}

/** Members that a remote takes of what the shell exported with members, and now exports without any. */
function lostMembers(live: PageBuilds, next: PageBuilds): string[] {
  const [before, after] = [live.shell.sharedMembers ?? {}, next.shell.sharedMembers];
  if (!after) return [];
  return recordsOf(next).flatMap(({ name, contract }) =>
    missingMembers(
      contract.sharedMembers ?? {},
      (key) => after[key] ?? [],
      (key) => before[key] ?? [],
    ).map((member) => `${name}: it takes ${member}, which the shell does not export`),
  );
}

/**
 * Why a release would break the page: `live` is the page as it is, `next` the same page with the released build. What is
 * broken already is no reason against a release. A rollback may take back what is optional for those who use it: the page
 * was without it before (decision 0113).
 */
export function releaseBreaks(
  live: PageBuilds,
  next: PageBuilds,
  { isRollback = false }: { isRollback?: boolean } = {},
): string[] {
  const known = new Set(checkContracts(live));
  const [before, after] = [usersOf(live.shell, recordsOf(live)), usersOf(next.shell, recordsOf(next))];
  const lost = () => [
    ...lostParams(live, next, after),
    ...lostEvents(before, after),
    ...lostPathParams(live, next),
    ...lostRequests(before, after),
    ...renames(before, next),
    ...lostMembers(live, next),
  ];
  const found = [...checkContracts(next), ...(isRollback ? [] : lost())];
  return [...new Set(found)].filter((text) => !known.has(text));
}
