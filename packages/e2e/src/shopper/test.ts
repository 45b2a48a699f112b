import { storageKeys } from '@storefront/contracts';
import { test as base, expect } from '@playwright/test';
import { watchFaults } from './faults';

interface Watched {
  /** Errors on the pages of this test. An unexpected one fails the test at its end. */
  faults: string[];
  /** Errors that the test causes itself: a missing remote leaves a 404 in the console. */
  expectedFaults: RegExp | undefined;
  /** The storefront shows a new visitor the address hint. By default the visitor has seen it. */
  isFirstVisit: boolean;
}

const { addressHint } = storageKeys('kitsune');

/** A test that fails when its pages log an error. */
export const test = base.extend<Watched>({
  expectedFaults: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  // `storageState` would open and close a page of its own before each test: 50 ms of processor time.
  context: async ({ context, baseURL, isFirstVisit }, run) => {
    if (!isFirstVisit && baseURL) {
      await context.addInitScript(
        ({ origin, key }) => {
          if (location.origin === origin) localStorage.setItem(key, 'shown');
        },
        { origin: new URL(baseURL).origin, key: addressHint },
      );
    }
    await run(context);
  },
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
