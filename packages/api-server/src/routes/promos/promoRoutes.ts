import type { Promo } from '@storefront/api-contract';
import { contentCalls } from '@storefront/api-contract/server';
import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { promos } from '../../database/schema/content';
import { moscowTime } from '../../orders/moscowTime';
import { addCachedCall } from '../../plugins/call';

export function promoRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, contentCalls.promos, async () => ({
    key: '',
    load: async () => {
      const now = new Date();
      const hasBegun = or(isNull(promos.activeFrom), lte(promos.activeFrom, now));
      const isNotOver = or(isNull(promos.activeTo), gt(promos.activeTo, now));
      const rows = await context.db
        .select()
        .from(promos)
        .where(and(hasBegun, isNotOver))
        .orderBy(asc(promos.position));
      return rows.map((row) => toPromo(row, context));
    },
  }));
}

function toPromo(row: typeof promos.$inferSelect, { pictures }: Context): Promo {
  const { id, slug, name, lead, description, tint, link, button } = row;
  return {
    id,
    slug,
    name,
    lead,
    description,
    tint,
    link,
    button,
    is_header: row.isHeader,
    image: (row.picture ? pictures.of(row.picture) : undefined) ?? null,
    active_from: row.activeFrom ? moscowTime(row.activeFrom) : null,
    active_to: row.activeTo ? moscowTime(row.activeTo) : null,
    promocode: row.promocode ? { code: row.promocode } : null,
    product_id: row.productId,
  };
}
