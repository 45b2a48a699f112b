import { test as base, expect } from '@playwright/test';
import { packPrevious } from './packPrevious';
import { packedStorefront } from './packStorefront';
import { type ProductionStack, withProductionStack } from './withProductionStack';

interface Running {
  /** Between two statuses of an order. */
  stepSeconds: number;
  /** The version that is installed: of this commit, or the one before. */
  version: 'this' | 'previous';
  /** Shared by all tests of a worker. */
  stack: ProductionStack;
}

/** A test on a storefront in production. */
export const test = base.extend<object, Running>({
  // From «Заказ создан» to «Заказ выполнен» in some 16 seconds: a back end restarts meanwhile.
  stepSeconds: [4, { option: true, scope: 'worker' }],
  version: ['this', { option: true, scope: 'worker' }],
  stack: [
    async ({ stepSeconds, version }, run) => {
      const archive = version === 'this' ? packedStorefront() : await packPrevious();
      await withProductionStack({ stepSeconds, archive }, run);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ stack }, run) => run(stack.origin),
});

export { expect };
