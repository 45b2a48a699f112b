import { createQueryClient } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';
import { apiError, fakeApi } from '@storefront/testing';
import { landingLinksQuery, landingQuery } from './landingQueries';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a landing', (client: QueryClient) => client.fetchQuery(landingQuery('/akcii/leto'))],
  ['the links to landings', (client: QueryClient) => client.fetchQuery(landingLinksQuery('/akcii/'))],
])('a back end that is down is asked three times for %s', async (_, load) => {
  const { api, calls } = fakeApi({
    '/api/landings/': () => {
      throw apiError(503);
    },
  });
  const loaded = load(createQueryClient(api));
  await Promise.all([expect(loaded).rejects.toMatchObject({ status: 503 }), jest.runAllTimersAsync()]);
  expect(calls).toHaveLength(3);
});
