import { test as base, expect } from '@playwright/test';
import { type ProductionStack, withProductionStack } from './withProductionStack';

interface Running {
  /** Between two statuses of an order. */
  stepSeconds: number;
  /** Shared by all tests of a worker. */
  stack: ProductionStack;
}

/** A test on a storefront in production. */
export const test = base.extend<object, Running>({
  // From «Заказ создан» to «Заказ выполнен» in some 16 seconds: a back end restarts meanwhile.
  stepSeconds: [4, { option: true, scope: 'worker' }],
  stack: [
    async ({ stepSeconds }, run) => withProductionStack({ stepSeconds }, run),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stack }, run) => run(stack.origin),
});

export { expect };
