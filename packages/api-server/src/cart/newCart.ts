import type { CartOwner, CartRow } from './lockCart';
import { unknownPlace } from './place';

/** A new cart of the owner, with the defaults of its columns; it has no id until it is written. */
export function newCart({ userId, draftUuid }: CartOwner): CartRow {
  const now = new Date();
  return {
    ...unknownPlace,
    id: 0,
    userId: userId ?? null,
    draftUuid: userId === undefined ? (draftUuid ?? null) : null,
    version: 1,
    datetime: null,
    promoCodeId: null,
    comment: null,
    contactless: false,
    needCallConfirmation: false,
    paymentTypeId: 1,
    personsCount: 1,
    createdAt: now,
    updatedAt: now,
  };
}
