import { cartCalls } from '@storefront/api-contract';
import { cartFields } from './cartQuery';
import { messages } from './messages';
import { useCartWrite } from './useCartWrite';

/** Says when the order is wanted; `datetime` is ISO with its offset, null as soon as possible (spec §7). */
export const useChangeDatetime = () =>
  useCartWrite<{ datetime: string | null }>({
    call: (api, { datetime }) =>
      api.call(cartCalls.changeDatetime, {
        body: { ...cartFields(), ...(datetime === null ? {} : { datetime }) },
      }),
    preview: (cart, { datetime }) => ({ ...cart, datetime }),
    fallback: messages.save,
    keepsBonuses: true,
  });
