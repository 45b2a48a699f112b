import type { Suggestion } from '@storefront/maps';

/** A suggestion with its house. */
export const house: Suggestion = {
  id: '16',
  firstLine: 'Огородный проезд, 16',
  secondLine: 'Бутырский район, Москва',
  coords: '55.81969,37.60359',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
};

/** A suggestion without a house. */
export const street: Suggestion = {
  id: 'street',
  firstLine: 'Огородный проезд',
  secondLine: 'Москва',
  coords: '55.8201,37.6012',
  street: 'Огородный проезд',
};

export type GeocoderAnswer = (url: URL, signal: AbortSignal | null | undefined) => unknown;

const original = globalThis.fetch;

/** Replaces the server's geocoder until `restoreGeocoder`; a throw is a lost connection. Returns the queries. */
export function mockGeocoder(respond: GeocoderAnswer) {
  const queries: string[] = [];
  globalThis.fetch = jest.fn(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    queries.push(url.searchParams.get('q') ?? url.pathname);
    const answer = await respond(url, init?.signal);
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) } as Response;
  });
  return queries;
}

export function restoreGeocoder() {
  globalThis.fetch = original;
}
