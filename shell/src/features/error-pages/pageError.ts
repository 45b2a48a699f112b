import { ApiError } from '@storefront/api-client';
import type { RouteId } from '@storefront/contracts';

/** Why a page is an error page (spec §2, §8). */
export interface PageError {
  /** HTTP status. */
  status: number;
  /** The back end's message for the customer. */
  text?: string | undefined;
  /** For developers; customers do not see it. */
  message?: string | undefined;
}

/** An address that matches no route (readings 2). */
export const unknownRoute: PageError = { status: 404, message: 'This page could not be found' };

function httpStatus(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599
    ? value
    : undefined;
}

/** The HTTP status of an error page: `statusCode`, else `status`, else the response's status, else 500 (spec §2). */
function statusOf(error: unknown): number {
  if (error === null || typeof error !== 'object') return 500;
  const { statusCode, status, response } = error as Record<string, unknown>;
  const responseFields =
    response !== null && typeof response === 'object' ? (response as Record<string, unknown>) : {};
  return httpStatus(statusCode) ?? httpStatus(status) ?? httpStatus(responseFields['status']) ?? 500;
}

/** The status of a thrown value, and the server's message if it sent one (spec §8). */
export function pageErrorOf(error: unknown): PageError {
  return { status: statusOf(error), text: error instanceof ApiError ? error.text : undefined };
}

/** The error of a route's page. A landing that the back end does not list is an unknown address (readings 7). */
export function routeErrorOf(id: RouteId, error: unknown): PageError {
  const found = pageErrorOf(error);
  return id === 'landing' && found.status === 404 ? unknownRoute : found;
}
