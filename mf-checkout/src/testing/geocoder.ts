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

/** A suggestion that lacks the house. */
export const street: Suggestion = {
  id: 'street',
  firstLine: 'Огородный проезд',
  secondLine: 'Москва',
  coords: '55.8201,37.6012',
  street: 'Огородный проезд',
};

export type Geo = (url: URL, signal: AbortSignal | null | undefined) => unknown;

const original = globalThis.fetch;

/** The server's geocoder, until `forgetGeo`. What it throws is a lost connection. */
export function answerGeo(geo: Geo) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    asked.push(url.searchParams.get('q') ?? url.pathname);
    const answer = await geo(url, init?.signal);
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) } as Response;
  });
  return asked;
}

export function forgetGeo() {
  globalThis.fetch = original;
}
