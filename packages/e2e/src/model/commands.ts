import fc from 'fast-check';
import type { Browser, Tab } from './tab';

/** The expected state by the customer's actions, independent of the storefront. */
export interface Model {
  amounts: Map<number, number>;
  isLoggedIn: boolean;
}

/** The system under test: two tabs of one browser, and the login. */
export interface Real {
  tabs: readonly [Tab, Tab];
  browser: Browser;
  logIn: (draftUuid: string | undefined) => Promise<string>;
  /** Compares the cart of the acting tab, and of the other tab once it is visible, with the server. */
  check: (model: Model, acting: Tab) => Promise<void>;
}

type Command = fc.AsyncCommand<Model, Real>;

const maxAmount = 20;
/** Products without modifiers for 590, 490 and 190 ₽. */
const products = [1, 2, 88] as const;

const point = (home: string, coordinates: string) =>
  ({ type: 'delivery', street: 'Улица', home, fullAddress: home, coordinates }) as const;
export const places = [
  point('16', '55.8196,37.6035'),
  point('1', '55.7558,37.6176'),
  { type: 'pickup', id: 5, externalId: 'r5', name: 'На Покровке', address: '', coordinates: '55.76,37.65' },
] as const;

type TabIndex = 0 | 1;

interface CommandOptions {
  name: string;
  at: TabIndex;
  /** Lets the tab load the changes of the other tab first. */
  when?: 'when idle';
  run: (tab: Tab, real: Real, model: Model) => Promise<void> | void;
  check?: (model: Readonly<Model>) => boolean;
}

/** The customer opens a tab and does one thing there; then both tabs become idle and are compared. */
function command({ name, at, when, run, check = () => true }: CommandOptions): Command {
  return {
    toString: () => `${name} in tab ${at}`,
    check,
    async run(model, real) {
      const tab = real.tabs[at];
      tab.becomeVisible();
      if (when === 'when idle') await tab.waitUntilIdle();
      await run(tab, real, model);
      for (const each of real.tabs) await each.waitUntilIdle();
      await real.check(model, tab);
    },
  };
}

const amountOf = ({ amounts }: Model, product: number) => amounts.get(product) ?? 0;
const raise = (model: Model, product: number, by: number) =>
  model.amounts.set(product, amountOf(model, product) + by);
const lineOf = (tab: Tab, product: number) =>
  tab.cart()?.items.find(({ product_id }) => product_id === product)?.id ?? 0;
const put = (tab: Tab, productId: number, amount = 1) =>
  tab.do(({ add }) => add.mutate({ productId, amount, modifiers: [] }));

const anyProduct = fc.constantFrom(...products);
const anyTab = fc.constantFrom<TabIndex>(0, 1);

const add = fc.tuple(anyProduct, fc.integer({ min: 1, max: 3 }), anyTab).map(([product, taps, at]) =>
  command({
    name: `add(${product} ×${taps})`,
    at,
    run: (tab, _, model) => {
      for (let tap = 0; tap < taps; tap += 1) put(tab, product);
      raise(model, product, taps);
    },
    check: (model) => amountOf(model, product) + taps <= maxAmount,
  }),
);

const change = fc
  .tuple(anyProduct, fc.array(fc.integer({ min: 0, max: maxAmount }), { minLength: 1, maxLength: 3 }), anyTab)
  .map(([product, amounts, at]) =>
    command({
      name: `change(${product} to ${amounts.join()})`,
      at,
      when: 'when idle',
      run: (tab, _, model) => {
        const itemId = lineOf(tab, product);
        const wanted = amounts.slice(0, amounts.includes(0) ? amounts.indexOf(0) + 1 : amounts.length);
        for (const amount of wanted) {
          if (amount === 0) tab.do(({ remove }) => remove.mutate({ itemId }));
          else tab.do((hooks) => hooks.change.mutate({ itemId, amount }));
        }
        const last = wanted.at(-1) ?? 0;
        if (last === 0) model.amounts.delete(product);
        else model.amounts.set(product, last);
      },
      check: (model) => amountOf(model, product) > 0,
    }),
  );

const address = fc.tuple(fc.constantFrom(...places), anyTab).map(([place, at]) =>
  command({
    name: `address(${'home' in place ? place.home : place.name})`,
    at,
    run: (tab) => {
      tab.choose(place);
      tab.do(({ takeMethod }) => takeMethod.mutate({ method: place.type }));
    },
  }),
);

/** Enters a code, or removes the one of the cart. */
const promo = fc.tuple(fc.constantFrom('TEN', 'FROM2000', 'NOSUCH', undefined), anyTab).map(([code, at]) =>
  command({
    name: code ? `promo(${code})` : 'no promo',
    at,
    run: (tab) =>
      tab.do(({ promo: { submit }, cancelPromo }) => (code ? submit(code) : cancelPromo.mutate())),
    check: ({ isLoggedIn }) => isLoggedIn,
  }),
);

/** All tabs share the cookie; both now load the customer's cart. */
const login = anyTab.map((at) =>
  command({
    name: 'login',
    at,
    when: 'when idle',
    run: async (tab, { tabs, browser, logIn }, model) => {
      browser.token = await logIn(tab.draftUuid());
      for (const each of tabs) await each.logIn();
      model.isLoggedIn = true;
    },
    check: ({ isLoggedIn }) => !isLoggedIn,
  }),
);

const lostAdd = fc.tuple(anyProduct, anyTab).map(([product, at]) =>
  command({
    name: `add(${product}), the answer is lost`,
    at,
    when: 'when idle',
    run: (tab, { browser }, model) => {
      browser.losesNextAnswer = true;
      put(tab, product);
      raise(model, product, 1);
    },
    // A guest's first cart would be lost: its draft id is in the response.
    check: (model) => model.amounts.size > 0 && amountOf(model, product) < maxAmount,
  }),
);

const lostChange = fc
  .tuple(anyProduct, fc.integer({ min: 1, max: maxAmount }), anyTab)
  .map(([product, amount, at]) =>
    command({
      name: `change(${product} to ${amount}), the answer is lost`,
      at,
      when: 'when idle',
      run: (tab, { browser }, model) => {
        browser.losesNextAnswer = true;
        const itemId = lineOf(tab, product);
        tab.do((hooks) => hooks.change.mutate({ itemId, amount }));
        model.amounts.set(product, amount);
      },
      check: (model) => amountOf(model, product) > 0,
    }),
  );

export const allCommands = [add, add, change, change, address, promo, promo, login, lostAdd, lostChange];
