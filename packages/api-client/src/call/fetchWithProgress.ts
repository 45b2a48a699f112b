/** Receives the part of a body that has been sent, from 0 to 1. */
export type OnUpload = (sent: number) => void;

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  signal: AbortSignal;
}

function toResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // An answer without content, such as a 204, may have no body at all.
  return new Response(request.responseText || null, { status: request.status, headers });
}

/**
 * As `fetch` on the site's own address, and reports how far the body has been sent, which `fetch` cannot. Rejects with a
 * TypeError when the network fails, and with the signal's reason when it aborts.
 */
export function fetchWithProgress(url: string, sent: Sent, onUpload: OnUpload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(sent.method, url);
    for (const [name, value] of Object.entries(sent.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onUpload(loaded / total);
    });
    request.addEventListener('load', () => {
      try {
        resolve(toResponse(request));
      } catch (cause) {
        // A status that no `Response` has.
        reject(cause);
      }
    });
    request.addEventListener('error', () => reject(new TypeError('the upload failed')));
    request.addEventListener('abort', () => reject(sent.signal.reason as Error));
    sent.signal.addEventListener('abort', () => request.abort());
    if (sent.signal.aborted) reject(sent.signal.reason as Error);
    else request.send(sent.body as XMLHttpRequestBodyInit | undefined);
  });
}
