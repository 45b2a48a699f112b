import type { Coordinates } from '@storefront/domain';

/** One answer of the address search. Spec §3. */
export type Suggestion = {
  id: string;
  /** Street and house: «Огородный проезд, 16». */
  firstLine: string;
  /** Where it is: «Бутырский район, Москва». */
  secondLine: string;
  /** `'lat,lon'`, four decimals (readings 13). */
  coords: string;
  street: string;
  home?: string;
  /** The whole address in one line; absent in an incomplete suggestion, without a house number (spec §5). */
  fullAddress?: string;
};

/** The address search that the screens use, over any service. */
export type Geocoder = {
  /** At most seven answers, best first, none from outside the service box. Rejects when `signal` aborts. */
  suggest: (query: string, signal?: AbortSignal) => Promise<Suggestion[]>;
  /** The address at a point, or undefined where no address is near. */
  reverse: (point: Coordinates, signal?: AbortSignal) => Promise<Suggestion | undefined>;
};
