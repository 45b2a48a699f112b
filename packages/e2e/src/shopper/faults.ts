import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The shell logs this warning when hydration failed and React rerendered a region. */
const rerenderWarning = 'again in the browser';

/**
 * Collects the faults that must never happen on a page: console errors (also of blocked scripts, styles and
 * connections), uncaught exceptions and hydration mismatches.
 */
export function watchFaults(context: BrowserContext): string[] {
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
