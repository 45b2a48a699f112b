/** Leaves the storefront for another page. */
export function leave(url: string): void {
  window.location.assign(url);
}
