import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { addressRequests } from '../requests/addressRequests';
import { flag, id, into, numberOrNull, receipt, succeeded } from '../lenient';
import { isRecord, listAnswer } from '../listAnswer';
import { name, nameOrNull } from '../plainText';
import { coordinates } from './pointOf';

/** A saved address (spec §3, Address). */
const address = z.object({
  id: id(),
  default: flag(),
  street: name(),
  home: name(),
  floor: nameOrNull(),
  apartment: nameOrNull(),
  entrance: nameOrNull(),
  /** Ours, like `comment`, for the courier, and `label`, «Дом». */
  intercom: nameOrNull(),
  comment: nameOrNull(),
  label: nameOrNull(),
  full_address: nameOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  coordinates: coordinates(),
});
export type Address = z.output<typeof address>;

/** An address bare, or under `data` or `address`. */
function anyReceipt(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { data, address: own } = value;
  const nested = isRecord(data) ? data : isRecord(own) ? own : undefined;
  return nested ? { ...value, ...(anyReceipt(nested) as object) } : value;
}

/**
 * The answer to an added address. Section 7 names none: it may be empty, and then `id` is null. Only our own back end
 * sends the other fields for certain.
 */
const addressReceipt = into(
  anyReceipt,
  receipt(z.object({ ...address.shape, id: numberOrNull(), success: succeeded() })),
);

/** Saved addresses of the customer (spec §7, Addresses). */
export const addressCalls = {
  addresses: endpoint<typeof addressRequests.addresses>()({
    method: 'GET',
    path: '/api/user/addresses/',
    response: listAnswer(address),
  }),
  addAddress: endpoint<typeof addressRequests.addAddress>()({
    method: 'POST',
    path: '/api/user/addresses/add/',
    encoding: 'form',
    response: addressReceipt,
  }),
  deleteAddress: endpoint<typeof addressRequests.deleteAddress>()({
    method: 'POST',
    path: '/api/user/addresses/delete/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded() })),
  }),
};
