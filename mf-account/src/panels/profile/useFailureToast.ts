import { failureText } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useEffect } from 'react';

/** Says once that a part of a panel could not be read: the server's words, else `fallback` (spec §8). */
export function useFailureToast(error: Error | null, fallback: string): void {
  useEffect(() => {
    if (error) toast(failureText(error, fallback), 'error');
  }, [error, fallback]);
}
