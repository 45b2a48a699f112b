import { cartKey, cartWritesSaved } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { lacksSomething } from '../../shared/cart/lacksSomething';
import { messages } from './messages';
import type { useComment } from './useComment';
import type { usePersons } from './usePersons';

interface Form {
  /** What the customer sees. */
  cart: Pick<Cart, 'discount_sum'>;
  comment: Pick<ReturnType<typeof useComment>, 'save'>;
  persons: Pick<ReturnType<typeof usePersons>, 'flush'>;
}

/**
 * Brings the form to rest before it is ordered. What cannot be saved has fallen back by then, and what the server
 * answers may have changed the sum: the customer looks at it and presses again, nothing is ordered that was not shown.
 */
export function useFormSaved({ cart, comment, persons }: Form): () => Promise<boolean> {
  const queryClient = useQueryClient();

  return async function save() {
    persons.flush();
    const saved = await Promise.all([comment.save(), cartWritesSaved(queryClient)]);
    if (!saved.every(Boolean)) return false;
    const now = queryClient.getQueryData<Cart | null>(cartKey);
    const isAsShown = now?.discount_sum === cart.discount_sum && !lacksSomething(now);
    if (!isAsShown) toast(messages.changed);
    return isAsShown;
  };
}
