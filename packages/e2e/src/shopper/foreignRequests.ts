import type { BrowserContext } from '@playwright/test';

/** Collects the requests of a visit to any origin but these. */
export function foreignRequests(context: BrowserContext, ...own: readonly string[]): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) foreign.push(request.url());
  });
  return foreign;
}
