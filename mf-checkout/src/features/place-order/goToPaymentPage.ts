/** Leaves the storefront. A module of its own, for a test to replace: jsdom cannot navigate. */
export function goToPaymentPage(url: string): void {
  window.location.assign(url);
}
