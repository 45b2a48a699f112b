import type { Tracing } from './openTracing';

/**
 * A `fetch` whose calls are spans below the current one and carry their `traceparent`. `nameOf` names a URL with few
 * values. Without tracing it is the `fetch` itself.
 */
export function tracedFetch(
  tracing: Tracing | undefined,
  call: typeof fetch,
  nameOf: (url: URL) => string,
): typeof fetch {
  if (!tracing) return call;
  return (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? request?.method ?? 'GET';
    const template = nameOf(url);
    const attributes = {
      'http.request.method': method,
      'url.template': template,
      'server.address': url.host,
    };
    return tracing.trace(
      { name: `${method} ${template}`, kind: 'client', attributes },
      (traceParent) => {
        if (!traceParent) return call(input, init);
        const headers = new Headers(init?.headers ?? request?.headers);
        headers.set('traceparent', traceParent);
        return call(input, { ...init, headers });
      },
      ({ status }) => ({ 'http.response.status_code': status }),
    );
  };
}
