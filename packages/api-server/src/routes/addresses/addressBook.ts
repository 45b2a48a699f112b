import type { Address } from '@storefront/api-contract';
import {
  formatCoordinates,
  isInsideServiceBox,
  parseCoordinates,
  truncateCoordinate,
} from '@storefront/domain';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { lockCustomer } from '../../auth/lockCustomer';
import type { Queryable, Transaction } from '../../database/connect';
import { carts } from '../../database/schema/carts';
import { addresses } from '../../database/schema/users';
import { notFound, unprocessable } from '../../apiError';
import { messages } from '../../messages';

const maxAddresses = 50;

type Row = typeof addresses.$inferSelect;

interface NewAddress {
  street: string;
  home: string;
  floor?: string | undefined;
  apartment?: string | undefined;
  entrance?: string | undefined;
  intercom?: string | undefined;
  comment?: string | undefined;
  label?: string | undefined;
  full_address?: string | undefined;
  coordinates?: string | undefined;
  default?: number | undefined;
}

/** The customer's addresses, the default one first. */
export async function listAddresses(db: Queryable, userId: number): Promise<Address[]> {
  return (await ownRows(db, userId)).map(toAddress);
}

/**
 * Saves an address and makes it the default, unless `default` is 0 and there is another default. An identical address
 * is not saved twice: after login the client sends the one it remembers (spec §4, Address). Its intercom, comment and
 * label become those that are sent; a field that is left out stays. Throws 422 without coordinates and outside the service box.
 */
export async function saveAddress(tx: Transaction, userId: number, fields: NewAddress): Promise<Address> {
  const values = { ...toColumns(fields), ...pointOf(fields.coordinates) };
  // Two tabs that log in at once would both find nothing and save twice.
  await lockCustomer(tx, userId);
  const own = await ownRows(tx, userId);
  const same = own.find((row) => isSame(row, values));
  if (!same && own.length >= maxAddresses) throw unprocessable(messages.address.tooManyRequests);
  const isDefault = fields.default !== 0 || !own.some((row) => row.isDefault && row !== same);
  if (isDefault) await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
  const [row] = same
    ? await tx
        .update(addresses)
        .set({ isDefault, ...toNotes(fields) })
        .where(eq(addresses.id, same.id))
        .returning()
    : await tx
        .insert(addresses)
        .values({ ...values, ...toNotes(fields), userId, isDefault })
        .returning();
  if (!row) throw new Error('the address that was just written is missing');
  return toAddress(row);
}

/** Throws 404 for another customer's address. The next address becomes the default. */
export async function deleteAddress(tx: Transaction, userId: number, addressId: number): Promise<void> {
  await lockCustomer(tx, userId);
  const own = and(eq(addresses.id, addressId), eq(addresses.userId, userId), isNull(addresses.deletedAt));
  const deleted = await tx
    .update(addresses)
    .set({ deletedAt: new Date(), isDefault: false })
    .where(own)
    .returning({ id: addresses.id });
  if (deleted.length === 0) throw notFound(messages.address.notFound);
  await tx.update(carts).set({ addressId: null }).where(eq(carts.addressId, addressId));
  const [next] = await ownRows(tx, userId);
  if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
}

function ownRows(db: Queryable, userId: number): Promise<Row[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

function pointOf(coordinates: string | undefined) {
  const point = parseCoordinates(coordinates);
  if (!point || !isInsideServiceBox(point)) throw unprocessable(messages.address.outside, 'coordinates');
  return { latitude: truncateCoordinate(point.latitude), longitude: truncateCoordinate(point.longitude) };
}

function toColumns({ street, home, floor, apartment, entrance, full_address }: NewAddress) {
  return {
    street,
    home,
    floor: floor || null,
    apartment: apartment || null,
    entrance: entrance || null,
    fullAddress: full_address || null,
  };
}

/** What is no part of the place. A field that is left out is undefined, an empty one null. */
function toNotes({ intercom, comment, label }: NewAddress) {
  const note = (value: string | undefined) => (value === undefined ? undefined : value || null);
  return { intercom: note(intercom), comment: note(comment), label: note(label) };
}

function isSame(row: Row, values: ReturnType<typeof toColumns> & ReturnType<typeof pointOf>): boolean {
  const keys = ['street', 'home', 'floor', 'apartment', 'entrance', 'latitude', 'longitude'] as const;
  return keys.every((key) => row[key] === values[key]);
}

function toAddress(row: Row): Address {
  const { id, street, home, floor, apartment, entrance, intercom, comment, label, latitude, longitude } = row;
  return {
    id,
    street,
    home,
    floor,
    apartment,
    entrance,
    intercom,
    comment,
    label,
    latitude,
    longitude,
    default: row.isDefault,
    full_address: row.fullAddress,
    coordinates: formatCoordinates(row),
  };
}
