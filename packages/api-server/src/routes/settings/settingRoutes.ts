import { contentCalls } from '@storefront/api-contract/server';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { settings } from '../../database/schema/content';
import { addCachedCall } from '../../plugins/call';
import { extrasRow } from '../../settings/extrasRow';

export function settingRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, contentCalls.settings, async () => ({
    key: '',
    load: async () => [
      ...(await context.db.select().from(settings).orderBy(asc(settings.key))),
      extrasRow(context.config),
    ],
  }));
}
