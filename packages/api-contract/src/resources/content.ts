import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { contentRequests } from '../requests/contentRequests';
import { flag, id, list, numberOrNull, objectOrNull, someText, text, textOrNull } from '../lenient';
import { media } from './media';

/** A promotion (spec §3, Promo). `description` is HTML that the server has sanitised. */
export const promo = z.object({
  id: id(),
  slug: text(),
  name: text(),
  /** One plain line for cards. */
  lead: textOrNull(),
  description: textOrNull(),
  is_header: flag(),
  image: objectOrNull(media),
  /** Key of a tile's tint, or `plum` for the hero. */
  tint: textOrNull(),
  active_from: textOrNull(),
  active_to: textOrNull(),
  promocode: objectOrNull(z.object({ code: someText() })),
  /** Where its button leads: a path of the storefront. */
  link: textOrNull(),
  button: textOrNull(),
  product_id: numberOrNull(),
});
export type Promo = z.output<typeof promo>;

/** One row of the settings list (spec §3, Settings). */
export const setting = z.object({ key: text(), value: textOrNull() });

/** Calls of content and settings (spec §7). */
export const contentCalls = {
  promos: endpoint<typeof contentRequests.promos>()({
    method: 'GET',
    path: '/api/promos/',
    response: list(promo),
  }),
  promo: endpoint<typeof contentRequests.promo>()({
    method: 'GET',
    path: '/api/promos/{slug}/',
    response: promo,
  }),
  settings: endpoint<typeof contentRequests.settings>()({
    method: 'GET',
    path: '/api/app/settings/',
    response: list(setting),
  }),
};
