import { parseJson } from '@storefront/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiError, unprocessable } from '../../apiError';
import type { Context } from '../../context';
import { changeStopList } from '../../kitchen/changeStopList';
import { messages } from '../../kitchen/messages';
import { reportStatus } from '../../kitchen/reportStatus';
import { addWebhook, type Webhook } from '../../webhooks/addWebhook';
import { isSigned } from '../../webhooks/signature';

const eventId = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w.:-]+$/));
const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
const externalId = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\0]*$/));

const statusReport = z.object({
  event_id: eventId,
  order_id: id,
  status_slug: z.string().check(z.maxLength(50)),
  at: z.optional(z.iso.datetime({ offset: true })),
});

const stopListChange = z.object({
  event_id: z.optional(eventId),
  restaurant_id: z.union([id, externalId]),
  product_ids: z.array(z.union([id, externalId])).check(z.minLength(1), z.maxLength(1000)),
  stopped: z.boolean(),
});

/** The calls of a real kitchen (docs/integrating.md). None of them belongs to the contract. */
export function kitchenRoutes(app: FastifyInstance, { config: { kitchen }, db }: Context): void {
  if (kitchen.kind !== 'webhook') return;
  const { secret } = kitchen;
  addWebhook(app, {
    url: '/api/kitchen/status/',
    bodyLimit: 10_000,
    handle: async (webhook) => {
      const report = read(statusReport, secret, webhook);
      const { event_id: eventId, order_id: orderId, status_slug: slug, at } = report;
      const date = at === undefined ? undefined : new Date(at);
      return {
        success: true,
        ...(await reportStatus({ db, kitchen }, { eventId, orderId, slug, at: date })),
      };
    },
  });
  addWebhook(app, {
    url: '/api/kitchen/stop-list/',
    bodyLimit: 100_000,
    handle: async (webhook) => {
      const { event_id, restaurant_id, product_ids, stopped } = read(stopListChange, secret, webhook);
      const change = { eventId: event_id, restaurant: restaurant_id, products: product_ids, stopped };
      return { success: true, ...(await changeStopList(db, change)) };
    },
  });
}

/** Throws 401 for a message that is not signed, and 422 for one that does not match the schema. */
function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  secret: string,
  webhook: Webhook,
): z.output<Schema> {
  if (!isSigned('kitchen', secret, webhook, new Date()))
    throw new ApiError(401, { message: messages.badSignature });
  const parsed = z.safeParse(schema, parseJson(webhook.body.toString('utf8')));
  if (!parsed.success) throw unprocessable(messages.unreadable, parsed.error.issues[0]?.path.join('.'));
  return parsed.data;
}
