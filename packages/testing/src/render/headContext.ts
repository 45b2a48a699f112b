import { createQueryClient } from '@storefront/api-client';
import type { SchemaContext } from '@storefront/contracts';
import { type Answer, fakeApi } from './fakeApi';
import { testBrand } from './testBrand';

type Options = Partial<SchemaContext> & { answers?: Record<string, Answer> };

/** The context for a page's `prefetch`, `head` and `schema`: the test brand at `https://shop.example`. */
export function headContext({ answers = {}, ...overrides }: Options = {}): SchemaContext {
  return {
    params: {},
    search: new URLSearchParams(),
    queryClient: createQueryClient(fakeApi(answers).api, { retries: 0 }),
    brand: testBrand,
    absolute: (path) => new URL(path, 'https://shop.example/').href,
    ...overrides,
  };
}
