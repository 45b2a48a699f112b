import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, into, numberOrNull, objectOrNull, someText, text, textOrNull } from '../lenient';
import { entryId, listAnswer } from '../listAnswer';
import { nameOrNull, someName } from '../plainText';
import type { promoRequests } from '../requests/promoRequests';
import { media } from './media';
import { anyPromo, anyPromoAnswer } from './promoShapes';

const promoFields = z.object({
  id: entryId(),
  /** Its address; the id where the back end sends none. */
  slug: text(),
  name: someName(),
  /** HTML. */
  description: textOrNull(),
  is_header: flag(),
  images: objectOrNull(z.object({ site_origin: textOrNull() })),
  /** `images.site_origin`, or `image` in any form. */
  image: objectOrNull(media),
  /** ISO with an offset; a bare date is a whole day. */
  active_from: textOrNull(),
  active_to: textOrNull(),
  promocode: objectOrNull(z.object({ code: someText() })),
  product: objectOrNull(
    z.object({
      id: numberOrNull(),
      name: nameOrNull(),
      slug: textOrNull(),
      parent_group_id: numberOrNull(),
    }),
  ),
  /** The heading of the section that lists it. */
  section: nameOrNull(),
  /** The menu group that it leads to: its own, its product's, or the one that `section` names. */
  group: objectOrNull(z.object({ id: numberOrNull(), name: nameOrNull(), slug: textOrNull() })),
  /** Ours: one plain line for cards. */
  lead: textOrNull(),
  /** Ours: key of a tile's tint, or `plum` for the hero. With it the picture is a cut-out dish. */
  tint: textOrNull(),
  /** Ours: where its button leads, a path of the storefront, and the button's text. */
  link: textOrNull(),
  button: textOrNull(),
});

/** A promotion of any back end (spec §3, Promo; readings 21). */
export const promo = into(anyPromo, promoFields);
export type Promo = z.output<typeof promo>;

/** Calls of promotions (spec §7, Content). */
export const promoCalls = {
  promos: endpoint<typeof promoRequests.promos>()({
    method: 'GET',
    path: '/api/promos/',
    response: listAnswer(promo),
  }),
  promo: endpoint<typeof promoRequests.promo>()({
    method: 'GET',
    path: '/api/promos/{slug}/',
    response: into(anyPromoAnswer, promo),
  }),
};
