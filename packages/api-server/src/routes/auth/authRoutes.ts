import { loginCalls, userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CaptchaResult } from '../../captcha/provider';
import { sendCode } from '../../auth/codes';
import { limitLoginCalls } from '../../auth/limitLoginCalls';
import { logIn } from '../../auth/login';
import { logAuth, logAuthRefusal, userIdByPhone } from '../../auth/logLogins';
import { authMessages } from '../../auth/messages';
import { requesterOf } from '../../auth/requester';
import { closeSession, closeSessions } from '../../auth/sessions';
import type { Context } from '../../context';
import { addCall, addCustomerCall } from '../../plugins/call';
import type { Sockets } from '../../plugins/sockets';

/** Login by a code (spec §7, readings 16). It has a rate limit of its own, because codes cost money. */
export async function authRoutes(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  await app.register(async (limited) => {
    limitLoginCalls(limited, context.config);
    addCall(limited, loginCalls.requestCode, async ({ body: { phone, recaptcha, method }, request }) => {
      const seconds = await sendCode(context, {
        purpose: `login:${phone}`,
        phone,
        requester: requesterOf(request),
        verify: () => verify(context, request, recaptcha),
        text: authMessages.sms,
        isCall: method === 'call',
        log: request.log,
      }).catch((error: unknown) =>
        logAuthRefusal(request, { what: 'code', userId: () => userIdByPhone(context, phone) }, error),
      );
      return { success: true, seconds };
    });
    addCall(limited, loginCalls.confirmCode, async ({ body: { phone, code, draft_uuid }, request }) => {
      const requester = requesterOf(request);
      const { token, userId } = await logIn(context, { phone, code, requester, draftUuid: draft_uuid }).catch(
        (error: unknown) =>
          logAuthRefusal(request, { what: 'login', userId: () => userIdByPhone(context, phone) }, error),
      );
      logAuth(request, userId, 'logged in');
      return { api_token: token };
    });
  });
  addCustomerCall(app, context, userCalls.logout, async ({ customer, body: { everywhere }, request }) => {
    const { sessionId, user } = customer;
    const closed =
      everywhere === 1
        ? await closeSessions(context.db, user.id)
        : await closeSession(context.db, sessionId).then(() => [sessionId]);
    for (const id of closed) sockets.disconnectSession(id);
    logAuth(request, user.id, 'logged out');
    return { success: true };
  });
}

/** Verifies the captcha before an SMS is sent; the limited attempts of a code guard logins. */
async function verify(
  { captcha, config }: Context,
  { ip, log }: FastifyRequest,
  token: string | null | undefined,
): Promise<CaptchaResult> {
  const result = await captcha.verify(token, ip);
  if (result === 'unknown' && config.recaptchaSecret) log.warn('the captcha service does not answer');
  return result;
}
