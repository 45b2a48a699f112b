import { chooseAddress, useTakeMethod } from '@storefront/contracts';
import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { Line, Tab } from './tab';

/** What the customer believes. */
export interface Belief {
  amounts: Map<number, number>;
  isLoggedIn: boolean;
}

/** What there is: two tabs of one browser, the line, the login. */
export interface World {
  tabs: readonly [Tab, Tab];
  line: Line;
  logIn: (draftUuid: string | undefined) => Promise<string>;
  check: (belief: Belief) => Promise<void>;
}

type Command = fc.AsyncCommand<Belief, World>;

const most = 20;
/** Plain rolls and a soup, in kopecks 59 000, 49 000, 19 000. */
const products = [1, 2, 88] as const;

const point = (home: string, coordinates: string) =>
  ({ type: 'delivery', street: 'Улица', home, fullAddress: home, coordinates }) as const;
export const places = [
  point('16', '55.8196,37.6035'),
  point('1', '55.7558,37.6176'),
  { type: 'pickup', id: 5, externalId: 'r5', name: 'На Покровке', address: '', coordinates: '55.76,37.65' },
] as const;

/** One thing that fingers do; then everything has come to rest and agrees. */
function command(
  name: string,
  run: (world: World, belief: Belief) => Promise<void>,
  check: (belief: Readonly<Belief>) => boolean = () => true,
): Command {
  return {
    toString: () => name,
    check,
    async run(belief, world) {
      await run(world, belief);
      for (const tab of world.tabs) await tab.quiet();
      await world.check(belief);
    },
  };
}

const amountOf = ({ amounts }: Belief, product: number) => amounts.get(product) ?? 0;
const raise = (belief: Belief, product: number, by: number) =>
  belief.amounts.set(product, amountOf(belief, product) + by);
const lineOf = (tab: Tab, product: number) =>
  tab.cart()?.items.find(({ product_id }) => product_id === product)?.id ?? 0;
const put = (tab: Tab, productId: number, amount = 1) =>
  tab.do(({ add }) => add.mutate({ productId, amount, modifiers: [] }));

/** The other tab is looked at: it reads what this one has done. */
function lookAround() {
  return act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

const anyProduct = fc.constantFrom(...products);
const anyTab = fc.constantFrom(0, 1);

const add = fc.tuple(anyProduct, fc.integer({ min: 1, max: 3 }), anyTab).map(([product, taps, at]) =>
  command(
    `add(${product} ×${taps}, tab ${at})`,
    async ({ tabs }, belief) => {
      for (let tap = 0; tap < taps; tap += 1) put(tabs[at === 0 ? 0 : 1], product);
      raise(belief, product, taps);
    },
    (belief) => amountOf(belief, product) + taps <= most,
  ),
);

const change = fc
  .tuple(anyProduct, fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 3 }))
  .map(([product, amounts]) =>
    command(
      `change(${product} to ${amounts.join()})`,
      async ({ tabs: [tab] }, belief) => {
        const itemId = lineOf(tab, product);
        const wanted = amounts.slice(0, amounts.includes(0) ? amounts.indexOf(0) + 1 : amounts.length);
        for (const amount of wanted) {
          if (amount === 0) tab.do(({ remove }) => remove.mutate({ itemId }));
          else tab.do((hooks) => hooks.change.mutate({ itemId, amount }));
        }
        const last = wanted.at(-1) ?? 0;
        if (last === 0) belief.amounts.delete(product);
        else belief.amounts.set(product, last);
      },
      (belief) => amountOf(belief, product) > 0,
    ),
  );

const address = fc.constantFrom(...places).map((place) =>
  command(`address(${'home' in place ? place.home : place.name})`, async ({ tabs: [tab] }) => {
    act(() => chooseAddress(place));
    tab.do(({ takeMethod }) => takeMethod.mutate({ method: place.type }));
  }),
);

const promo = fc.constantFrom('TEN', 'FROM2000', 'NOSUCH').map((code) =>
  command(
    `promo(${code})`,
    async ({ tabs: [tab] }) => tab.do((hooks) => hooks.promo.submit(code)),
    ({ isLoggedIn }) => isLoggedIn,
  ),
);

const noPromo = fc.constant(
  command(
    'no promo',
    async ({ tabs: [tab] }) => tab.do(({ cancelPromo }) => cancelPromo.mutate()),
    ({ isLoggedIn }) => isLoggedIn,
  ),
);

const login = fc.constant(
  command(
    'login',
    async ({ tabs, line, logIn }, belief) => {
      line.token = await logIn(useTakeMethod.getState().draftUuid);
      for (const tab of tabs) await tab.logIn();
      belief.isLoggedIn = true;
    },
    ({ isLoggedIn }) => !isLoggedIn,
  ),
);

const lostAdd = anyProduct.map((product) =>
  command(
    `add(${product}), the answer is lost`,
    async ({ tabs: [tab], line }, belief) => {
      line.losesNextAnswer = true;
      put(tab, product);
      raise(belief, product, 1);
    },
    // A guest's first cart cannot be found again: its name was in the answer.
    (belief) => belief.amounts.size > 0 && amountOf(belief, product) < most,
  ),
);

const lostChange = fc.tuple(anyProduct, fc.integer({ min: 1, max: most })).map(([product, amount]) =>
  command(
    `change(${product} to ${amount}), the answer is lost`,
    async ({ tabs: [tab], line }, belief) => {
      line.losesNextAnswer = true;
      const itemId = lineOf(tab, product);
      tab.do((hooks) => hooks.change.mutate({ itemId, amount }));
      belief.amounts.set(product, amount);
    },
    (belief) => amountOf(belief, product) > 0,
  ),
);

export const allCommands = [add, add, change, change, address, promo, noPromo, login, lostAdd, lostChange];
export { lookAround };
