import { ApiError } from '@storefront/api-client';
import { RemoteLoadError } from '@storefront/federation/server';
import { inspect } from 'node:util';

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

const isData = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The most causes of an error that are kept: an error may be its own cause. */
const maxCauses = 4;

/** The most characters of a text: a remote may throw an error with a whole answer in it, which would be logged. */
const maxLetters = 4000;

const shortened = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text);

/** The frames are at the end, after the message. */
const shortenedStack = (stack: string) =>
  stack.length > 2 * maxLetters ? `${shortened(stack)}\n${stack.slice(-maxLetters)}` : stack;

const textOf = (value: unknown) =>
  shortened(typeof value === 'string' ? value : inspect(value, { depth: 1 }));

/** Any value may be thrown: if it is not an error, it becomes the message of one. Never throws. */
export function sendError(thrown: unknown, causes = maxCauses): SentError {
  if (!(thrown instanceof Error)) {
    return { type: 'Error', name: 'Error', message: textOf(thrown), stack: undefined, fields: {} };
  }
  const { stack, cause } = thrown;
  const type =
    thrown instanceof RemoteLoadError ? 'RemoteLoadError' : thrown instanceof ApiError ? 'ApiError' : 'Error';
  const fields = Object.fromEntries(
    Object.entries(thrown)
      .filter(([, value]) => isData(value))
      .map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]),
  );
  return {
    type,
    name: textOf(thrown.name),
    message: textOf(thrown.message),
    stack: typeof stack === 'string' ? shortenedStack(stack) : undefined,
    fields,
    cause: cause === undefined || causes === 0 ? undefined : sendError(cause, causes - 1),
  };
}

/** An error of the same class, with the stack of the thread that threw it. */
export function reviveError({ type, name, message, stack, fields, cause }: SentError): Error {
  const error = new Error(message, cause && { cause: reviveError(cause) });
  Object.setPrototypeOf(error, classes[type].prototype);
  return Object.assign(error, fields, { name, stack });
}
