import type { ModuleName } from './consumers';
import {
  changeEvent,
  type CodeChange,
  ignoreEvent,
  loadLate,
  render,
  replaceShared,
  replaceText,
  withProps,
} from './plantedBehaviour';

/** Changes by the module that they are made in. */
export type Plants<Row extends unknown[]> = Partial<Record<ModuleName, Row[]>>;

/** Changes of a module that break a consumer, each with the step of its expectation that notices; one for each kind of step. */
export const breaking: Plants<[consumer: string, title: string, CodeChange, reason: RegExp]> = {
  'widget restaurants:picker': [
    [
      'mf-checkout',
      'reports another id',
      withProps('onChoose: (chosen) => props.onChoose({ ...chosen, id: chosen.id + 1 })'),
      /^step 3: no call onChoose .+"id":2/,
    ],
    ['mf-checkout', 'offers no restaurant', render('null'), /^step 1: no radio/],
  ],
  'widget content:promo-strip': [
    ['mf-checkout', 'ignores `withCode`', withProps('withCode: false'), /^step 2: a button .*Рамен/],
  ],
  'widget catalog:recommendations': [
    [
      'mf-checkout',
      'renames its buttons',
      replaceText('В корзину', 'Хочу'),
      /^step 2: 0 elements .+: button/,
    ],
  ],
  'panel product': [
    [
      'mf-content',
      'emits the price in kopecks',
      changeEvent('checkout:item-added', '{ ...payload, price: payload.price * 100 }'),
      /^step 4: no event checkout:item-added .+"price":56000/,
    ],
  ],
  'panel menu-groups': [
    [
      'mf-account',
      'leads to the home page',
      replaceShared('paths', `{ ...original, menuGroup: () => '/', menu: () => '/' }`),
      /^step 1: no link Роллы/,
    ],
  ],
  'panel cart': [
    [
      'shell',
      'keeps its form open',
      ignoreEvent('checkout:promo-code-close-requested'),
      /^step 4: a textbox Промокод/,
    ],
  ],
  'page about': [['shell', 'is empty', render('null'), /^step 1: no heading О компании/]],
};

/** Changes of a module that concern no consumer. */
export const compatible: Plants<[title: string, CodeChange]> = {
  'widget restaurants:picker': [
    ['reports one more field', withProps(`onChoose: (chosen) => props.onChoose({ ...chosen, phone: '' })`)],
    ['has a note below', render(`[createElement(Content, { key: 1, ...props }), 'Выбор можно изменить']`)],
    ['loads late', loadLate(300)],
  ],
  'panel product': [
    ['emits one more field', changeEvent('checkout:item-added', '{ ...payload, weight: 0.4 }')],
    ['emits twice', replaceShared('emit', '(...event) => { original(...event); original(...event); }')],
  ],
};
