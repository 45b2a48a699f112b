import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import { rereadUser, toastUnsaved } from '../../shared/user/rereadUser';
import { messages } from './messages';

interface Registration {
  name: string;
  birthday: string;
  email: string;
}

/** Saves the fields of the registration, without the empty ones, and reads the customer again (spec §7). */
export function useRegister() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, birthday, email }: Registration) => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.addRegistrationInfo, {
        body: { name, birthday: birthday || undefined, email: email || undefined },
      });
    },
    // Not awaited: the panel closes meanwhile.
    onSuccess: (_, { name, birthday, email }) =>
      void rereadUser(queryClient, {
        name,
        ...(birthday && { birthday_at: birthday }),
        ...(email && { email }),
      }),
    onError: (error) => toastUnsaved(queryClient, error, messages.saveFailed),
  });
}
