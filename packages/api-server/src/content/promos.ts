import type { Promo } from '@storefront/api-contract';
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Context } from '../context';
import { groups, products } from '../database/schema/catalogue';
import { promos } from '../database/schema/content';
import { notFound } from '../apiError';
import { moscowTime } from '../orders/moscowTime';
import { contentMessages } from './messages';
import { pictureOf } from './pictureOf';
import { sanitiseOrNull } from './sanitise';
import { isSlug } from './slug';

type GroupRow = typeof groups.$inferSelect;

interface Found {
  promo: typeof promos.$inferSelect;
  product: typeof products.$inferSelect | null;
  /** The group of the product. */
  group: GroupRow | null;
}

/** Promotions that are on, in the chain's order (spec §3). */
export async function listPromos(context: Context): Promise<Promo[]> {
  return readPromos(context, isActiveNow());
}

/** One promotion. Throws 404 for an unknown promotion, and for one that has not begun or is over. */
export async function readPromo(context: Context, slug: string): Promise<Promo> {
  const [promo] = isSlug(slug) ? await readPromos(context, and(eq(promos.slug, slug), isActiveNow())) : [];
  if (!promo) throw notFound(contentMessages.promoNotFound);
  return promo;
}

async function readPromos(context: Context, which: SQL | undefined): Promise<Promo[]> {
  const rows: Found[] = await context.db
    .select({ promo: promos, product: products, group: groups })
    .from(promos)
    .leftJoin(products, and(eq(products.id, promos.productId), eq(products.deleted, false)))
    .leftJoin(groups, eq(groups.id, products.groupId))
    .where(which)
    .orderBy(asc(promos.position));
  const menu = await context.db.select().from(groups);
  return rows.map((row) => toPromo(row, menu, context));
}

function isActiveNow() {
  const now = new Date();
  const hasBegun = or(isNull(promos.activeFrom), lte(promos.activeFrom, now));
  const isNotOver = or(isNull(promos.activeTo), gt(promos.activeTo, now));
  return and(hasBegun, isNotOver);
}

function toPromo({ promo, product, group }: Found, menu: GroupRow[], { pictures }: Context): Promo {
  const { id, slug, name, lead, tint, link, button, section } = promo;
  const image = pictureOf(promo, pictures);
  const leadsTo = group ?? menu.find((one) => one.slug === linkedGroup(link));
  return {
    id,
    slug,
    name,
    lead,
    description: sanitiseOrNull(promo.description),
    tint,
    link,
    button,
    section,
    is_header: promo.isHeader,
    images: image && { site_origin: image.original },
    image,
    active_from: promo.activeFrom ? moscowTime(promo.activeFrom) : null,
    active_to: promo.activeTo ? moscowTime(promo.activeTo) : null,
    promocode: promo.promocode ? { code: promo.promocode } : null,
    product: product && {
      id: product.id,
      name: product.name,
      slug: product.slug,
      parent_group_id: product.groupId,
    },
    group: leadsTo ? { id: leadsTo.id, name: leadsTo.name, slug: leadsTo.slug } : null,
  };
}

/** The slug of the menu group in a path like `/menu/supy`. */
const linkedGroup = (link: string | null) => link?.match(/^\/menu\/([\w-]+)/)?.[1];
