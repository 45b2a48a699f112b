import { useApi, waitForCartWrites } from '@storefront/api-client';
import { loginCalls } from '@storefront/api-contract';
import { useCaptcha, useTakeMethod } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';

/** The captcha token as a request field; left out when there is no token. */
const recaptcha = (token: string | undefined) => (token === undefined ? {} : { recaptcha: token });

/** How a code reaches the phone. */
export type CodeMethod = 'sms' | 'call';

/** Requests a code, by SMS or where the back end has it by a call. `phone` is eleven digits that begin with 7 (readings 4, 16). */
export function useRequestCode() {
  const api = useApi();
  const requestToken = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone, method }: { phone: string; method: CodeMethod }) => {
      const token = await requestToken('request_code');
      return api.call(loginCalls.requestCode, {
        body: { phone, ...recaptcha(token), ...(method === 'call' ? { method } : {}) },
      });
    },
  });
}

/** How long a login waits for the guest's cart writes: as long as one call may take. */
const cartTimeoutMs = 10_000;

/**
 * Logs in. The shell server keeps the token; the guest's draft is sent too, so that the cart survives (decision 0043).
 * Cart writes come first: the first product creates the draft, and products added after the merge would be lost.
 */
export function useConfirmCode() {
  const api = useApi();
  const queryClient = useQueryClient();
  const requestToken = useCaptcha();
  return useMutation({
    mutationFn: async ({ phone, code }: { phone: string; code: string }) => {
      const timeout = new Promise((resolve) => setTimeout(resolve, cartTimeoutMs));
      const [token] = await Promise.all([
        requestToken('confirm_code'),
        Promise.race([waitForCartWrites(queryClient), timeout]),
      ]);
      const { draftUuid } = useTakeMethod.getState();
      return api.call(loginCalls.confirmCode, {
        body: { phone, code, ...recaptcha(token), ...(draftUuid ? { draft_uuid: draftUuid } : {}) },
      });
    },
  });
}
