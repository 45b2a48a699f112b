import { ApiError } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';

const isUnknownRestaurant = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && 'organization_id' in error.fields;

/**
 * Clears the pickup restaurant when the back end no longer knows it. A saved restaurant that has closed for good would
 * otherwise fail the menu on every visit, and «Повторить» would repeat the failing request.
 */
export function useGoneRestaurant(): void {
  const queryClient = useQueryClient();

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isRejected =
          event.type === 'updated' &&
          event.action.type === 'error' &&
          isUnknownRestaurant(event.action.error);
        if (isRejected && useTakeMethod.getState().pickup) useTakeMethod.setState({ pickup: undefined });
      }),
    [queryClient],
  );
}
