type Value = string | number | undefined;

export interface Hit {
  url: string;
  fields: Record<string, Value>;
  /** The network knows the click by a cookie of its own, which then goes along. */
  withOwnCookie?: boolean;
}

/** Sends a hit. It outlives the page, because an order may leave for the payment at once. */
export type SendHit = (hit: Hit) => void;

/** What is asked for: fields that are empty are left out. */
export function hitAddress({ url, fields }: Hit): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** A request whose answer nobody reads; what becomes of it is no business of the customer's. */
export const sendHit: SendHit = (hit) => {
  void fetch(hitAddress(hit), {
    mode: 'no-cors',
    keepalive: true,
    credentials: hit.withOwnCookie ? 'include' : 'omit',
    referrerPolicy: 'origin',
  }).catch((error: unknown) => console.debug('tracking: not sent', hit.url, error));
};
