import { promoCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { listPromos, readPromo } from '../../content/promos';
import type { Context } from '../../context';
import { addCachedCall } from '../../plugins/call';

export function promoRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, promoCalls.promos, async () => ({
    key: '',
    load: () => listPromos(context),
  }));
  addCachedCall(app, context, promoCalls.promo, async ({ params: { slug } }) => ({
    key: slug,
    load: () => readPromo(context, slug),
  }));
}
