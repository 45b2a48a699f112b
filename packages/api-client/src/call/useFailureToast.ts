import { useEffect } from 'react';
import { messages } from './messages';
import { toastFailure } from './toastFailure';

/** Toasts each new loading error: the server's message if present, else `fallback` (spec §8). */
export function useFailureToast(error: unknown, fallback: string = messages.load): void {
  useEffect(() => {
    if (error) toastFailure(error, fallback);
  }, [error, fallback]);
}
