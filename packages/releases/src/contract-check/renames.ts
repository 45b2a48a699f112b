import { type PageBuilds, recordsOf, takers } from './pageBuilds';
import { renamedFields, type Sent } from './renamedFields';
import { type Schemas, type User, rows, usersOf } from './users';

/**
 * Optional fields that a sender now sends under a name which its receiver does not take. Whoever only leaves a field out,
 * or sends one more, breaks nothing: both at once count as another name.
 */
export function renames(before: readonly User[], next: PageBuilds): string[] {
  const after = usersOf(next.shell, recordsOf(next));
  const receivers = {
    opens: takers(next, 'panels'),
    embeds: takers(next, 'widgets'),
    emits: after.map(({ name, hears }): [string, Schemas] => [name, hears]),
  };
  const titles = { opens: 'panel', embeds: 'widget', emits: 'event' };
  return after.flatMap((user) => {
    const earlier = before.find(({ name }) => name === user.name);
    return (['opens', 'embeds', 'emits'] as const).flatMap((kind) => {
      const sentBy = ({ declared }: User, id: string): Sent | undefined => {
        const schema = declared[kind][id];
        return schema && { schema, passed: declared.passes?.[kind][id] };
      };
      return rows(user[kind]).flatMap(([id]) => {
        const [sentBefore, sent] = [earlier && sentBy(earlier, id), sentBy(user, id)];
        if (!sentBefore || !sent || (kind === 'emits' && !id.endsWith('-requested'))) return [];
        return receivers[kind].flatMap(([receiver, { [id]: taken }]) =>
          (taken ? renamedFields(sentBefore, sent, taken) : []).map(
            (text) => `${user.name}: ${titles[kind]} "${id}" of ${receiver}: ${text}`,
          ),
        );
      });
    });
  });
}
