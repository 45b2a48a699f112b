import type { JsonSchema } from '@storefront/contracts/json-schemas';
import type { Needs, PassedFields, ReleaseRecord, ShellAssets } from '../release/record';

/** Schemas by the id of a page, panel or widget, or by the name of an event. */
export type Schemas = Partial<Record<string, JsonSchema>>;

export const rows = (schemas: Schemas) => Object.entries(schemas) as [id: string, schema: JsonSchema][];

/** What a contract lets a build send, and which of the fields its code passes, where that is known. */
interface Declared extends Record<keyof PassedFields, Schemas> {
  passes?: PassedFields;
}

/**
 * A build that opens panels, embeds widgets and exchanges events: the shell or a remote. Its schemas have the fields that
 * it passes; `declared` has all that its contract lets it pass.
 */
export interface User extends Needs {
  name: string;
  embeds: Schemas;
  declared: Declared;
}

/** A schema without the optional fields that are not passed. */
function passedPart(schema: JsonSchema, passed: readonly string[] | undefined): JsonSchema {
  const { properties, required = [] } = schema;
  if (!passed || !properties) return schema;
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || passed.includes(name),
  );
  return { ...schema, properties: Object.fromEntries(fields) };
}

function userOf(name: string, contract: Needs & Declared): User {
  const sent = (kind: keyof PassedFields): Schemas =>
    Object.fromEntries(
      rows(contract[kind]).map(([id, schema]) => [id, passedPart(schema, contract.passes?.[kind][id])]),
    );
  const { hears } = contract;
  return {
    name,
    hears,
    opens: sent('opens'),
    embeds: sent('embeds'),
    emits: sent('emits'),
    declared: contract,
  };
}

export const usersOf = (shell: ShellAssets, records: readonly ReleaseRecord[]): User[] => [
  userOf('shell', { embeds: {}, ...shell.needs }),
  ...records.map(({ name, contract }) => userOf(name, contract)),
];

/** The team that an event is named after. */
export const ownerOf = (event: string) => event.slice(0, event.indexOf(':'));

/** Who hears an event, and what of it. */
export const hearersOf = (users: readonly User[], event: string): [name: string, schema: JsonSchema][] =>
  users.flatMap(({ name, hears }) => {
    const schema = (hears as Schemas)[event];
    return schema ? [[name, schema]] : [];
  });
