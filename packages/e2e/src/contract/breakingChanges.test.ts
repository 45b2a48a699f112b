import {
  addRequired,
  breaksOf,
  drop,
  dropMember,
  exportAs,
  inShell,
  makeOptional,
  makeRequired,
  number,
  provide,
  remove,
  rename,
  retype,
  text,
  together,
  type Change,
} from './plantedPage';

/** Changes of one team that would break the page if they were released alone. */
const breaking: [string, Change, RegExp][] = [
  // Panels: who opens one satisfies its owner.
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
  // Widgets: who embeds one satisfies its owner; of a callback, the owner satisfies who embeds it.
  [
    'a widget is removed',
    remove('content', 'widgets', 'content:promo-strip'),
    /widget "content:promo-strip", which is not provided/,
  ],
  [
    'a widget inside a panel is removed',
    remove('restaurants', 'widgets', 'restaurants:picker'),
    /checkout: it needs widget "restaurants:picker"/,
  ],
  [
    'a widget needs a prop more',
    addRequired('catalog widgets catalog:recommendations', 'limit', number),
    /limit may be absent/,
  ],
  [
    'a prop is another type',
    retype('catalog widgets catalog:recommendations title', number),
    /title may be string/,
  ],
  [
    'an optional prop is another type',
    retype('catalog widgets catalog:recommendations productId', text),
    /productId may be number/,
  ],
  [
    'an optional prop is removed',
    drop('content widgets content:promo-strip', 'withCode'),
    /withCode is no longer taken/,
  ],
  [
    'an optional callback is renamed',
    rename('content widgets content:promo-strip', 'onChoose', 'onPick'),
    /onChoose is no longer taken/,
  ],
  [
    'a callback that is needed is renamed',
    rename('restaurants widgets restaurants:picker', 'onChoose', 'onPick'),
    /onPick may be absent/,
  ],
  [
    'a callback gets a field less',
    drop('restaurants widgets restaurants:picker onChoose callback', 'coordinates'),
    /onChoose\(\).coordinates may be absent/,
  ],
  [
    'a callback gets another type',
    retype('restaurants widgets restaurants:picker onChoose callback id', text),
    /onChoose\(\).id may be string/,
  ],
  [
    'a callback gets null',
    retype('restaurants widgets restaurants:picker onChoose callback name', { type: ['string', 'null'] }),
    /onChoose\(\).name may be null/,
  ],
  [
    'a callback becomes a value',
    retype('restaurants widgets restaurants:picker onChoose', text),
    /onChoose may be anything/,
  ],
  [
    'a widget comes to need a script that the shell does not load',
    (page) => Object.assign(page.contract('content'), { staticWidgets: [] }),
    /widget "content:news-teaser" needs a script/,
  ],
  [
    'who embeds a widget passes a prop no longer',
    drop('checkout embeds content:promo-strip', 'title'),
    /title may be absent/,
  ],
  [
    'who embeds a widget reads a field that the callback lacks',
    addRequired('checkout embeds restaurants:picker onChoose callback', 'phone'),
    /onChoose\(\).phone may be absent/,
  ],
  [
    'an optional prop is renamed by who embeds the widget',
    rename('checkout embeds content:promo-strip', 'withCode', 'codesOnly'),
    /codesOnly is not taken, and withCode is no longer sent/,
  ],
  [
    'an optional field inside a prop is renamed by who embeds the widget',
    rename('account embeds checkout:address-choice address', 'apartment', 'flat'),
    /address\.flat is not taken, and address\.apartment is no longer sent/,
  ],
  [
    'a widget is embedded that is not provided',
    provide('account', 'embeds', 'content:lottery'),
    /widget "content:lottery", which is not provided/,
  ],
  [
    'the shell forgets a widget',
    inShell(({ contract }) => delete contract.widgets['content:stories']),
    /widget "content:stories", which is not provided/,
  ],
  [
    'the code names a widget that is not embedded',
    (page) => page.contract('account').widgetLiterals.push('catalog:menu-groups'),
    /names the widget "catalog:menu-groups"/,
  ],
  // Events: who emits one satisfies who hears it.
  [
    'a field of an event is removed',
    drop('checkout emits checkout:order-placed', 'revenue'),
    /revenue may be absent/,
  ],
  [
    'a field of an event may be absent',
    makeOptional('checkout emits checkout:order-placed', 'orderId'),
    /orderId may be absent/,
  ],
  [
    'a field of an event may be null',
    retype('checkout emits checkout:order-placed revenue', { type: ['number', 'null'] }),
    /revenue may be null/,
  ],
  [
    'a field in a list of an event is removed',
    drop('checkout emits checkout:order-placed products []', 'price'),
    /products\[\].price may be absent/,
  ],
  [
    'an event has a new value of a choice',
    retype('checkout emits checkout:address-chosen takeMethod', { enum: ['delivery', 'pickup', 'hall'] }),
    /takeMethod may be "hall"/,
  ],
  [
    'who hears an event needs a field more',
    addRequired('content hears checkout:promo-code-applied', 'promoId'),
    /promoId may be absent/,
  ],
  [
    'an event is no longer emitted',
    remove('checkout', 'emits', 'checkout:order-placed'),
    /event "checkout:order-placed" is no longer emitted/,
  ],
  [
    'an event is no longer emitted by the team that it is named after',
    remove('checkout', 'emits', 'checkout:promo-code-applied'),
    /event "checkout:promo-code-applied" is no longer emitted by checkout/,
  ],
  [
    'a request is no longer heard',
    remove('checkout', 'hears', 'checkout:used-bonuses-reset-requested'),
    /"checkout:used-bonuses-reset-requested" is no longer heard/,
  ],
  [
    'the shell no longer hears a request',
    inShell(({ needs }) => delete needs.hears['shell:toast-requested']),
    /"shell:toast-requested" is no longer heard/,
  ],
  [
    'the shell needs a field more of a request',
    inShell(({ needs }) => needs.hears['shell:toast-requested']?.required?.push('seconds')),
    /seconds may be absent/,
  ],
  [
    'a request is heard without an optional field of it',
    inShell(({ needs }) => delete needs.hears['shell:toast-requested']?.properties?.['action']),
    /"shell:toast-requested" of shell: action is no longer taken/,
  ],
  [
    'an optional field of a request is renamed by who emits it',
    rename('checkout emits shell:toast-requested', 'topic', 'about'),
    /event "shell:toast-requested" of shell: about is not taken, and topic is no longer sent/,
  ],
  [
    'the code names an event that is not declared',
    (page) => page.contract('catalog').eventLiterals.push('catalog:dish-liked'),
    /names the event "catalog:dish-liked"/,
  ],
  // Pages and shared packages.
  [
    'a page is removed',
    remove('restaurants', 'pages', 'restaurant'),
    /page "restaurant", which is not provided/,
  ],
  [
    'a parameter of a page is renamed',
    rename('catalog pages product', 'slug', 'dish'),
    /page "product" of catalog: dish may be absent/,
  ],
  [
    'the shell renames a parameter of a path',
    inShell(({ contract }) => Object.assign(contract.routes['promo'] ?? {}, { path: '/promos/:id' })),
    /page "promo" of content: slug may be absent/,
  ],
  [
    'the shell renames an optional parameter of a path',
    inShell(({ contract }) =>
      Object.assign(contract.routes['monitoring'] ?? {}, { path: '/monitoring/:order?' }),
    ),
    /account: page "monitoring": its address has no "id"/,
  ],
  [
    'the shell drops an optional parameter of a path',
    inShell(({ contract }) => Object.assign(contract.routes['monitoring'] ?? {}, { path: '/monitoring' })),
    /account: page "monitoring": its address has no "id"/,
  ],
  [
    'a page reads an optional parameter under another name',
    rename('account pages monitoring', 'id', 'order'),
    /account: page "monitoring": its address has no "order"/,
  ],
  [
    'a shared package is another major',
    (page) => Object.assign(page.contract('catalog').sharedVersions, { react: '18.3.1' }),
    /built with react 18.3.1/,
  ],
  [
    'a shared package is newer than the shell’s',
    (page) => Object.assign(page.contract('catalog').sharedVersions, { '@emotion/react': '11.99.0' }),
    /built with @emotion\/react 11.99.0/,
  ],
  [
    'a package is needed that the shell does not share',
    (page) => Object.assign(page.shell.sharedVersions, { '@storefront/query': undefined }),
    /needs @storefront\/query/,
  ],
  [
    'a name is taken of a shared package that the shell does not export',
    (page) => page.contract('checkout').sharedNames['@storefront/contracts']?.push('chooseRestaurant'),
    /checkout: it takes chooseRestaurant of @storefront\/contracts/,
  ],
  [
    'a hook is taken that the shell’s React does not have',
    (page) => page.contract('account').sharedNames['react']?.push('useAncient'),
    /account: it takes useAncient of react/,
  ],
  [
    'a name of zod is taken that is not in the shell’s list',
    (page) => page.contract('content').sharedNames['zod/mini']?.push('email'),
    /content: it takes email of zod\/mini/,
  ],
  [
    'the shell drops a name of a shared package that a remote takes',
    inShell(({ sharedNames }) => {
      sharedNames['@storefront/api-client'] = sharedNames['@storefront/api-client']?.filter(
        (name) => name !== 'useSubmitPromo',
      );
    }),
    /checkout: it takes useSubmitPromo of @storefront\/api-client/,
  ],
  [
    'a path is taken that the shell does not have yet',
    (page) => page.contract('content').sharedMembers['@storefront/contracts']?.push('paths.gift'),
    /content: it takes paths\.gift of @storefront\/contracts/,
  ],
  [
    'the shell drops a path that a remote links to',
    dropMember('@storefront/contracts', 'paths.promoRules'),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'the shell drops a call that a remote sends',
    dropMember('@storefront/api-client', 'cartCalls.process'),
    /checkout: it takes cartCalls\.process of @storefront\/api-client/,
  ],
  [
    'an exported object becomes a function',
    exportAs('paths', []),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'an exported object becomes an instance that lacks members',
    exportAs('paths', ['menu', 'promo']),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'a hook has no state to read any more',
    exportAs('useTakeMethod', ['setState']),
    /it takes useTakeMethod\.getState of @storefront\/contracts/,
  ],
  [
    'a parameter of a panel takes fewer texts',
    retype('checkout panels cart repeat', { type: 'string', pattern: '^[0-9]+$' }),
    /panel "cart" of checkout: repeat may break pattern/,
  ],
  [
    'an optional callback becomes required',
    makeRequired('content widgets content:promo-strip', 'onChoose'),
    /account: widget "content:promo-strip" of content: onChoose may be absent/,
  ],
  [
    'an optional parameter of a page becomes required',
    makeRequired('account pages monitoring', 'id'),
    /page "monitoring" of account: id may be absent/,
  ],
  [
    'the shell asks a team for a page that it does not have',
    inShell(({ contract }) => Object.assign(contract.routes['promo'] ?? {}, { owner: 'catalog' })),
    /page "promo", which is not provided/,
  ],
  [
    'the shell no longer emits an event that remotes hear',
    inShell(({ needs }) => delete needs.emits['shell:panel-opened']),
    /content: event "shell:panel-opened" is no longer emitted/,
  ],
  [
    'a CSS variable is used that the shell does not define yet',
    (page) => page.contract('content').cssVariables.push('--c-gift'),
    /content: it uses the CSS variable --c-gift, which the shell does not define/,
  ],
  [
    'the shell drops a CSS variable that a remote uses',
    inShell((shell) => {
      shell.cssVariables = shell.cssVariables?.filter((name) => name !== '--c-plum');
    }),
    /it uses the CSS variable --c-plum/,
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
  [
    'two routes match one address',
    inShell(({ contract }) =>
      Object.assign(contract.routes, { sale: { path: '/menu/:sale', owner: 'content' } }),
    ),
    /matches menu-group before "sale"/,
  ],
  [
    'a route of any address stands before the others',
    inShell(({ contract }) => {
      const { landing, ...others } = contract.routes;
      contract.routes = { landing: landing ?? { path: '/*', owner: 'content' }, ...others };
    }),
    /about\/blog of "blog" matches landing before "blog"/,
  ],
];

const numbered = breaking.map(([title, ...rest], index) => [index + 1, title, ...rest] as const);

test.each(numbered)(`refused, %i of ${breaking.length}: %s`, (_, _title, change, expected) => {
  expect(breaksOf(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});

test(`${breaking.length} planted breaks are at least 40`, () => {
  expect(new Set(breaking.map(([title]) => title)).size).toBe(breaking.length);
  expect(breaking.length).toBeGreaterThanOrEqual(40);
});
