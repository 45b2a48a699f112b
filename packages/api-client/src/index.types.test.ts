import type { Cart, cartCalls, orders, Purchase, Restaurant, User } from '@storefront/api-contract';
import type { PanelId } from '@storefront/contracts';
import { expectTypeOf } from 'expect-type';
import type * as client from './index';
import type { Api, Settings } from './index';

// tsc checks these tests; Jest only runs past them.

/** The data that a query reads. */
type DataOf<Query extends (...parameters: never) => { queryFn?: unknown }> =
  Exclude<ReturnType<Query>['queryFn'], symbol | undefined> extends (...parameters: never) => infer Data
    ? Awaited<Data>
    : never;

test('each query reads the data of its resource', () => {
  expectTypeOf<DataOf<typeof client.cartQuery>>().toEqualTypeOf<Cart | null>();
  expectTypeOf<DataOf<typeof client.orderQuery>>().toEqualTypeOf<Purchase>();
  expectTypeOf<DataOf<typeof client.restaurantsQuery>>().toEqualTypeOf<Restaurant[]>();
  expectTypeOf<DataOf<typeof client.settingsQuery>>().toEqualTypeOf<Settings>();
  expectTypeOf<DataOf<typeof client.userQuery>>().toEqualTypeOf<User>();
  expectTypeOf<ReturnType<typeof client.useCart>['data']>().toEqualTypeOf<Cart | null | undefined>();
});

declare const api: Api;

test('a call takes the path and the body of its endpoint and returns its answer', () => {
  type Options = Parameters<typeof api.call<typeof cartCalls.changeAmount>>[1];
  expectTypeOf<Options['body']>().toHaveProperty('item_id');
  expectTypeOf<{ item_id: number }>().not.toExtend<Options['body']>();
  expectTypeOf<Options['path']>().toEqualTypeOf<undefined>();
  expectTypeOf<Parameters<typeof api.call<typeof orders.detail>>[1]['path']>().toEqualTypeOf<
    Record<'id', string | number>
  >();
  type Answer = Awaited<ReturnType<typeof api.call<typeof cartCalls.get>>>;
  expectTypeOf<Answer['order']>().toEqualTypeOf<Cart | null>();
});

test('a write of the cart takes its own variables', () => {
  type Variables<Hook extends () => { mutate: (variables: never) => unknown }> = Parameters<
    ReturnType<Hook>['mutate']
  >[0];
  expectTypeOf<Variables<typeof client.useChangeAmount>>().toEqualTypeOf<{
    itemId: number;
    amount: number;
  }>();
});

test('an interrupted action goes on after the login', () => {
  expectTypeOf<typeof client.useAfterLogin>().returns.toEqualTypeOf<() => void>();
  expectTypeOf<Parameters<typeof client.useAfterLogin>[0]>().toEqualTypeOf<{
    onLoggedIn: () => void;
    cancelOn?: PanelId;
  }>();
});
