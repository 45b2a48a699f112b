import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { paramsOfPath } from '../release/paramsOfPath';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { mismatches } from './mismatches';
import { type Schemas, hearersOf, rows, usersOf } from './users';

type Provider = readonly [name: string, schema: JsonSchema];

/** Breaks between one that uses something and whoever provides it. */
function useBreaks(user: string, what: string, sent: JsonSchema, providers: readonly Provider[]): string[] {
  if (providers.length === 0) return [`${user}: it needs ${what}, which is not provided`];
  return providers.flatMap(([provider, accepted]) =>
    mismatches(sent, accepted).map((text) => `${user}: ${what} of ${provider}: ${text}`),
  );
}

/**
 * Breaks between the builds of a page: who opens a panel, embeds a widget or emits an event must satisfy who provides or
 * hears it, and the shell, which passes panels and widgets on, must know them.
 */
export function pairBreaks(shell: ShellAssets, records: readonly ReleaseRecord[]): string[] {
  const { routes, panels, widgets } = shell.contract;
  const users = usersOf(shell, records);
  const built = new Map(records.map(({ name, contract }) => [name as string, contract]));
  const providers = (kind: 'pages' | 'panels' | 'widgets', id: string, owner: string): Provider[] => {
    const schema = (built.get(owner)?.[kind] as Schemas | undefined)?.[id];
    return schema ? [[owner, schema]] : [];
  };
  /** A remote without a build is one break, not one for each of its modules. */
  const canCheck = (owner: string) => built.has(owner);
  const panelProviders = (id: string): Provider[] => {
    const known = panels[id];
    if (!known) return [];
    // The shell validates the parameters and passes on those that it knows.
    return [['shell', known.params], ...providers('panels', id, known.owner)];
  };
  const opened = new Set([
    ...users.flatMap(({ opens }) => Object.keys(opens)),
    ...Object.entries(panels).flatMap(([id, { owner, isLinkable, closesTo }]) => {
      const isProvided = owner === 'shell' || providers('panels', id, owner).length > 0;
      return [...(isLinkable ? [id] : []), ...(closesTo && isProvided ? [closesTo] : [])];
    }),
  ]);

  return [
    ...users.flatMap(({ name, opens }) =>
      rows(opens).flatMap(([id, sent]) => useBreaks(name, `panel "${id}"`, sent, panelProviders(id))),
    ),
    ...[...opened].flatMap((id) => {
      const known = panels[id];
      if (!known || !canCheck(known.owner)) return [];
      return useBreaks('shell', `panel "${id}"`, known.params, providers('panels', id, known.owner));
    }),
    ...users.flatMap(({ name, embeds }) =>
      rows(embeds).flatMap(([id, sent]) => {
        const known = widgets[id];
        if (known && !canCheck(known.owner)) return [];
        return useBreaks(name, `widget "${id}"`, sent, known ? providers('widgets', id, known.owner) : []);
      }),
    ),
    ...Object.entries(routes)
      .filter(([, { owner }]) => canCheck(owner))
      .flatMap(([id, { path, owner }]) =>
        useBreaks('shell', `page "${id}"`, paramsOfPath(path), providers('pages', id, owner)),
      ),
    ...users.flatMap(({ name, emits }) =>
      rows(emits).flatMap(([event, sent]) => {
        const hearers = hearersOf(users, event);
        return hearers.length === 0 ? [] : useBreaks(name, `event "${event}"`, sent, hearers);
      }),
    ),
  ];
}
