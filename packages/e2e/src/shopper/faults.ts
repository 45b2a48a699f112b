import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A region that React had to draw again says so as a warning; for us that is a fault. */
const drawnAgain = 'drawn again in the browser';

/**
 * Notes what must never happen on a page: errors in the console (a refused script, style or connection is one
 * too), exceptions that nobody caught, hydration that did not fit.
 */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  const note = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' || text.includes(drawnAgain)) {
      faults.push(`${message.type()}: ${text} (${message.location().url})`);
    }
  };
  context.on('console', note);
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  return faults;
}
