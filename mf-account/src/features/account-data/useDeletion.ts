import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { rereadUser, toastUnsaved } from '../../shared/user/rereadUser';
import { messages } from './messages';

/** Asks for the deletion of the account, or keeps it after all; the customer is read again. */
export function useDeletion(what: 'request' | 'cancel') {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { accountCalls } = await loadDeferredCalls();
      const call = what === 'request' ? accountCalls.requestDeletion : accountCalls.cancelDeletion;
      return api.call(call, {});
    },
    onSuccess: async () => {
      await rereadUser(queryClient);
      // The notice of a deletion is at the top of the panel, its button at the end.
      toast(what === 'request' ? messages.requested : messages.kept, 'success');
    },
    onError: (error) =>
      toastUnsaved(queryClient, error, what === 'request' ? messages.notRequested : messages.notKept),
  });
}
