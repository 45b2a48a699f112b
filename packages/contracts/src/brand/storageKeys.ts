/** Names of what the storefront keeps in the browser, prefixed by the brand's key (readings, Words). */
export function storageKeys(brandKey: string) {
  return {
    address: `${brandKey}Address`,
    draftUuid: `${brandKey}DraftUuid`,
    /** The visitor has been asked on a first visit where the order goes. */
    addressHint: `${brandKey}AddressHint`,
    /** When somebody logged out in this browser, ms since 1970: its other pages leave, too. */
    loggedOutAt: `${brandKey}LoggedOutAt`,
    /** When somebody logged in in this browser, ms since 1970: its other pages ask who is there. */
    loggedInAt: `${brandKey}LoggedInAt`,
    theme: `${brandKey}Theme`,
    chunkReloadAt: `${brandKey}ChunkReloadAt`,
    /** What of an order is typed and not saved yet; session storage, gone when it is placed. */
    orderDraft: `${brandKey}OrderDraft`,
    /** An order that was sent and has no answer yet; session storage, gone with the answer. */
    orderAttempt: `${brandKey}OrderAttempt`,
    /** What the visitor says to statistics: `granted` or `refused`. */
    consent: `${brandKey}Consent`,
    /** Orders that trackers have heard of: each is told once (readings 19). */
    trackedOrders: `${brandKey}TrackedOrders`,
  } as const;
}

/** The cookie in which the shell server keeps `api_token`; no script can read it. */
export function tokenCookieName(brandKey: string): string {
  return `_token.local.${brandKey}`;
}
