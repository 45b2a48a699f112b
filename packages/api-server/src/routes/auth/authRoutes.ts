import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCode } from '../../auth/codes';
import { logIn } from '../../auth/login';
import { authMessages } from '../../auth/messages';
import { closeSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { unprocessable } from '../../apiError';
import { addCall, addCustomerCall } from '../../plugins/call';
import type { Sockets } from '../../plugins/sockets';

/** Login by a code (spec §7, readings 16). It has a rate limit of its own, because codes cost money. */
export async function authRoutes(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  await app.register(async (limited) => {
    const max = context.config.authRequestsPerMinute;
    limited.addHook('onRequest', limited.rateLimit({ max, timeWindow: '1 minute', groupId: 'auth' }));
    addCall(limited, userCalls.requestCode, async ({ body: { phone, recaptcha }, request }) => {
      const { ip } = request;
      await requirePerson(context, request, recaptcha);
      const seconds = await sendCode(context, {
        purpose: `login:${phone}`,
        phone,
        ip,
        text: authMessages.sms,
      });
      return { success: true, seconds };
    });
    addCall(limited, userCalls.confirmCode, async ({ body: { phone, code, draft_uuid } }) => ({
      api_token: await logIn(context, { phone, code, draftUuid: draft_uuid }),
    }));
  });
  addCustomerCall(app, context, userCalls.logout, async ({ customer }) => {
    await closeSession(context.db, customer.sessionId);
    sockets.disconnectSession(customer.sessionId);
    return { success: true };
  });
}

/**
 * Guards the sending of SMS; logins are guarded by the limited attempts of a code. When the captcha service is down
 * the customer passes: codes are limited by phone and address anyway, and another company's outage must not close
 * the shop.
 */
async function requirePerson(
  { captcha }: Context,
  { ip, log }: FastifyRequest,
  token: string | null | undefined,
): Promise<void> {
  const result = await captcha.verify(token, ip);
  if (result === 'robot') throw unprocessable(authMessages.robot, 'recaptcha');
  if (result === 'unknown') log.warn('the captcha service does not answer');
}
