import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { paramsOfPath } from '../release/paramsOfPath';
import { lostFields } from './lostFields';
import { type PageBuilds, recordsOf, takers } from './pageBuilds';
import { type Schemas, type User, rows } from './users';

/** Optional parameters of panels and props of widgets that somebody passes and that are no longer taken. */
export function lostParams(live: PageBuilds, next: PageBuilds, users: readonly User[]): string[] {
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
 * Optional parameters of an address that the page reads and the shell no longer passes. It also finds parameters that the
 * page now reads under a name that its address lacks. A page that reads one less is no break.
 */
export function lostPathParams(live: PageBuilds, next: PageBuilds): string[] {
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
