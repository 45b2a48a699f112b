import { shellSecretHeader } from '@storefront/api-contract/server';
import { createHash } from 'node:crypto';
import { callTimeoutMs } from '../prepare-page/prefetchPage';
import type { BackEnd } from './visit';

/** An answer of the back end that a page was made of. */
export interface Answer {
  /** Identifies the answer's content; undefined for a failed call. */
  tag: string | undefined;
  /** When the back end last gave this answer, by `performance.now()`. */
  confirmedAt: number;
}

/** The answers that a page was made of, by the URLs of their calls. */
export type Answers = Map<string, Answer>;

/** Any other status is a failure: it says nothing about the data. */
const isAnswer = (status: number) => (status >= 200 && status < 300) || status === 404 || status === 410;

/** The answer's `ETag`, else the hash of its body; undefined for a failed call. */
export function tagOf(status: number, headers: Headers, body: Uint8Array): string | undefined {
  if (!isAnswer(status)) return undefined;
  return headers.get('etag') ?? `"${status} ${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Asks for an answer again, as the shell and for no visitor. Resolves to its tag now; undefined when the call fails. */
export type CheckAnswer = (url: string, tag: string | undefined) => Promise<string | undefined>;

export function createAnswerCheck({ fetch: call = fetch, shellSecret }: BackEnd): CheckAnswer {
  const own = { accept: 'application/json', 'x-source': 'site' };
  return async (url, tag) => {
    const response = await call(url, {
      headers: {
        ...own,
        ...(shellSecret ? { [shellSecretHeader]: shellSecret } : {}),
        ...(tag ? { 'if-none-match': tag } : {}),
      },
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    // An answer whose body is not read would keep its connection.
    const body = new Uint8Array(await response.arrayBuffer());
    return response.status === 304 ? tag : tagOf(response.status, response.headers, body);
  };
}
