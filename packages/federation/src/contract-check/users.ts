import type { JsonSchema } from '@storefront/contracts/json-schemas';
import type { Needs, ReleaseRecord, ShellAssets } from '../release/record';

/** Schemas by the id of a page, panel or widget, or by the name of an event. */
export type Schemas = Partial<Record<string, JsonSchema>>;

export const rows = (schemas: Schemas) => Object.entries(schemas) as [id: string, schema: JsonSchema][];

/** A build that opens panels, embeds widgets and exchanges events: the shell or a remote. */
export interface User extends Needs {
  name: string;
  embeds: Schemas;
}

export const usersOf = (shell: ShellAssets, records: readonly ReleaseRecord[]): User[] => [
  { name: 'shell', embeds: {}, ...shell.needs },
  ...records.map(({ name, contract }) => ({ ...contract, name })),
];

/** The team that an event is named after. */
export const ownerOf = (event: string) => event.slice(0, event.indexOf(':'));

/** Who hears an event, and what of it. */
export const hearersOf = (users: readonly User[], event: string): [name: string, schema: JsonSchema][] =>
  users.flatMap(({ name, hears }) => {
    const schema = (hears as Schemas)[event];
    return schema ? [[name, schema]] : [];
  });
