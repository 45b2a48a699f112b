import type { Call, PathParams } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { ApiError, refusal } from './ApiError';
import { encodeFields, type Fields } from './encode';

/** Calls are given up after this time, unless the caller is in a hurry. Milliseconds. */
const defaultTimeLimit = 10_000;

interface ApiOptions {
  /** '' in the browser (the shell server is the API there), an origin on the server. */
  baseUrl: string;
  fetch: typeof fetch;
  headers?: Record<string, string>;
  /** Milliseconds until a call is given up. */
  timeLimit?: number;
  /** A call answered 401. */
  onUnauthorized?: () => void;
}

/** What a part of the request takes, or never when the call has no such part. */
type Input<E extends Call, Part extends 'query' | 'body'> =
  NonNullable<E['rules']> extends Record<Part, infer Schema extends z.ZodMiniType> ? z.input<Schema> : never;

/** `keepalive` lets a call outlive the page that made it. */
type CallOptions<E extends Call> = { signal?: AbortSignal | undefined; keepalive?: boolean } & ([
  PathParams<E['path']>,
] extends [never]
  ? { path?: undefined }
  : { path: Record<PathParams<E['path']>, string | number> }) &
  ([Input<E, 'query'>] extends [never] ? { query?: undefined } : { query?: Input<E, 'query'> }) &
  ([Input<E, 'body'>] extends [never] ? { body?: undefined } : { body: Input<E, 'body'> });

/** Makes the calls of `api-contract` and nothing else. */
export interface Api {
  /**
   * Makes one call, given up after the time limit (10 s).
   *
   * @throws ApiError whatever went wrong, except an abort by the caller's own signal.
   */
  call<E extends Call>(endpoint: E, options: CallOptions<E>): Promise<z.output<E['response']>>;
}

function address(endpoint: Call, path: Record<string, string | number> | undefined, query: unknown) {
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path?.[name])),
  );
  const search = query ? encodeFields(query as Fields).toString() : '';
  return search ? `${filled}?${search}` : filled;
}

function payload(endpoint: Call, body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  if (endpoint.method === 'GET') return {};
  if (endpoint.encoding === 'form') return { body: encodeFields(body as Fields) };
  return { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } };
}

/** Aborts with the first of both. `AbortSignal.any` is not there in Safari before 17.4. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}

/** An API client over `fetch`. It keeps no state: sessions live in cookies, data in the query cache. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, fetch, headers, onUnauthorized, timeLimit = defaultTimeLimit } = options;
  return {
    async call(endpoint, given) {
      const sent = payload(endpoint, given.body);
      const limit = AbortSignal.timeout(timeLimit);
      const response = await fetch(baseUrl + address(endpoint, given.path, given.query), {
        method: endpoint.method,
        ...(sent.body === undefined ? {} : { body: sent.body }),
        headers: { accept: 'application/json', 'x-source': 'site', ...headers, ...sent.headers },
        credentials: 'same-origin',
        keepalive: given.keepalive === true,
        signal: given.signal ? eitherOf(given.signal, limit) : limit,
      }).catch((cause: unknown) => {
        if (given.signal?.aborted) throw cause;
        throw new ApiError({ kind: 'unreachable', status: 503, cause });
      });
      if (response.status === 401) onUnauthorized?.();
      if (!response.ok) throw await refusal(response);
      const answer: unknown = await response.json().catch((cause: unknown) => {
        // The head came in time, the rest did not.
        if (given.signal?.aborted) throw cause;
        if (limit.aborted) throw new ApiError({ kind: 'unreachable', status: 503, cause });
        return null;
      });
      const parsed = z.safeParse(endpoint.response, answer);
      if (!parsed.success) throw new ApiError({ kind: 'unreadable', status: 502, cause: parsed.error });
      return parsed.data as never;
    },
  };
}
