type Value = string | number | undefined;

export interface Hit {
  url: string;
  fields: Record<string, Value>;
  /** Send the affiliate network's own cookie, which identifies the click. */
  withOwnCookie?: boolean;
}

/** Sends a hit. The request outlives the page, because an order may redirect to the payment at once. */
export type SendHit = (hit: Hit) => void;

/** The address of a hit; empty fields are left out. */
export function hitUrl({ url, fields }: Hit): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return `${url}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

/** Sends a hit without waiting for the answer: a failure is only logged. */
export const sendHit: SendHit = (hit) => {
  void fetch(hitUrl(hit), {
    mode: 'no-cors',
    keepalive: true,
    credentials: hit.withOwnCookie ? 'include' : 'omit',
    referrerPolicy: 'origin',
  }).catch((error: unknown) => console.debug('tracking: hit not sent', hit.url, error));
};
