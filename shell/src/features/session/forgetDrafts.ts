/** What is typed and not sent yet is the customer's too. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
