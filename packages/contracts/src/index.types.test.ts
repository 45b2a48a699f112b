import type { ComponentProps, ComponentType } from 'react';
import { expectTypeOf } from 'expect-type';
import type * as contracts from './index';
import type {
  Access,
  EventPayload,
  PanelModule,
  PanelParams,
  RemoteManifest,
  RouteContract,
  WidgetModule,
  WidgetProps,
} from './index';

// tsc checks these tests; Jest only runs past them.

type Paths = typeof contracts.paths;

test('pages, panels and widgets may ask for a customer or for a scope', () => {
  expectTypeOf<{ scope: 'staff' }>().toExtend<Access>();
  expectTypeOf<'user'>().toExtend<Access>();
  expectTypeOf<'staff' | { scope: number }>().not.toExtend<Access>();
  expectTypeOf<{ scope: 'staff' }>().toExtend<RouteContract['guards'][number]>();
  expectTypeOf<'staff'>().not.toExtend<RouteContract['guards'][number]>();
  expectTypeOf<ReturnType<typeof contracts.panelAccess>>().toEqualTypeOf<Access | undefined>();
  expectTypeOf<ReturnType<typeof contracts.widgetAccess>>().toEqualTypeOf<Access | undefined>();
});

test('a path takes the parameters of its route', () => {
  expectTypeOf<Paths['product']>().parameters.toEqualTypeOf<[Record<'group' | 'slug', string>]>();
  expectTypeOf<Paths['legalDocument']>().parameters.toEqualTypeOf<[Record<'slug', string>]>();
  expectTypeOf<Paths['menu']>().parameters.toEqualTypeOf<[]>();
  expectTypeOf<Paths['monitoring']>().toBeCallableWith({ id: 7 });
  expectTypeOf<ReturnType<Paths[keyof Paths]>>().toEqualTypeOf<string>();
});

test('a panel takes the parameters of its id', () => {
  expectTypeOf<typeof contracts.openPanel<'product'>>().parameters.toEqualTypeOf<
    [panel: 'product', params: { group: string; slug: string }]
  >();
  expectTypeOf<typeof contracts.openPanel<'cart'>>().parameters.toEqualTypeOf<
    [panel: 'cart', params?: { repeat?: string | undefined; step?: 'promo' | undefined }]
  >();
  expectTypeOf<typeof contracts.replacePanel<'auth'>>().parameters.toEqualTypeOf<
    [panel: 'auth', params?: { reason?: 'change-phone' | undefined }]
  >();
  expectTypeOf<typeof contracts.openPanel>().toBeCallableWith('burger');
  expectTypeOf<PanelParams<'order-review'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<PanelModule<'promo'>['default']>().toEqualTypeOf<ComponentType<{ slug: string }>>();
});

test('a widget takes its props, and its callbacks are typed', () => {
  expectTypeOf<ComponentProps<typeof contracts.Widget<'catalog:sauces'>>>().toEqualTypeOf<
    { id: 'catalog:sauces' } & { title: string }
  >();
  expectTypeOf<NonNullable<WidgetProps<'catalog:combo-slider'>['onChange']>>().parameters.toEqualTypeOf<
    [{ modifierIds: readonly number[]; price: number }]
  >();
  expectTypeOf<WidgetModule<'restaurants:picker'>['default']>().toEqualTypeOf<
    ComponentType<WidgetProps<'restaurants:picker'>>
  >();
});

test('an event carries the payload of its name', () => {
  expectTypeOf<typeof contracts.emit<'checkout:promo-code-applied'>>().parameters.toEqualTypeOf<
    [name: 'checkout:promo-code-applied', payload: { code: string }]
  >();
  expectTypeOf<typeof contracts.useEvent<'shell:panel-closed'>>()
    .parameter(1)
    .parameter(0)
    .toEqualTypeOf<EventPayload<'shell:panel-closed'>>();
  expectTypeOf<EventPayload<'account:order-load-failed'>>().toEqualTypeOf<{ id: string }>();
});

test('a manifest provides exactly the pages, panels and widgets of its team', () => {
  type Restaurants = RemoteManifest<'restaurants'>;
  expectTypeOf<keyof Restaurants['pages']>().toEqualTypeOf<'restaurants' | 'restaurant' | 'yandex-maps'>();
  expectTypeOf<keyof Restaurants['widgets']>().toEqualTypeOf<'restaurants:picker' | 'restaurants:bookings'>();
  expectTypeOf<keyof RemoteManifest<'content'>['panels']>().toEqualTypeOf<
    'promo' | 'delivery-terms' | 'contacts' | 'stories'
  >();
});
