import { useFailureToast, userQuery } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { toLoadFailure } from '@storefront/ui';
import { messages } from './messages';

/** The customer; a read that fails is toasted (spec §8), and `failure` has the props of a `LoadFailure`. */
export function useUser() {
  const query = useQuery(userQuery());
  useFailureToast(query.error, messages.failed);
  const failure = toLoadFailure(query);
  return {
    user: query.data,
    failure: failure && { title: messages.failed, retry: messages.retry, ...failure },
  };
}
