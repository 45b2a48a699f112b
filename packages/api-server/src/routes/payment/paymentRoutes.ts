import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { Failure } from '../../failure';
import { messages } from '../../payment/messages';
import { paymentPage, paymentPagePolicy } from '../../payment/paymentPage';
import { findPayment } from '../../payment/paymentRows';
import type { PaymentProvider } from '../../payment/provider';
import { writeWebhook } from '../../payment/readWebhook';
import { settlePayment } from '../../payment/settlePayment';
import { signedHeaders } from '../../payment/signature';

const params = z.object({ token: z.string().check(z.maxLength(100)) });
const body = z.object({ action: z.enum(['pay', 'decline']) });
const webhookPath = '/api/payment/webhook/';

/** Where providers report to, the sandbox's page, and the way back from a real one: no calls of the contract. */
export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { payment } = context;
  if (!payment) return;
  addWebhook(app, context, payment);
  if (payment.kind === 'sandbox') addSandbox(app, context, payment);
  else addReturn(app, context);
}

/** Signed over the raw bytes, so nothing parses them before they are known to be the provider's. */
function addWebhook(app: FastifyInstance, context: Context, payment: PaymentProvider): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, content, done) => done(null, content));
    scope.route({
      method: 'POST',
      url: webhookPath,
      schema: { hide: true },
      bodyLimit: 10_000,
      // One acquirer speaks for all customers, from one address.
      config: { rateLimit: false },
      handler: async (request) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = payment.readWebhook({ headers: request.headers, body: content }, new Date());
        if (!event) throw new Failure(401, { message: messages.badSignature });
        await settlePayment(context, event);
        return { success: true };
      },
    });
  });
}

/** The page that stands for an acquirer's, and tells what was pressed as an acquirer would. */
function addSandbox(app: FastifyInstance, context: Context, provider: PaymentProvider): void {
  const { publicUrl } = context.config;
  app.get('/pay/:token', { schema: { params, hide: true } }, async (request, reply) => {
    const payment = await findPayment(context.db, tokenOf(request.params));
    const nonce = randomBytes(16).toString('base64');
    guard(reply, paymentPagePolicy({ publicUrl, nonce }));
    return reply
      .type('text/html; charset=utf-8')
      .send(paymentPage(payment, { backUrl: backUrl(context, payment.orderId), nonce }));
  });
  app.post('/pay/:token', { schema: { params, body, hide: true } }, async (request, reply) => {
    const { action } = z.parse(body, request.body);
    const payment = await findPayment(context.db, tokenOf(request.params));
    if (payment.status === 'pending' && payment.externalId) {
      const status = action === 'pay' ? 'paid' : 'declined';
      const { externalId, amount } = payment;
      const content = writeWebhook({ id: `sandbox-${randomUUID()}`, externalId, status, amount });
      const headers = {
        'content-type': 'application/json',
        ...signedHeaders(provider.secret, content, new Date()),
      };
      const told = await app.inject({ method: 'POST', url: webhookPath, headers, payload: content });
      if (told.statusCode !== 200) throw new Error(`the webhook answered ${told.statusCode}`);
    }
    return reply.redirect(backUrl(context, payment.orderId), 303);
  });
}

/** A real acquirer sends the customer back here, because it was asked before the order had its number. */
function addReturn(app: FastifyInstance, context: Context): void {
  app.get('/pay/:token', { schema: { params, hide: true } }, async (request, reply) => {
    const payment = await findPayment(context.db, tokenOf(request.params));
    guard(reply, "default-src 'none'");
    return reply.redirect(backUrl(context, payment.orderId), 303);
  });
}

const backUrl = ({ config }: Context, orderId: number) => `${config.publicUrl}/monitoring/${orderId}`;

const tokenOf = (value: unknown) => z.parse(params, value).token;

/** The link is a secret: no cache keeps the page and no referrer carries it on. */
function guard(reply: FastifyReply, policy: string): void {
  void reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}
