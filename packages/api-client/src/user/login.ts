import { userCalls } from '@storefront/api-contract';
import { useCaptcha, useTakeMethod } from '@storefront/contracts';
import { useMutation } from '@storefront/query';
import { useApi } from '../call/apiOf';

/** The captcha's answer as the calls take it; without one the field is left out. */
const recaptcha = (token: string | undefined) => (token === undefined ? {} : { recaptcha: token });

/** Asks for a code by SMS. `phone` is eleven digits that begin with 7 (readings 4, 16). */
export function useRequestCode() {
  const api = useApi();
  const askCaptcha = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone }: { phone: string }) => {
      const token = await askCaptcha('request_code');
      return api.call(userCalls.requestCode, { body: { phone, ...recaptcha(token) } });
    },
  });
}

/** Logs in. The shell server keeps the token; the guest's draft goes along, so that the cart survives. */
export function useConfirmCode() {
  const api = useApi();
  const askCaptcha = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone, code }: { phone: string; code: string }) => {
      const token = await askCaptcha('confirm_code');
      const { draftUuid } = useTakeMethod.getState();
      return api.call(userCalls.confirmCode, {
        body: { phone, code, ...recaptcha(token), ...(draftUuid ? { draft_uuid: draftUuid } : {}) },
      });
    },
  });
}
