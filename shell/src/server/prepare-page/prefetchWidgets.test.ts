import type { EmbeddedWidget, PageModule } from '@storefront/contracts';
import { headContext } from '@storefront/testing';
import type { RemoteModules } from '../../app/remotes/remoteModules';
import type { PageError } from '../../features/error-pages';
import { prefetchWidgets } from './prefetchWidgets';

const moduleKeys = [
  'page:landing',
  'widget:catalog:menu-groups',
  'widget:catalog:combo-slider',
  'widget:catalog:recommendations',
  'widget:account:last-order',
] as const;
const menu: EmbeddedWidget = { id: 'catalog:menu-groups', props: {} };
const combo: EmbeddedWidget = { id: 'catalog:combo-slider', props: { slug: 'set' } };

const nothing = async () => undefined;

interface Run {
  prefetch?: () => Promise<void>;
  pageData?: Promise<PageError | undefined>;
  failed?: string[];
  status?: 'user' | 'guest';
}

function run(
  widgets: PageModule['widgets'],
  { prefetch = nothing, pageData = nothing(), failed = [], status = 'guest' }: Run = {},
) {
  const warn = jest.fn();
  const result = prefetchWidgets({
    module: { default: () => null, ...(widgets && { widgets }) },
    context: headContext(),
    session: { status },
    pageData,
    remoteModules: {
      peek: (key: string) => ({ state: failed.includes(key) ? 'failed' : 'ready' }),
      load: async () => ({ default: () => null, prefetch }),
    } as unknown as RemoteModules,
    moduleKeys,
    waitFor: (_key, pending) => pending.then(() => true),
    warn,
  });
  return { result, warn };
}

test('the widgets that the page embeds load their data, and the others are left out', async () => {
  const prefetch = jest.fn(nothing);
  const { result } = run(() => [combo], { prefetch });
  expect(await result).toEqual(['page:landing', 'widget:catalog:combo-slider']);
  expect(prefetch.mock.calls).toMatchObject([[{ props: { slug: 'set' } }]]);
});

test('listed widgets load their data beside the page, and chosen ones after it', async () => {
  const prefetch = jest.fn(nothing);
  const endless = new Promise<undefined>(() => undefined);
  await run([combo], { prefetch, pageData: endless }).result;
  expect(prefetch).toHaveBeenCalledTimes(1);

  const chosen = jest.fn(() => [combo]);
  void run(chosen, { pageData: endless });
  await nothing();
  expect(chosen).not.toHaveBeenCalled();
});

test('a page whose data has failed chooses no widgets', async () => {
  const chosen = jest.fn(() => [combo]);
  await run(chosen, { pageData: Promise.resolve({ status: 404 }) }).result;
  expect(chosen).not.toHaveBeenCalled();
});

test('a page that chooses no widgets itself embeds all widgets of its manifest', async () => {
  const prefetch = jest.fn(nothing);
  expect(await run(undefined, { prefetch }).result).toEqual(moduleKeys);
  expect(prefetch).not.toHaveBeenCalled();
  expect(await run(() => [], { prefetch }).result).toEqual(['page:landing']);
});

test('a widget whose data or module fails is left to the browser', async () => {
  const { result, warn } = run(() => [menu, combo], {
    prefetch: () => Promise.reject(new Error('down')),
    failed: ['widget:catalog:combo-slider'],
  });
  expect(await result).toEqual(moduleKeys.slice(0, 3));
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each(['list', 'choice'] as const)(
  'a widget for customers in the %s of a page loads for customers alone',
  async (kind) => {
    const lastOrder: EmbeddedWidget = { id: 'account:last-order', props: {} };
    const embedded = kind === 'list' ? [lastOrder] : () => [lastOrder];
    const prefetch = jest.fn(nothing);
    expect(await run(embedded, { prefetch }).result).toEqual(['page:landing']);
    expect(prefetch).not.toHaveBeenCalled();
    const customers = run(embedded, { prefetch, status: 'user' });
    expect(await customers.result).toEqual(['page:landing', 'widget:account:last-order']);
    expect(prefetch).toHaveBeenCalledTimes(1);
  },
);
