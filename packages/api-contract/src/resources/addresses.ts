import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { addressRequests } from '../requests/addressRequests';
import { flag, id, numberOrNull, receipt, text, textOrNull } from '../lenient';
import { listAnswer } from '../listAnswer';

/** A saved address (spec §3, Address). */
export const address = z.object({
  id: id(),
  default: flag(),
  street: text(),
  home: text(),
  floor: textOrNull(),
  apartment: textOrNull(),
  entrance: textOrNull(),
  full_address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  coordinates: textOrNull(),
});
export type Address = z.output<typeof address>;

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
    response: address,
  }),
  deleteAddress: endpoint<typeof addressRequests.deleteAddress>()({
    method: 'POST',
    path: '/api/user/addresses/delete/',
    encoding: 'json',
    response: receipt(z.object({ success: flag() })),
  }),
};
