import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { notFound } from '../../apiError';
import { bearerToken } from '../../auth/identify';
import { findCustomer } from '../../auth/sessions';
import { orders } from '../../database/schema/orders';
import { messages } from '../../payment/messages';
import { paymentPage, paymentPagePolicy } from '../../payment/paymentPage';
import { findPayment, isKnownPayment } from '../../payment/paymentRows';
import type { PaymentProvider } from '../../payment/provider';
import { serialiseWebhook } from '../../payment/readWebhook';
import { settlePayment } from '../../payment/settlePayment';
import { addWebhook } from '../../webhooks/addWebhook';
import { signedHeaders } from '../../webhooks/signature';

const params = z.object({ token: z.string().check(z.maxLength(100)) });
const body = z.object({ action: z.enum(['pay', 'decline']) });
const webhookPath = '/api/payment/webhook/';

/** The webhook, the sandbox's page, and the return from a real acquirer. None of them belongs to the contract. */
export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { payment } = context;
  if (!payment) return;
  addWebhook(app, {
    url: webhookPath,
    bodyLimit: 10_000,
    handle: async (webhook) => {
      const isKnown = (externalId: string) => isKnownPayment(context.db, externalId);
      const event = await payment.readWebhook(webhook, { now: new Date(), isKnown });
      if (event) await settlePayment(context, event);
      return { success: true };
    },
  });
  if (payment.kind === 'sandbox') addSandbox(app, context, payment);
  else addReturnRedirect(app, context);
}

/** The page that imitates an acquirer's, and reports the pressed button through the webhook. */
function addSandbox(app: FastifyInstance, context: Context, provider: PaymentProvider): void {
  const { publicUrl } = context.config;
  app.get('/pay/:token', { schema: { params, hide: true } }, async (request, reply) => {
    const payment = await findPayment(context.db, tokenOf(request.params));
    const nonce = randomBytes(16).toString('base64');
    setPrivateHeaders(reply, paymentPagePolicy({ publicUrl, nonce }));
    return reply
      .type('text/html; charset=utf-8')
      .send(paymentPage(payment, { backUrl: await backUrl(context, request, payment), nonce }));
  });
  app.post('/pay/:token', { schema: { params, body, hide: true } }, async (request, reply) => {
    const { action } = z.parse(body, request.body);
    const payment = await findPayment(context.db, tokenOf(request.params));
    const isOpen = payment.status === 'pending' || payment.status === 'declined';
    if (isOpen && payment.externalId) {
      const status = action === 'pay' ? 'paid' : 'declined';
      const { externalId, amount } = payment;
      const content = serialiseWebhook({ id: `sandbox-${randomUUID()}`, externalId, status, amount });
      const headers = {
        'content-type': 'application/json',
        ...signedHeaders('payment', provider.secret, content, new Date()),
      };
      const response = await app.inject({ method: 'POST', url: webhookPath, headers, payload: content });
      if (response.statusCode !== 200) throw new Error(`the webhook answered ${response.statusCode}`);
    }
    return reply.redirect(await backUrl(context, request, payment), 303);
  });
}

/** A real acquirer returns the customer here: the order had no number when the payment was opened. */
function addReturnRedirect(app: FastifyInstance, context: Context): void {
  app.get('/pay/:token', { schema: { params, hide: true } }, async (request, reply) => {
    const payment = await findPayment(context.db, tokenOf(request.params));
    setPrivateHeaders(reply, "default-src 'none'");
    return reply.redirect(await backUrl(context, request, payment), 303);
  });
}

/**
 * The page of the order. A bank's app may return to another browser, where the customer is not logged in: there it is the
 * order's shared link.
 */
async function backUrl({ db, config }: Context, request: FastifyRequest, payment: { orderId: number }) {
  const token = bearerToken(request.headers.authorization);
  const [customer, [order]] = await Promise.all([
    token ? findCustomer(db, token) : undefined,
    db
      .select({ userId: orders.userId, shareToken: orders.shareToken })
      .from(orders)
      .where(eq(orders.id, payment.orderId)),
  ]);
  if (!order) throw notFound(messages.notFound);
  const url = `${config.publicUrl}/monitoring/${payment.orderId}`;
  return customer?.user.id === order.userId ? url : `${url}?share=${order.shareToken}`;
}

const tokenOf = (value: unknown) => z.parse(params, value).token;

/** The link is a secret: the page is not cached and sends no referrer. */
function setPrivateHeaders(reply: FastifyReply, policy: string): void {
  void reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}
