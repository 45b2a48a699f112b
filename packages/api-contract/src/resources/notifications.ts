import * as z from 'zod/mini';
import { requires, textOrNull } from '../lenient';
import { entryId, isRecord } from '../listAnswer';
import { name, nameOrNull } from '../plainText';
import { idOf, textOf } from './contentShapes';

const message = z
  .object({
    /** Its time and texts, where the back end sends none: spec §3 names no id. */
    id: entryId(),
    title: nameOrNull(),
    text: name(),
    created_at: textOrNull(),
    /** Where it leads: a path of the storefront. */
    link: textOrNull(),
  })
  .check(requires((shown) => shown.title !== null || shown.text !== ''));

/** The fields of a message, which spec §3 does not name, stand beside the id or under `data`. */
function toMessage(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = { ...(isRecord(value['data']) ? value['data'] : {}), ...value };
  const {
    id: messageId,
    title,
    name,
    text: own,
    body,
    message: sent,
    description,
    created_at,
    link,
    url,
  } = fields;
  const shown = { title: title ?? name, text: own ?? body ?? sent ?? description };
  const words = [created_at, shown.title, shown.text].map(textOf).join(' ');
  return { id: idOf(messageId, words), ...shown, created_at, link: link ?? url };
}

/** A message to the customer (spec §3, Notification). */
export const notification = z.pipe(z.transform(toMessage), message) as unknown as z.ZodMiniType<
  z.output<typeof message>
>;
export type Notification = z.output<typeof notification>;
