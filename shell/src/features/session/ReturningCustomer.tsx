import { cartQuery, loadSelectedAddress } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';
import { loadUser } from './afterLogin';

interface Props {
  /** The page was rendered for the customer. After a login, here or in another tab, the session loads the customer. */
  isFromServer: boolean;
}

/**
 * For the page of a customer: reports when their data cannot be loaded (spec §8), and chooses their default address
 * when delivery has none (spec §4, Address), which may be only after a switch from pickup. Render it once the page is
 * idle.
 */
export function ReturningCustomer({ isFromServer }: Props) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isFromServer) void loadUser(queryClient);
  }, [isFromServer, queryClient]);
  const lacksAddress = useTakeMethod(({ takeMethod, delivery }) => takeMethod === 'delivery' && !delivery);
  useEffect(() => {
    if (!lacksAddress) return;
    // The cart may have been priced for a pickup on another device, and its take method comes first.
    const cart = queryClient.ensureQueryData(cartQuery()).catch(() => undefined);
    void cart.then(() => loadSelectedAddress(queryClient));
  }, [lacksAddress, queryClient]);
  return null;
}
