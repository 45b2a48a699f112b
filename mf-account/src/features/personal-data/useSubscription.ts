import { loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { useMutation, useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { rereadUser, toastUnsaved } from '../../shared/user/rereadUser';
import { messages } from './messages';

export type Subscription = 'newsletter' | 'smsletter';

const bit = (isOn: boolean) => (isOn ? 1 : 0);

/**
 * A switch of the notifications: it moves at once and falls back when saving fails (spec §8). Each write sends both
 * switches (spec §7), so the writes run one after another: the last position wins, and no write undoes another.
 */
export function useSubscription(user: User, name: Subscription) {
  const api = useApi();
  const queryClient = useQueryClient();
  // The state of a mutation reaches the screen too late for a second quick press.
  const [position, setPosition] = useState<boolean>();
  const pending = useRef(0);
  const { mutate } = useMutation({
    scope: { id: 'subscriptions' },
    mutationFn: async (isOn: boolean) => {
      const { profileCalls } = await loadDeferredCalls();
      const { newsletter, smsletter } = queryClient.getQueryData(userQuery().queryKey) ?? user;
      const saved = { newsletter: bit(newsletter), smsletter: bit(smsletter) };
      return api.call(profileCalls.subscribeSwitch, { body: { ...saved, [name]: bit(isOn) } });
    },
    onSuccess: (_, isOn) => rereadUser(queryClient, { [name]: isOn }),
    onError: (error) => toastUnsaved(queryClient, error, messages.notSaved),
    onSettled: () => {
      pending.current -= 1;
      if (pending.current === 0) setPosition(undefined);
    },
  });

  function turn(isOn: boolean) {
    pending.current += 1;
    setPosition(isOn);
    mutate(isOn);
  }

  return { isOn: position ?? user[name], turn };
}
