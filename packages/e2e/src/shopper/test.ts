import { storageKeys } from '@storefront/contracts';
import { type BrowserContext, type ConsoleMessage, test as base, expect } from '@playwright/test';

interface Watched {
  /** Errors on the pages of this test. An unexpected one fails the test at its end. */
  faults: string[];
  /** Errors that the test causes itself: a missing remote leaves a 404 in the console. */
  expectedFaults: RegExp | undefined;
  /** The storefront shows a new visitor the address hint. By default the visitor has seen it. */
  isFirstVisit: boolean;
  /**
   * A storefront that the file of a test starts itself; by default the tests visit that of the runner. Playwright
   * also asks for its address before the hook that starts it, when there is none yet.
   */
  ownStorefront: { address: () => string | undefined } | undefined;
}

const { addressHint } = storageKeys('kitsune');

/** The shell logs this warning when hydration failed and React rerendered a region. */
const rerenderWarning = 'again in the browser';

/**
 * Collects the faults that must never happen on a page: console errors (also of blocked scripts, styles and
 * connections), uncaught exceptions and hydration mismatches.
 */
function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' || text.includes(rerenderWarning)) {
      faults.push(`${message.type()}: ${text} (${message.location().url})`);
    }
  };
  context.on('console', onConsole);
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  return faults;
}

/** A test that fails when its pages log an error. */
export const test = base.extend<Watched>({
  expectedFaults: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  ownStorefront: [undefined, { option: true }],
  baseURL: ({ baseURL, ownStorefront }, run) => run(ownStorefront?.address() ?? baseURL),
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
