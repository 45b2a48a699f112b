import type { Call, PathParams } from '@storefront/api-contract';
import { useClockOffset } from '@storefront/contracts';
import type * as z from 'zod/mini';
import { ApiError, toApiError } from './ApiError';
import { encodeBody, encodeUrl } from './encode';
import type { OnUpload } from './fetchWithProgress';
import { readAnswer } from './readAnswer';

const defaultTimeoutMs = 10_000;
/** Five photographs over a slow network. */
const uploadTimeoutMs = 120_000;
/** An answer read this long after its request does not show the clock offset: the tab may have slept in between. */
const sleepMs = 10_000;

interface ApiOptions {
  /** '' in the browser (the shell server is the API there), an origin on the server. */
  baseUrl: string;
  fetch: typeof fetch;
  headers?: Record<string, string>;
  /** Milliseconds until a call without files is aborted; 10 000 by default. */
  timeLimit?: number;
  /** The brand's flag of the back end. */
  addressInTakeMethod?: boolean | undefined;
  /** Runs for each call that answers 401. */
  onUnauthorized?: () => void;
}

/** The type of a call's query or body; never when the call has none. */
type Input<E extends Call, Source extends 'query' | 'body'> =
  NonNullable<E['rules']> extends Record<Source, infer Schema extends z.ZodMiniType>
    ? z.input<Schema>
    : never;

/**
 * `keepalive` lets a call outlive its page; `idempotencyKey` identifies it to a back end that honours keys; `onUpload`
 * receives the part of a body with files that has been sent, from 0 to 1. It needs a browser, and excludes `keepalive`.
 */
type CallOptions<E extends Call> = {
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  idempotencyKey?: string;
  onUpload?: OnUpload | undefined;
} & ([PathParams<E['path']>] extends [never]
  ? { path?: undefined }
  : { path: Record<PathParams<E['path']>, string | number> }) &
  ([Input<E, 'query'>] extends [never] ? { query?: undefined } : { query?: Input<E, 'query'> }) &
  ([Input<E, 'body'>] extends [never] ? { body?: undefined } : { body: Input<E, 'body'> });

/** Makes the calls of `api-contract` and nothing else. */
export interface Api {
  /**
   * Makes one call, aborted after the time limit: 10 s, or two minutes for a call with files.
   *
   * @throws ApiError on every failure except an abort by the caller's own signal.
   */
  call<E extends Call>(endpoint: E, options: CallOptions<E>): Promise<z.output<E['response']>>;
  /** Whether a change of the take method names the address as JSON too (spec §7, the newer variant). */
  readonly addressInTakeMethod?: boolean | undefined;
}

/**
 * Aborts with the first of the signals until `release`, which takes its listeners away: a signal may outlive many calls.
 * Safari before 17.4 has no `AbortSignal.any`.
 */
function anySignal(...signals: AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const combined = new AbortController();
  const release = new AbortController();
  for (const signal of signals) {
    const abort = () => combined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: release.signal });
  }
  return { signal: combined.signal, release: () => release.abort() };
}

function parseJson(text: string): unknown {
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: 502, cause });
  }
}

/** An API client over `fetch`. It is stateless: sessions live in cookies, data in the query cache. */
export function createApi(apiOptions: ApiOptions): Api {
  const { baseUrl, fetch, headers, onUnauthorized, timeLimit = defaultTimeoutMs } = apiOptions;
  return {
    addressInTakeMethod: apiOptions.addressInTakeMethod,
    async call(endpoint, options) {
      const sent = encodeBody(endpoint, options.body);
      const { idempotencyKey: key, onUpload } = options;
      const onLost = (cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        throw new ApiError({ kind: 'unreachable', status: 503, cause });
      };
      const sentAt = Date.now();
      const timeout = AbortSignal.timeout(endpoint.encoding === 'multipart' ? uploadTimeoutMs : timeLimit);
      const { signal, release } = anySignal(timeout, ...(options.signal ? [options.signal] : []));
      try {
        const url = baseUrl + encodeUrl(endpoint, options.path, options.query);
        const request = {
          method: endpoint.method,
          ...sent,
          headers: {
            accept: 'application/json',
            'x-source': 'site',
            ...headers,
            ...sent.headers,
            ...(key ? { 'idempotency-key': key } : {}),
          },
          credentials: 'same-origin',
          keepalive: options.keepalive === true,
          signal,
        } as const;
        // A body is sent without progress when the chunk is lost.
        const upload = onUpload && (await import('./fetchWithProgress').catch(() => undefined));
        const response = await (upload
          ? upload.fetchWithProgress(url, request, onUpload)
          : fetch(url, request)
        ).catch(onLost);
        if (response.status === 401) onUnauthorized?.();
        if (!response.ok) throw await toApiError(response);
        if (!baseUrl) {
          const now = Date.now();
          // No cache keeps such an answer (decision 0137).
          const isNew = response.headers.get('cache-control')?.includes('no-store');
          if (isNew && now - sentAt < sleepMs) {
            const ahead = Date.parse(response.headers.get('date') as string) - now;
            useClockOffset.setState(ahead - (ahead % 60_000) || 0);
          }
        }
        // The headers came in time; the body may not.
        const text = await response.text().catch(onLost);
        return readAnswer(endpoint, parseJson(text)) as never;
      } finally {
        release();
      }
    },
  };
}
