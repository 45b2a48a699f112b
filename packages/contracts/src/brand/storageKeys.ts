/** Names of what the storefront keeps in the browser, prefixed by the brand's key (readings, Words). */
export function storageKeys(brandKey: string) {
  return {
    address: `${brandKey}Address`,
    draftUuid: `${brandKey}DraftUuid`,
    theme: `${brandKey}Theme`,
    chunkReloadAt: `${brandKey}ChunkReloadAt`,
    pathBeforeLogin: `${brandKey}PathBeforeLogin`,
    /** What of an order is typed and not saved yet; session storage, gone when it is placed. */
    orderDraft: `${brandKey}OrderDraft`,
  } as const;
}

/** The cookie in which the shell server keeps `api_token`; no script can read it. */
export function tokenCookieName(brandKey: string): string {
  return `_token.local.${brandKey}`;
}
