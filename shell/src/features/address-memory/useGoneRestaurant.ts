import { ApiError } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';

const isOfRestaurant = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && 'organization_id' in error.fields;

/**
 * Forgets the restaurant to collect from once the back end knows it no more: a remembered one that has closed for
 * good would keep the customer from the menu at each visit, and «Повторить» would ask for it again.
 */
export function useGoneRestaurant(): void {
  const queryClient = useQueryClient();

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isRefused =
          event.type === 'updated' && event.action.type === 'error' && isOfRestaurant(event.action.error);
        if (isRefused && useTakeMethod.getState().pickup) useTakeMethod.setState({ pickup: undefined });
      }),
    [queryClient],
  );
}
