import { toast } from '@storefront/contracts';
import { useEffect } from 'react';
import { failureText } from './ApiError';
import { messages } from './messages';

/** Toasts each new loading error: the server's message if present, else `fallback` (spec §8). */
export function useFailureToast(error: unknown, fallback: string = messages.load): void {
  useEffect(() => {
    if (error) toast(failureText(error, fallback), 'error');
  }, [error, fallback]);
}
