import { failureText, loadDeferredCalls, settingsQuery, useApi, useExtra } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useMutation, useQuery, useQueryClient } from '@storefront/query';
import { messages } from './messages';
import { pushQuery } from './pushQuery';
import { canSubscribe, subscribeDevice } from './subscribeDevice';

/**
 * Messages about orders to this device while the site is closed. `publicKey` is undefined where there are none: in this
 * browser, or on this back end.
 */
export function usePush({ enabled }: { enabled: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isOffered = useExtra('push');
  // Until the settings are read it is open whether there are messages.
  const isOpen = useQuery(settingsQuery()).isPending && enabled && canSubscribe();
  const isAsked = enabled && isOffered && canSubscribe();
  const { data, isPending } = useQuery({ ...pushQuery(), enabled: isAsked });
  const { queryKey } = pushQuery();
  const write = useMutation({
    mutationFn: async (publicKey: string | undefined) => {
      const { pushCalls } = await loadDeferredCalls();
      if (publicKey === undefined) return api.call(pushCalls.unsubscribe, {});
      return api.call(pushCalls.subscribe, { body: await subscribeDevice(publicKey) });
    },
    onSuccess: (_answer, publicKey) => {
      queryClient.setQueryData(
        queryKey,
        (before) => before && { ...before, is_subscribed: publicKey !== undefined },
      );
      toast(publicKey === undefined ? messages.willNotPush : messages.willPush, 'success');
    },
    onError: (error) => toast(failureText(error, messages.pushFailed), 'error'),
  });
  return {
    /** Whether the back end sends such messages. */
    isOffered,
    isPending: isOpen || (isAsked && isPending),
    publicKey: isAsked ? (data?.public_key ?? undefined) : undefined,
    isSubscribed: isAsked && data?.is_subscribed === true,
    isWriting: write.isPending,
    subscribe: (publicKey: string) => write.mutate(publicKey),
    unsubscribe: () => write.mutate(undefined),
  };
}
