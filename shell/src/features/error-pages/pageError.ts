import { ApiError } from '@storefront/api-client';
import { statusOf } from './statusOf';

/** Why a page is an error page (spec §2, §8). */
export interface PageError {
  /** HTTP status; see `statusOf`. */
  status: number;
  /** The back end's message for the customer. */
  text?: string | undefined;
  /** For developers; customers do not see it. */
  message?: string | undefined;
}

/** An address that matches no route (readings 2). */
export const unknownRoute: PageError = { status: 404, message: 'This page could not be found' };

/** The status of whatever was thrown, and the server's message if it sent one (spec §8). */
export function pageErrorOf(error: unknown): PageError {
  return { status: statusOf(error), text: error instanceof ApiError ? error.text : undefined };
}
