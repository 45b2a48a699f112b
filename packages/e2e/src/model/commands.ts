import fc from 'fast-check';
import type { Browser, Tab } from './tab';

/** What the customer believes. */
export interface Belief {
  amounts: Map<number, number>;
  isLoggedIn: boolean;
}

/** What there is: two tabs of one browser, the login. */
export interface World {
  tabs: readonly [Tab, Tab];
  browser: Browser;
  logIn: (draftUuid: string | undefined) => Promise<string>;
  /** Compares what the acting tab shows, and the other one once it is looked at, with the server. */
  check: (belief: Belief, acting: Tab) => Promise<void>;
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

type At = 0 | 1;

interface Deed {
  name: string;
  /** In which tab. */
  at: At;
  /** `rested` lets the tab read what the other one has done before it is touched; else the finger is quicker. */
  when: 'rested' | 'at once';
  run: (tab: Tab, world: World, belief: Belief) => Promise<void> | void;
  check?: (belief: Readonly<Belief>) => boolean;
}

/** The customer comes to a tab and does one thing there; then everything has come to rest and agrees. */
function command({ name, at, when, run, check = () => true }: Deed): Command {
  return {
    toString: () => `${name} in tab ${at}`,
    check,
    async run(belief, world) {
      const tab = world.tabs[at];
      tab.look();
      if (when === 'rested') await tab.quiet();
      await run(tab, world, belief);
      for (const each of world.tabs) await each.quiet();
      await world.check(belief, tab);
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

const anyProduct = fc.constantFrom(...products);
const anyTab = fc.constantFrom<At>(0, 1);

const add = fc.tuple(anyProduct, fc.integer({ min: 1, max: 3 }), anyTab).map(([product, taps, at]) =>
  command({
    name: `add(${product} ×${taps})`,
    at,
    when: 'at once',
    run: (tab, _, belief) => {
      for (let tap = 0; tap < taps; tap += 1) put(tab, product);
      raise(belief, product, taps);
    },
    check: (belief) => amountOf(belief, product) + taps <= most,
  }),
);

const change = fc
  .tuple(anyProduct, fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 3 }), anyTab)
  .map(([product, amounts, at]) =>
    command({
      name: `change(${product} to ${amounts.join()})`,
      at,
      when: 'rested',
      run: (tab, _, belief) => {
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
      check: (belief) => amountOf(belief, product) > 0,
    }),
  );

const address = fc.tuple(fc.constantFrom(...places), anyTab).map(([place, at]) =>
  command({
    name: `address(${'home' in place ? place.home : place.name})`,
    at,
    when: 'at once',
    run: (tab) => {
      tab.choose(place);
      tab.do(({ takeMethod }) => takeMethod.mutate({ method: place.type }));
    },
  }),
);

const promo = fc.tuple(fc.constantFrom('TEN', 'FROM2000', 'NOSUCH'), anyTab).map(([code, at]) =>
  command({
    name: `promo(${code})`,
    at,
    when: 'at once',
    run: (tab) => tab.do((hooks) => hooks.promo.submit(code)),
    check: ({ isLoggedIn }) => isLoggedIn,
  }),
);

const noPromo = anyTab.map((at) =>
  command({
    name: 'no promo',
    at,
    when: 'at once',
    run: (tab) => tab.do(({ cancelPromo }) => cancelPromo.mutate()),
    check: ({ isLoggedIn }) => isLoggedIn,
  }),
);

/** The cookie is every tab's; the other one is loaded anew, as the customer's. */
const login = anyTab.map((at) =>
  command({
    name: 'login',
    at,
    when: 'rested',
    run: async (tab, { tabs, browser, logIn }, belief) => {
      browser.token = await logIn(tab.draftUuid());
      for (const each of tabs) await each.logIn();
      belief.isLoggedIn = true;
    },
    check: ({ isLoggedIn }) => !isLoggedIn,
  }),
);

const lostAdd = fc.tuple(anyProduct, anyTab).map(([product, at]) =>
  command({
    name: `add(${product}), the answer is lost`,
    at,
    when: 'rested',
    run: (tab, { browser }, belief) => {
      browser.losesNextAnswer = true;
      put(tab, product);
      raise(belief, product, 1);
    },
    // A guest's first cart cannot be found again: its name was in the answer.
    check: (belief) => belief.amounts.size > 0 && amountOf(belief, product) < most,
  }),
);

const lostChange = fc
  .tuple(anyProduct, fc.integer({ min: 1, max: most }), anyTab)
  .map(([product, amount, at]) =>
    command({
      name: `change(${product} to ${amount}), the answer is lost`,
      at,
      when: 'rested',
      run: (tab, { browser }, belief) => {
        browser.losesNextAnswer = true;
        const itemId = lineOf(tab, product);
        tab.do((hooks) => hooks.change.mutate({ itemId, amount }));
        belief.amounts.set(product, amount);
      },
      check: (belief) => amountOf(belief, product) > 0,
    }),
  );

export const allCommands = [add, add, change, change, address, promo, noPromo, login, lostAdd, lostChange];
