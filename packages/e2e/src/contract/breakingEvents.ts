import {
  addRequired,
  drop,
  inShell,
  makeOptional,
  remove,
  rename,
  retype,
  type PlantedBreak,
} from './plantedPage';

/** Changes of events: who emits one satisfies who hears it. */
export const breakingEvents: readonly PlantedBreak[] = [
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
  [
    'the shell no longer emits an event that remotes hear',
    inShell(({ needs }) => delete needs.emits['shell:panel-opened']),
    /content: event "shell:panel-opened" is no longer emitted/,
  ],
];
