import { loadDeferredCalls, toastFailure, useApi, userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { useMutation, useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { rereadUser } from '../../shared/user/rereadUser';
import { messages } from './messages';

export type Subscription = 'newsletter' | 'smsletter';

/**
 * A switch of the notifications: it moves at once and falls back when saving fails (spec §8). Writes are sent one after
 * another, so that the last position wins.
 */
export function useSubscription(user: User, name: Subscription) {
  const api = useApi();
  const queryClient = useQueryClient();
  // The state of a mutation reaches the screen too late for a second quick press.
  const [position, setPosition] = useState<boolean>();
  const pending = useRef(0);
  const { mutate } = useMutation({
    scope: { id: `subscription:${name}` },
    mutationFn: async (isOn: boolean) => {
      const { profileCalls } = await loadDeferredCalls();
      return api.call(profileCalls.subscribeSwitch, { body: { [name]: isOn ? 1 : 0 } });
    },
    onSuccess: (_, isOn) => {
      // What the server accepted counts, even if the customer cannot be read again.
      queryClient.setQueryData(userQuery().queryKey, (known) => known && { ...known, [name]: isOn });
      return rereadUser(queryClient);
    },
    onError: (error) => toastFailure(error, messages.notSaved),
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
