/** Keys of browser storage, prefixed by the brand's key (readings, Words). */
export function storageKeys(brandKey: string) {
  return {
    address: `${brandKey}Address`,
    draftUuid: `${brandKey}DraftUuid`,
    /** The first visit's address hint has been shown. */
    addressHint: `${brandKey}AddressHint`,
    /** The visitor has answered whether to put the site on the home screen. */
    installHint: `${brandKey}InstallHint`,
    /** The visitor has read how to allow notifications that were denied. */
    permissionHint: `${brandKey}PermissionHint`,
    /** Time of the last logout in this browser, ms since 1970: its other pages reload, too. */
    loggedOutAt: `${brandKey}LoggedOutAt`,
    /** Time of the last login in this browser, ms since 1970: its other pages check the session. */
    loggedInAt: `${brandKey}LoggedInAt`,
    theme: `${brandKey}Theme`,
    chunkReloadAt: `${brandKey}ChunkReloadAt`,
    /** Unsaved fields of the order form; session storage, deleted when the order is placed. */
    orderDraft: `${brandKey}OrderDraft`,
    /**
     * An order that was sent; session storage. The response deletes the entry, except for an order to be paid online:
     * its entry stays, with the order's id, until the customer is back from the payment page.
     */
    orderAttempt: `${brandKey}OrderAttempt`,
    /**
     * Id of the customer whose order a 401 interrupted: another customer who logs in gets nothing of it. Local storage
     * has it for the places, session storage for the order.
     */
    interruptedCustomer: `${brandKey}InterruptedCustomer`,
    /** The visitor's consent to analytics: `granted` or `refused`. */
    consent: `${brandKey}Consent`,
    /** Ids of orders that were reported to trackers: each is reported once (readings 19). */
    trackedOrders: `${brandKey}TrackedOrders`,
    /** Prefix of the keys of unsent inquiries, one for each form; session storage. */
    inquiryDraft: `${brandKey}InquiryDraft`,
    /** Stories that were seen: encoded slugs with spaces between them (docs/seen-stories.md). */
    seenStories: `${brandKey}SeenStories`,
    /** Dishes that a guest marked: ids with spaces between them. A login takes them over. */
    favourites: `${brandKey}Favourites`,
    /** Coming bookings of tables made in this browser, so that none is made twice (spec §7, reservation). */
    bookedTables: `${brandKey}BookedTables`,
    /** Payment pages of orders that wait for their payment; an entry ends with the time to pay. */
    openPayments: `${brandKey}OpenPayments`,
  } as const;
}
