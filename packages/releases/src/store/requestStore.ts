import { setTimeout as wait } from 'node:timers/promises';
import { StoreError } from './ReleaseStore';

/** The time limits of requests to a store. */
export interface StoreLimits {
  /** Milliseconds for one request, with its whole answer. */
  timeoutMs: number;
  /** How often a request is sent at most. */
  attempts: number;
}

/** A command may wait long, because the user would only start it again. */
export const commandLimits: StoreLimits = { timeoutMs: 15_000, attempts: 4 };

/** A server repeats the request at its next poll, so a request that hangs must not hold up the next ones. */
export const serverLimits: StoreLimits = { timeoutMs: 3000, attempts: 2 };

/** The path of a file as an address has it: its name may have `#`, `?` or `+`. */
export const addressPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

export interface StoreAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** An earlier attempt failed, but the store may have carried out the request. */
  wasRepeated: boolean;
  /** An earlier attempt was given up, and the store may still be at work on it. */
  mayStillHappen: boolean;
}

/** No file of a build comes near it. */
const maxBodyBytes = 64 * 1024 * 1024;

const firstPauseMs = 100;

/** The store does not support the request, so a retry is pointless. */
export const notImplemented = 501;

/** Overloaded, broken, or a conditional write during another one of the same key. */
const isPassing = (status: number) =>
  (status >= 500 && status !== notImplemented) || status === 429 || status === 409;

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new Error(`it sends more than ${maxBodyBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The reason in an S3 answer, such as `SlowDown`. */
const codeIn = (body: Buffer) => /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1];

/** The error for an answer that says neither yes nor no. */
export function unexpected(what: string, { status, body, mayStillHappen }: StoreAnswer): StoreError {
  const text = [`${what} failed:`, String(status), codeIn(body)].filter(Boolean).join(' ');
  return new StoreError(text, { mayStillHappen });
}

const isTimeout = (error: unknown) => (error as Error).name === 'TimeoutError';

/** A gateway has given up waiting for the service behind it. */
const gatewayTimeout = 504;

/** fetch names the reason in the cause alone. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: NodeJS.ErrnoException; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}

/**
 * Sends a request, and again while the answer is a passing error. `makeRequest` is called for each attempt, because a
 * signature has a time.
 *
 * @throws StoreError that says what failed when no attempt is answered.
 */
export async function requestStore(
  what: string,
  makeRequest: () => Promise<Request> | Request,
  { timeoutMs, attempts }: StoreLimits,
): Promise<StoreAnswer> {
  let failure = new StoreError(`${what} failed`);
  let mayStillHappen = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(await makeRequest(), { signal, redirect: 'error' });
      const { status, headers } = response;
      mayStillHappen ||= status === gatewayTimeout;
      const body = await bodyOf(response);
      const answer = { status, headers, body, wasRepeated: attempt > 0, mayStillHappen };
      if (!isPassing(status)) return answer;
      failure = unexpected(what, answer);
    } catch (cause) {
      // The service stops its work on a connection that it ends itself, but not on a connection that we end.
      mayStillHappen ||= isTimeout(cause);
      failure = new StoreError(`${what} failed: ${reasonOf(cause)}`, { cause, mayStillHappen });
    }
  }
  throw failure;
}
