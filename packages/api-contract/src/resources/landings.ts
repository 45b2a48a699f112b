import * as z from 'zod/mini';
import { id, into, numberOrNull, objectOrNull, requires, someText, textOrNull } from '../lenient';
import { isRecord } from '../listAnswer';
import { name, nameOrNull } from '../plainText';
import { codeOf, htmlOf, pictureOf, productOf } from './contentShapes';
import { media } from './media';

const landingFields = z
  .object({
    id: numberOrNull(),
    name: name(),
    seo: objectOrNull(
      z.object({
        url: someText(),
        title: nameOrNull(),
        description: nameOrNull(),
        canonical: textOrNull(),
      }),
    ),
    content: textOrNull(),
    image: objectOrNull(media),
    promocode: objectOrNull(z.object({ code: someText() })),
    product: objectOrNull(z.object({ id: id(), slug: textOrNull() })),
  })
  .check(requires(({ id: own, seo }) => own !== null || seo !== null));

/** Of a landing the specification names `seo.url` only, so the other fields are read under their likely names. */
function toLanding(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { name, title, content, text: body, description, promocode } = value;
  return {
    ...value,
    name: name || title,
    content: htmlOf(content, body, description),
    image: pictureOf(value),
    promocode: codeOf(promocode),
    product: productOf(value),
  };
}

/** A page with an SEO url (spec §3, Landing): `legal/oferta`, `black_cesar_podarok`. `content` is HTML. */
export const landing = into(toLanding, landingFields);
export type Landing = z.output<typeof landing>;
