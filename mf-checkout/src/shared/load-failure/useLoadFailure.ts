import { failureText } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useEffect } from 'react';

/** A load that failed is said at each attempt, in the server's words or else in the catalogue's (spec §8). */
export function useLoadFailure(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) toast(failureText(error, fallback), 'error');
  }, [error, fallback]);
}
