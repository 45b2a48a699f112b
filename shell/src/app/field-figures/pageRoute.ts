/** The id of the route of the page that is shown, or `unknown`. */
export const pageRoute = (): string =>
  document.querySelector<HTMLElement>('[data-module^="page:"]')?.dataset['module']?.slice(5) ?? 'unknown';
