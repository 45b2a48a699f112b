import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import { rereadUser, toastUnsaved } from '../../shared/user/rereadUser';
import { messages } from './messages';

/** Uploads and removes the avatar; the customer is read again after each (spec §7). Failures are toasted (spec §8). */
export function useAvatarWrites() {
  const api = useApi();
  const queryClient = useQueryClient();
  const handlers = {
    onSuccess: () => rereadUser(queryClient),
    onError: (error: unknown) => toastUnsaved(queryClient, error, messages.notSaved),
  };
  const upload = useMutation({
    mutationFn: async (image: File) => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.uploadAvatar, { body: { image } });
    },
    ...handlers,
  });
  const remove = useMutation({
    mutationFn: async () => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.deleteAvatar, {});
    },
    ...handlers,
  });
  return { upload, remove };
}
