import * as z from 'zod/mini';
import { events, type EventName } from './events/events';
import { type PanelId, panels } from './panels/panels';
import { callbackPayloads, type WidgetId, widgets } from './widgets/widgets';

/** The keywords of JSON Schema that this package uses, and `callback`: the schema of a function's payload. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  propertyNames?: JsonSchema;
  callback?: JsonSchema;
}

/** Keywords that a comparison of two schemas would ignore: a value that they forbid would count as accepted. */
const incomparable = ['allOf', 'not', 'prefixItems', 'patternProperties', '$ref'] as const;

/**
 * Types of schemas that JSON Schema cannot express (decision 0080). Nothing between two builds fills in a default or
 * transforms a value: it arrives as it was sent. JSON Schema loses the other types altogether.
 */
const unwritten: ReadonlySet<string> = new Set(
  'default prefault catch pipe transform custom date map set undefined void bigint symbol nan function file'.split(
    ' ',
  ),
);

/**
 * Whether JSON Schema lacks the check: a condition that is a function or about one property, a pattern with flags, a
 * changed value.
 */
const isUnwritten = (check: z.core.$ZodCheckDef & { pattern?: unknown }) =>
  check.check === 'custom' ||
  check.check === 'property' ||
  check.check === 'overwrite' ||
  (check.pattern instanceof RegExp && /[ims]/.test(check.pattern.flags));

/** The part of a schema that is lost when it is written as JSON Schema; undefined when nothing is lost. */
function lostIn({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (unwritten.has(def.type)) return def.type;
  if ('coerce' in def && def.coerce) return 'coerce';
  return def.checks?.map((check) => check._zod.def).find(isUnwritten)?.check;
}

/**
 * A schema as data, which builds record and compare.
 *
 * @throws Error when the schema has a part that cannot be compared: an intersection, two patterns for one text, `never`, a
 * tuple, names of fields by a pattern, a schema that contains itself, or a part that JSON Schema cannot express, such
 * as a default or a refinement.
 */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    cycles: 'throw',
    // The schema of an object's output would forbid all fields but its own.
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const payload = callbackPayloads.get(zodSchema);
      if (payload) Object.assign(jsonSchema, { callback: jsonSchemaOf(payload) });
      const found =
        incomparable.find((keyword) => keyword in jsonSchema) ?? (payload ? undefined : lostIn(zodSchema));
      if (found) throw new Error(`A contract cannot be compared with another one by «${found}»`);
      // A discriminated union has `oneOf`. Its kinds exclude each other, so `anyOf` means the same.
      const { oneOf } = jsonSchema;
      delete jsonSchema.oneOf;
      if (oneOf) jsonSchema.anyOf = oneOf;
    },
  });
  // A schema that is registered under an id is written as a reference.
  if ('$defs' in json) throw new Error('A contract cannot be compared with another one by «$defs»');
  return json as JsonSchema;
}

export const eventSchema = (name: EventName) => jsonSchemaOf(events[name]);
export const panelSchema = (id: PanelId) => jsonSchemaOf(panels[id].params);
export const widgetSchema = (id: WidgetId) => jsonSchemaOf(widgets[id].props);
