import { test as base, expect } from '@playwright/test';
import { watchFaults } from './faults';

interface Watched {
  /** What went wrong on the pages of this test. Empty at its end, or the test fails. */
  faults: string[];
  /** Faults that belong to what a test does: a remote that is taken away leaves a 404 in the console. */
  expectedFaults: RegExp | undefined;
}

/** A test whose pages must stay without a fault. */
export const test = base.extend<Watched>({
  expectedFaults: [undefined, { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults = watchFaults(context);
      await use(faults);
      // A call that is still on its way when a test is over belongs to no test.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
