import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { paymentPage, paymentPagePolicy } from '../../payment/paymentPage';
import { findPayment, settlePayment } from '../../payment/settlePayment';

const params = z.object({ token: z.string().check(z.maxLength(100)) });
const body = z.object({ action: z.enum(['pay', 'decline']) });

/** The sandbox's page: pages and forms, no API. */
export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.config;
  const backUrl = (orderId: number) => `${publicUrl}/monitoring/${orderId}`;

  app.get('/pay/:token', { schema: { params, hide: true } }, async (request, reply) => {
    const payment = await findPayment(context, tokenOf(request.params));
    const nonce = randomBytes(16).toString('base64');
    guard(reply, paymentPagePolicy({ publicUrl, nonce }));
    return reply
      .type('text/html; charset=utf-8')
      .send(paymentPage(payment, { backUrl: backUrl(payment.orderId), nonce }));
  });
  app.post('/pay/:token', { schema: { params, body, hide: true } }, async (request, reply) => {
    const { action } = z.parse(body, request.body);
    const orderId = await settlePayment(
      context,
      tokenOf(request.params),
      action === 'pay' ? 'paid' : 'declined',
    );
    return reply.redirect(backUrl(orderId), 303);
  });
}

const tokenOf = (value: unknown) => z.parse(params, value).token;

/** The link is a secret: no cache keeps the page and no referrer carries it on. */
function guard(reply: FastifyReply, policy: string): void {
  void reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}
