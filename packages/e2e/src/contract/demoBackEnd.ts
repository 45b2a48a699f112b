import { reservationPath, wish } from '@storefront/api-server/src/testing/bookings';
import { northAddress } from '@storefront/api-server/src/testing/client';
import { createShoppers } from '@storefront/api-server/src/testing/shopper';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import type { DeliveryAddress, PickupRestaurant } from '@storefront/contracts';
import type { Surroundings, Visitor, VisitorState } from '@storefront/testing';

/** The demo customer of the reference back end, who has past orders. */
const regularPhone = '79000000001';

const address: DeliveryAddress = {
  type: 'delivery',
  street: northAddress.street,
  home: northAddress.home,
  apartment: northAddress.apartment,
  fullAddress: northAddress.full_address,
  coordinates: northAddress.coordinates,
};

const restaurant: PickupRestaurant = {
  type: 'pickup',
  id: 1,
  externalId: 'kitsune-pokrovka',
  name: 'Кицунэ на Покровке',
  address: 'Москва, ул. Покровка, 17',
  coordinates: '55.7594,37.6459',
};

/** Without the limits of calls and of codes by SMS. */
const limits = { RATE_LIMIT: '1000000', AUTH_RATE_LIMIT: '1000000', CODES_PER_ADDRESS: '1000000' };

/**
 * Starts the reference back end with the demo chain. Its visitors come with a login, a place of the order and a cart, each
 * through the calls that customers make.
 */
export async function startDemoBackEnd(): Promise<Omit<Surroundings, 'manifest'>> {
  const server = await startServer(limits);
  const { client, logIn, order } = createShoppers(server, 79_995_000_000);
  let regularToken: Promise<string> | undefined;

  async function customerOf(kind: Visitor['kind']): Promise<{ token?: string; addressId?: number }> {
    if (kind === 'customer') return logIn();
    if (kind === undefined) return {};
    regularToken ??= client.login(regularPhone);
    return { token: await regularToken };
  }

  async function createVisitor(visitor: Visitor = {}): Promise<VisitorState> {
    const { kind, cart = {}, hasOrder, hasBooking, isAtRestaurant, isWithoutAddress } = visitor;
    const { token, addressId } = await customerOf(kind);
    if (hasOrder && token && addressId) await order({ phone: '', token, addressId });
    const place = addressId === undefined ? northAddress : { address_id: addressId };
    let draftUuid: string | undefined;
    for (const [productId, amount] of Object.entries(cart)) {
      const form = { ...place, product_id: productId, amount, ...(draftUuid && { draft_uuid: draftUuid }) };
      // Requests run in sequence, because the first creates the cart.
      const { status, body } = await client.cart('add-product', { token, form });
      if (status !== 200) throw new Error(`dish ${productId} cannot be ordered: ${JSON.stringify(body)}`);
      draftUuid = body.order.draft_uuid ?? undefined;
    }
    if (isAtRestaurant) {
      const body = { method: 'pickup', organization_id: restaurant.id, draft_uuid: draftUuid };
      await client.cart('change-take-method', { token, body });
    }
    if (hasBooking) await client.call(reservationPath, { token, body: wish() });
    return {
      token,
      takeMethod: {
        draftUuid: token === undefined ? draftUuid : undefined,
        ...(isAtRestaurant && { takeMethod: 'pickup', pickup: restaurant }),
        ...(!isWithoutAddress && {
          delivery: { ...address, ...(addressId !== undefined && { id: addressId }) },
        }),
      },
    };
  }

  return { baseUrl: server.url, createVisitor, codeFor: client.codeFor };
}
