import { ApiError } from '@storefront/api-client';
import { RemoteLoadError } from '@storefront/federation/server';

/** An error on its way from one thread to another, which copies neither classes nor the properties of errors. */
export interface SentError {
  type: keyof typeof classes;
  name: string;
  message: string;
  stack: string | undefined;
  /** Its other properties, as far as they are data. */
  fields: Record<string, unknown>;
  cause?: SentError | undefined;
}

const classes = { Error, ApiError, RemoteLoadError };

const isData = (value: unknown) => ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Anything may be thrown: a value that is no error becomes the message of one. */
export function sendError(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) {
    return { type: 'Error', name: 'Error', message: String(thrown), stack: undefined, fields: {} };
  }
  const { name, message, stack, cause } = thrown;
  const type =
    thrown instanceof RemoteLoadError ? 'RemoteLoadError' : thrown instanceof ApiError ? 'ApiError' : 'Error';
  const fields = Object.fromEntries(Object.entries(thrown).filter(([, value]) => isData(value)));
  return { type, name, message, stack, fields, cause: cause === undefined ? undefined : sendError(cause) };
}

/** An error of the same class, with the stack of the thread that threw it. */
export function reviveError({ type, name, message, stack, fields, cause }: SentError): Error {
  const error = new Error(message, cause && { cause: reviveError(cause) });
  Object.setPrototypeOf(error, classes[type].prototype);
  return Object.assign(error, fields, { name, stack });
}
