import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCode } from '../../auth/codes';
import { logIn } from '../../auth/login';
import { authMessages } from '../../auth/messages';
import { closeSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { refuse } from '../../failure';
import { addCall, addCustomerCall } from '../../plugins/call';
import type { Sockets } from '../../plugins/sockets';

/** Login by a code (spec §7, readings 16). Counted apart from other calls: codes cost money. */
export async function authRoutes(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  await app.register(async (limited) => {
    const max = context.config.authRequestsPerMinute;
    limited.addHook('onRequest', limited.rateLimit({ max, timeWindow: '1 minute', groupId: 'auth' }));
    addCall(limited, userCalls.requestCode, async ({ body: { phone, recaptcha }, request }) => {
      const { ip } = request;
      await mustBePerson(context, request, recaptcha);
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
 * Guards what sends a text; a login is guarded by the tries of its code. When the service cannot be asked the
 * customer passes: codes are limited by phone and address anyway, and a shop that nobody can log in to because
 * of another company's outage sells nothing.
 */
async function mustBePerson(
  { captcha }: Context,
  { ip, log }: FastifyRequest,
  token: string | null | undefined,
): Promise<void> {
  const verdict = await captcha.judge(token, ip);
  if (verdict === 'robot') throw refuse(authMessages.robot, 'recaptcha');
  if (verdict === 'unknown') log.warn('the captcha service does not answer');
}
