import type { SharedKey } from '@storefront/releases/sharing';
import * as zodMini from '../sharing/zodMini';
import { sharedMisfit } from './sharedMisfit';

const taking = (key: SharedKey, ...names: string[]) =>
  sharedMisfit({ sharedVersions: {}, sharedNames: { [key]: names } }, {}, () => zodMini);

test('a build may import from zod only the names that the page has', () => {
  expect(taking('zod/mini', 'object', 'catch', 'trim')).toBeUndefined();
  expect(taking('zod/mini', 'object', 'email')).toBe(
    'it takes email of zod/mini, which the shell does not export',
  );
});

test('names that a module object inherits do not count as its exports', () => {
  const commonJs = { useId: () => undefined };
  const misfit = sharedMisfit(
    { sharedVersions: {}, sharedNames: { react: ['useId', 'toString'] } },
    {},
    () => commonJs,
  );
  expect(misfit).toBe('it takes toString of react, which the shell does not export');
});

test('a member is missed where the shell exports an object, an instance or a function without it', () => {
  class Calls {
    send() {}
  }
  class CartCalls extends Calls {
    name = 'cart';
    process() {}
  }
  const shell = {
    cartCalls: new CartCalls(),
    emit: () => undefined,
    useTakeMethod: Object.assign(() => undefined, { getState: () => undefined }),
    paths: { menu: () => '/menu' },
    widgetIds: ['stories'],
    opened: new Map(),
    Link: { $$typeof: Symbol.for('react.forward_ref'), render: () => null },
    later: {},
  };
  const taking = (...names: string[]) =>
    sharedMisfit(
      { sharedVersions: {}, sharedNames: {}, sharedMembers: { '@storefront/contracts': names } },
      {},
      () => shell,
    );
  expect(taking('paths.gift', 'paths.menu')).toBe(
    'it takes paths.gift of @storefront/contracts, which the shell does not export',
  );
  expect(taking('paths.menu', 'paths.toString', 'later.gift')).toBeUndefined();
  for (const member of [
    'cartCalls.cancel',
    'cartCalls.call',
    'paths.name',
    'opened.gift',
    'useTakeMethod.gift',
  ]) {
    expect(taking(member)).toContain(`it takes ${member} of`);
  }
  expect(taking('cartCalls.name', 'cartCalls.process', 'cartCalls.send', 'opened.size')).toBeUndefined();
  expect(taking('useTakeMethod.getState', 'useTakeMethod.call', 'emit.gift')).toBeUndefined();
  expect(taking('widgetIds.at', 'Link.displayName')).toBeUndefined();
});
