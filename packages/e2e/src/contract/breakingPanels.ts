import {
  addRequired,
  drop,
  inShell,
  makeRequired,
  number,
  provide,
  remove,
  rename,
  retype,
  text,
  together,
  type PlantedBreak,
} from './plantedPage';

/** Changes of panels: who opens one satisfies its owner. */
export const breakingPanels: readonly PlantedBreak[] = [
  ['a panel is removed', remove('checkout', 'panels', 'cart'), /panel "cart", which is not provided/],
  [
    'a panel is renamed',
    (page) => {
      remove('account', 'panels', 'auth')(page);
      provide('account', 'panels', 'login')(page);
    },
    /panel "auth", which is not provided/,
  ],
  [
    'a linkable panel is removed',
    remove('content', 'panels', 'promo'),
    /panel "promo", which is not provided/,
  ],
  [
    'a panel needs a parameter more',
    addRequired('checkout panels cart', 'tab'),
    /panel "cart" of checkout: tab may be absent/,
  ],
  [
    'a parameter of a panel becomes required',
    makeRequired('catalog panels search', 'q'),
    /panel "search" of catalog: q may be absent/,
  ],
  [
    'a parameter of a panel is renamed',
    rename('catalog panels product', 'slug', 'id'),
    /panel "product" of catalog: id may be absent/,
  ],
  [
    'an optional parameter of a panel is renamed',
    rename('catalog panels products-slider', 'except', 'without'),
    /panel "products-slider" of catalog: except is no longer taken/,
  ],
  [
    'an optional parameter of a panel is removed',
    drop('checkout panels cart', 'repeat'),
    /panel "cart" of checkout: repeat is no longer taken/,
  ],
  [
    'a parameter of a panel is another type',
    retype('restaurants panels restaurant slug', number),
    /panel "restaurant" of restaurants: slug may be string/,
  ],
  [
    'a parameter of a panel takes fewer values',
    retype('account panels auth reason', { const: 'change-name' }),
    /panel "auth" of account: reason may be "change-phone"/,
  ],
  [
    'a panel is opened without its parameter',
    drop('content opens product', 'slug'),
    /panel "product" of shell: slug may be absent/,
  ],
  [
    'a panel is opened with a value that it does not take',
    retype('account opens take-method from', text),
    /panel "take-method" of shell: from may be string/,
  ],
  [
    'a panel is opened that is not provided',
    provide('content', 'opens', 'lottery'),
    /panel "lottery", which is not provided/,
  ],
  [
    'the shell opens a panel that is not provided',
    inShell(({ needs }) => Object.assign(needs.opens, { lottery: {} })),
    /panel "lottery", which is not provided/,
  ],
  [
    'the shell forgets a panel that a remote opens',
    inShell(({ contract }) => delete contract.panels['delivery-time']),
    /panel "delivery-time", which is not provided/,
  ],
  [
    'the shell no longer passes a parameter on',
    inShell(({ contract }) => delete contract.panels['cart']?.params.properties?.['repeat']),
    /panel "cart" of shell: repeat is no longer taken/,
  ],
  [
    'a panel is removed to which another one closes',
    together(remove('account', 'panels', 'personal-data'), remove('account', 'opens', 'personal-data')),
    /panel "personal-data", which is not provided/,
  ],
  [
    'a panel comes to need a customer, and the shell opens it for guests',
    (page) => page.contract('restaurants').customerPanels.push('booking'),
    /panel "booking" needs a customer/,
  ],
  [
    'the shell opens a panel of customers for guests',
    inShell(({ contract }) => Object.assign(contract.panels['profile'] ?? {}, { isCustomersOnly: false })),
    /panel "profile" needs a customer/,
  ],
  [
    'an optional parameter is renamed by who opens the panel',
    rename('account opens cart', 'repeat', 'again'),
    /panel "cart" of checkout: again is not taken, and repeat is no longer sent/,
  ],
  [
    'a parameter of a panel takes fewer texts',
    retype('checkout panels cart repeat', { type: 'string', pattern: '^[0-9]+$' }),
    /panel "cart" of checkout: repeat may break pattern/,
  ],
  [
    'a panel is removed to which a panel of the shell closes',
    together(
      inShell(({ contract }) =>
        Object.assign(contract.panels['burger'] ?? {}, { closesTo: 'notifications' }),
      ),
      remove('account', 'panels', 'notifications'),
      remove('account', 'opens', 'notifications'),
    ),
    /shell: it needs panel "notifications", which is not provided/,
  ],
];
