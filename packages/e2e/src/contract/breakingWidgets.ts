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
  type PlantedBreak,
} from './plantedPage';

/** Changes of widgets: who embeds one satisfies its owner; of a callback, the owner satisfies who embeds it. */
export const breakingWidgets: readonly PlantedBreak[] = [
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
  [
    'an optional callback becomes required',
    makeRequired('content widgets content:promo-strip', 'onChoose'),
    /account: widget "content:promo-strip" of content: onChoose may be absent/,
  ],
];
