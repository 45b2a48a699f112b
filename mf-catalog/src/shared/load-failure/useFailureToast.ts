import { failureText } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { useEffect } from 'react';
import { messages } from './messages';

/** Says once why something could not be loaded: in the server's words, else in those of the catalogue (spec §8). */
export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error) toast(failureText(error, messages.title), 'error');
  }, [error]);
}
