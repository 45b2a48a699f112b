import { test as base, expect } from '@playwright/test';
import { watchFaults } from './faults';

interface Watched {
  /** Errors on the pages of this test. An unexpected one fails the test at its end. */
  faults: string[];
  /** Errors that the test causes itself: a missing remote leaves a 404 in the console. */
  expectedFaults: RegExp | undefined;
}

/** A test that fails when its pages log an error. */
export const test = base.extend<Watched>({
  expectedFaults: [undefined, { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults = watchFaults(context);
      await use(faults);
      // A request still in flight at the end of a test must not fail the next one.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
