import { userCalls } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import { useMutation } from '@storefront/query';
import { useApi } from '../call/apiOf';

/** Asks for a code by SMS. `phone` is eleven digits that begin with 7 (readings 4, 16). */
export function useRequestCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { phone: string; recaptcha?: string }) => api.call(userCalls.requestCode, { body }),
  });
}

/** Logs in. The shell server keeps the token; the guest's draft goes along, so that the cart survives. */
export function useConfirmCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { phone: string; code: string; recaptcha?: string }) => {
      const { draftUuid } = useTakeMethod.getState();
      return api.call(userCalls.confirmCode, {
        body: { ...body, ...(draftUuid ? { draft_uuid: draftUuid } : {}) },
      });
    },
  });
}
