import { toast, type ToastTopic } from '@storefront/contracts';
import { failureText } from './ApiError';

/** Toasts why a call failed: the server's message if present, else `fallback` (spec §8). */
export function toastFailure(error: unknown, fallback: string, topic?: ToastTopic): void {
  toast(failureText(error, fallback), 'error', undefined, topic);
}
