import { loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { messages } from './messages';
import { usePhoneConfirmation } from './usePhoneConfirmation';

/**
 * Another phone for the customer who is logged in, by the steps of the login (spec §2, Personal data; readings 16). The
 * customer is read again afterwards (spec §7, Profile).
 */
export function usePhoneChange({ onChanged }: { onChanged: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();

  function showNewPhone(phone: string) {
    queryClient.setQueryData(queryKey, (user) => user && { ...user, phone });
    void queryClient.invalidateQueries({ queryKey });
    toast(messages.phoneChanged, 'success');
    onChanged();
  }

  return usePhoneConfirmation({
    request: async (phone) => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.editPhone, { body: { phone } });
    },
    confirm: async (phone, code) => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.confirmPhone, { body: { phone, code } }).catch((error: unknown) => {
        // The phone may have been changed, now or at an earlier attempt whose answer was lost.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      });
    },
    onConfirmed: showNewPhone,
    failures: { request: messages.codeNotSent, confirm: messages.phoneNotChanged },
  });
}
