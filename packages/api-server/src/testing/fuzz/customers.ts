import type { Address, CartItem, OrderResult, User } from '@storefront/api-contract';
import sharp from 'sharp';
import { type createClient, northAddress } from '../client';

type Client = ReturnType<typeof createClient>;

/** A customer with an address, a cart line, an order and an avatar. */
export interface FuzzCustomer {
  token: string;
  phone: string;
  addressId: number;
  itemId: number;
  orderId: number;
  avatar: string;
}

/** Creates a customer; all of their texts contain `mark`. */
export async function makeCustomer(
  client: Client,
  { phone, mark }: { phone: string; mark: string },
): Promise<FuzzCustomer> {
  const token = await client.login(phone);
  const post = <Body>(path: string, body: unknown) => client.call<Body>(path, { token, body });
  await post('/api/user/edit/name/', { name: mark });
  const address = await post<Address>('/api/user/addresses/add/', {
    ...northAddress,
    entrance: mark.slice(0, 9),
  });
  const addressId = address.body.id;
  const fill = () =>
    post<{ order: { items: CartItem[] } }>('/api/app/order/add-product/', {
      product_id: 1,
      amount: 3,
      address_id: addressId,
    });
  await fill();
  await post('/api/app/order/add-comment/', { comment: mark });
  await post('/api/app/order/change-payment-type/', { id: 3 });
  const placed = await post<OrderResult>('/api/app/order/process/', { address_id: addressId });
  const cart = await fill();
  await post('/api/app/order/add-comment/', { comment: mark });
  await uploadAvatar({ client, token });
  const user = await client.call<User>('/api/user/get-data/', { token });
  return {
    token,
    phone,
    addressId,
    itemId: cart.body.order.items[0]?.id ?? 0,
    orderId: placed.body.order?.id ?? 0,
    avatar: user.body.avatar_uri ?? '',
  };
}

async function uploadAvatar({ client, token }: { client: Client; token: string }): Promise<void> {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const boundary = 'avatar';
  const body = new Blob([
    `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    new Uint8Array(image),
    `\r\n--${boundary}--\r\n`,
  ]);
  await fetch(`${client.url}/api/user/edit/avatar/`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
}
