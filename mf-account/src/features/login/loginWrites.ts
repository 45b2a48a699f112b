import { useApi } from '@storefront/api-client';
import { loginCalls } from '@storefront/api-contract';
import { useCaptcha, useTakeMethod } from '@storefront/contracts';
import { useMutation } from '@storefront/query';

/** The captcha token as a request field; left out when there is no token. */
const recaptcha = (token: string | undefined) => (token === undefined ? {} : { recaptcha: token });

/** Requests a code by SMS. `phone` is eleven digits that begin with 7 (readings 4, 16). */
export function useRequestCode() {
  const api = useApi();
  const requestToken = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone }: { phone: string }) => {
      const token = await requestToken('request_code');
      return api.call(loginCalls.requestCode, { body: { phone, ...recaptcha(token) } });
    },
  });
}

/**
 * Logs in. The shell server keeps the token; the guest's draft is sent too, so that the cart survives
 * (decision 0043).
 */
export function useConfirmCode() {
  const api = useApi();
  const requestToken = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone, code }: { phone: string; code: string }) => {
      const token = await requestToken('confirm_code');
      const { draftUuid } = useTakeMethod.getState();
      return api.call(loginCalls.confirmCode, {
        body: { phone, code, ...recaptcha(token), ...(draftUuid ? { draft_uuid: draftUuid } : {}) },
      });
    },
  });
}
