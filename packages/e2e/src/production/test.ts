import { test as base, expect } from '@playwright/test';
import { type ProductionStack, withProductionStack } from './withProductionStack';

interface Running {
  /** How many times faster than real time the kitchen works. */
  kitchenPace: number;
  /** Shared by all tests of a worker. */
  stack: ProductionStack;
}

/** A test on a storefront in production. */
export const test = base.extend<object, Running>({
  // From «Заказ создан» to «Заказ выполнен» in some 16 seconds: a back end restarts meanwhile.
  kitchenPace: [150, { option: true, scope: 'worker' }],
  stack: [
    async ({ kitchenPace }, run) => withProductionStack({ kitchenPace }, run),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stack }, run) => run(stack.origin),
});

export { expect };
