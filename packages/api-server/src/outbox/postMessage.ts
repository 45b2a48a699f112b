interface Message {
  headers: Record<string, string>;
  body: BodyInit;
  /** Ends the call at once. */
  signal: AbortSignal;
  timeoutMs: number;
}

/** The answer, or the error of a call without one. */
export interface PostResult {
  status?: number;
  retryAfter?: string | null;
  error?: unknown;
}

/** Posts a message of an outbox; a redirect counts as an error. */
export async function postMessage(
  url: string,
  { headers, body, signal, timeoutMs }: Message,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // An unread body would hold the connection.
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    return { error };
  }
}
