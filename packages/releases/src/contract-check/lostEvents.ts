import { lostFields } from './lostFields';
import { type User, hearersOf, ownerOf, rows } from './users';

/**
 * Events that somebody waits for and that are no longer emitted, or not by the team that they are named after: others
 * emit such an event for cases of their own.
 */
export function lostEvents(before: readonly User[], after: readonly User[]): string[] {
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
 * Requests, or fields of them, that are no longer carried out, or not by the team that they are named after. What is past
 * may be ignored.
 */
export function lostRequests(before: readonly User[], after: readonly User[]): string[] {
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
