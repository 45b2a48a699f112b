import type { ErrorBody } from '@storefront/api-contract';
import { messages } from './messages';

/** An error response: HTTP status and the body of readings 15. Any other thrown error becomes a 500. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;

  constructor(statusCode: number, body: ErrorBody) {
    super(body.message);
    this.statusCode = statusCode;
    this.body = body;
  }
}

/** 422: a valid request that breaks a rule; `field` also shows the text beside that input. */
export function unprocessable(message: string, field?: string): ApiError {
  return new ApiError(422, field ? { message, errors: { [field]: [message] } } : { message });
}

/** 404, also for rows of another customer. */
export const notFound = (message: string = messages.notFound) => new ApiError(404, { message });

export const unauthorized = () => new ApiError(401, { message: messages.unauthorized });

/** 429 with the seconds to wait. */
export const tooManyRequests = (message: string, seconds: number) => new ApiError(429, { message, seconds });
