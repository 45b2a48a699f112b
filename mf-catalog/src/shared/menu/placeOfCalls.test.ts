import {
  createQueryClient,
  groupsQuery,
  labelsQuery,
  locationFields,
  productQuery,
  searchQuery,
} from '@storefront/api-client';
import { fakeApi } from '@storefront/testing';
import { address, paths, ramenRaw } from '../../testing/menuFixture';
import { groupCardsQuery, menuQuery, recommendedCardsQuery } from './menuQueries';

const [latitude, longitude] = [55.8196, 37.6035];
const restaurant = {
  type: 'pickup',
  id: 7,
  externalId: 'r7',
  name: '',
  address: '',
  coordinates: '',
} as const;

// Readings 23: `address_id` belongs to the calls of the cart.
test.each([
  [
    'a saved address',
    { takeMethod: 'delivery', delivery: { ...address, id: 5 }, pickup: restaurant },
    { latitude, longitude },
  ],
  [
    'a restaurant',
    { takeMethod: 'pickup', delivery: { ...address, id: 5 }, pickup: restaurant },
    { organization_id: 7 },
  ],
] as const)('every call of the catalogue carries %s', async (_, place, expected) => {
  const { api, calls } = fakeApi({
    [paths.groups]: () => [],
    [paths.products]: () => [],
    [paths.labels]: () => [],
    [paths.product]: () => ramenRaw,
    [paths.search]: () => ({ data: [] }),
    [paths.recommendations]: () => [],
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  const location = locationFields(place);
  await Promise.all([
    queryClient.fetchQuery(menuQuery('home', location)),
    queryClient.fetchQuery(menuQuery('whole', location, [1])),
    queryClient.fetchQuery(groupCardsQuery({ id: 1 }, location)),
    queryClient.fetchQuery(recommendedCardsQuery(20, location)),
    queryClient.fetchQuery(groupsQuery(location)),
    queryClient.fetchQuery(labelsQuery([], location)),
    queryClient.fetchQuery(productQuery('ramen', location)),
    queryClient.fetchQuery(searchQuery('рамен', location)),
  ]);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(6);
  for (const { query } of calls) {
    expect(query).toMatchObject(expected);
    expect(query).not.toHaveProperty('address_id');
  }
});
