/** Leaves the storefront. A separate module, so that tests can replace it: jsdom cannot navigate. */
export function goToPaymentPage(url: string): void {
  window.location.assign(url);
}
