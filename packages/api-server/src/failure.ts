import type { ErrorBody } from '@storefront/api-contract';
import { messages } from './messages';

/** A refusal with its HTTP status and the body of readings 15. Anything else that is thrown is a 500. */
export class Failure extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;

  constructor(statusCode: number, body: ErrorBody) {
    super(body.message);
    this.statusCode = statusCode;
    this.body = body;
  }
}

/** 422: the request is understood and refused; `field` puts the text beside an input too. */
export function refuse(message: string, field?: string): Failure {
  return new Failure(422, field ? { message, errors: { [field]: [message] } } : { message });
}

/** 404: also for what belongs to someone else. */
export const notFound = (message: string = messages.notFound) => new Failure(404, { message });

export const unauthorized = () => new Failure(401, { message: messages.unauthorized });

/** 429 with the seconds to wait. */
export const tooMany = (message: string, seconds: number) => new Failure(429, { message, seconds });
