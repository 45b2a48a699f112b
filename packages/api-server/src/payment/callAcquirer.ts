interface AcquirerCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON; a GET has none. */
  body?: string;
  timeoutMs: number;
  /** Cuts the call off before its time limit. */
  signal?: AbortSignal | undefined;
}

/** Throws for an answer that is not 2xx, for a redirect, and when the time is over or the signal cuts the call off. */
export async function callAcquirer(url: string, call: AcquirerCall): Promise<Response> {
  const { method, headers, body, timeoutMs, signal } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the acquirer answered ${response.status}`);
  }
  return response;
}
