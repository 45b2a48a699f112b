import { type LocationFields, productQuery } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** A product at a location. While a new location loads, the data of the previous one stays on the screen. */
export const productAtLocationQuery = (slug: string, location: LocationFields) =>
  queryOptions({
    ...productQuery(slug, location),
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });
