import { ApiError } from '@storefront/api-client';
import { statusOf } from './statusOf';

/** Why a page is an error page (spec §2, §8). */
export interface PageError {
  /** HTTP status; see `statusOf`. */
  status: number;
  /** What the back end says of it to the customer. */
  text?: string | undefined;
  /** For whoever looks for the reason; no customer sees it. */
  message?: string | undefined;
}

/** An address that no route has (readings 2). */
export const unknownRoute: PageError = { status: 404, message: 'This page could not be found' };

/** What an error page shows of whatever was thrown: its status, and the server's own message if it sent one (spec §8). */
export function pageErrorOf(error: unknown): PageError {
  return { status: statusOf(error), text: error instanceof ApiError ? error.text : undefined };
}
