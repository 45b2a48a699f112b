import type { Promo } from '@storefront/api-contract';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../context';
import { promos } from '../database/schema/content';
import { notFound } from '../apiError';
import { moscowTime } from '../orders/moscowTime';
import { contentMessages } from './messages';
import { pictureOf } from './pictureOf';
import { sanitiseOrNull } from './sanitise';
import { isSlug } from './slug';

/** Promotions that are on, in the chain's order (spec §3). */
export async function listPromos(context: Context): Promise<Promo[]> {
  const rows = await context.db.select().from(promos).where(isActiveNow()).orderBy(asc(promos.position));
  return rows.map((row) => toPromo(row, context));
}

/** One of them. Throws 404 for one that has not begun or is over, too. */
export async function readPromo(context: Context, slug: string): Promise<Promo> {
  const [row] = isSlug(slug)
    ? await context.db
        .select()
        .from(promos)
        .where(and(eq(promos.slug, slug), isActiveNow()))
    : [];
  if (!row) throw notFound(contentMessages.promoNotFound);
  return toPromo(row, context);
}

function isActiveNow() {
  const now = new Date();
  const hasBegun = or(isNull(promos.activeFrom), lte(promos.activeFrom, now));
  const isNotOver = or(isNull(promos.activeTo), gt(promos.activeTo, now));
  return and(hasBegun, isNotOver);
}

function toPromo(row: typeof promos.$inferSelect, { pictures }: Context): Promo {
  const { id, slug, name, lead, tint, link, button } = row;
  return {
    id,
    slug,
    name,
    lead,
    description: sanitiseOrNull(row.description),
    tint,
    link,
    button,
    is_header: row.isHeader,
    image: pictureOf(row, pictures),
    active_from: row.activeFrom ? moscowTime(row.activeFrom) : null,
    active_to: row.activeTo ? moscowTime(row.activeTo) : null,
    promocode: row.promocode ? { code: row.promocode } : null,
    product_id: row.productId,
  };
}
