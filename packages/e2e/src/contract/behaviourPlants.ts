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

/** Changes of a module that break a consumer, each with the step of its expectation that notices. */
export const breaking: Plants<[consumer: string, title: string, CodeChange, reason: RegExp]> = {
  'widget restaurants:picker': [
    ['mf-checkout', 'never calls its callback', withProps('onChoose() {}'), /^step 3: no call onChoose/],
    [
      'mf-checkout',
      'reports another id',
      withProps('onChoose: (chosen) => props.onChoose({ ...chosen, id: chosen.id + 1 })'),
      /^step 3: no call onChoose .+"id":2/,
    ],
    [
      'mf-checkout',
      'reports no external id',
      withProps('onChoose: ({ externalId: _, ...chosen }) => props.onChoose(chosen)'),
      /^step 3: no call onChoose/,
    ],
    ['mf-checkout', 'ignores the choice', withProps('chosenId: undefined'), /^step 1: no radio .*Арбат/],
    ['mf-checkout', 'offers no restaurant', render('null'), /^step 1: no radio/],
  ],
  'widget content:promo-strip': [
    ['mf-checkout', 'ignores `withCode`', withProps('withCode: false'), /^step 2: a button .*Рамен/],
    [
      'mf-checkout',
      'reports no code',
      withProps('onChoose: ({ slug }) => props.onChoose({ slug })'),
      /^step 4: no call onChoose with {"code":"LISA10"}/,
    ],
    ['mf-account', 'has a title of its own', withProps(`title: 'Скидки'`), /^step 1: no heading/],
    [
      'mf-account',
      'opens another panel',
      replaceShared('openPanel', `(panel, params) => original('stories', params)`),
      /^step 3: no event shell:panel-requested/,
    ],
  ],
  'widget checkout:address-choice': [
    ['mf-content', 'never says that it is done', withProps('onApplied() {}'), /^step 1: no call onApplied/],
  ],
  'widget catalog:products-slider': [
    [
      'mf-content',
      'has the dish to leave out',
      withProps('exceptId: undefined'),
      /^step 3: a button В корзину/,
    ],
  ],
  'widget catalog:recommendations': [
    [
      'mf-checkout',
      'renames its buttons',
      replaceText('В корзину', 'Хочу'),
      /^step 2: 0 elements .+: button/,
    ],
  ],
  'panel products-slider': [
    ['mf-checkout', 'has the replaced dish', withProps('except: undefined'), /^step 2: a button В корзину/],
  ],
  'panel product': [
    ['mf-content', 'ignores its parameter', withProps(`slug: 'pho-bo'`), /^step 1: no heading Том ям/],
    ['mf-content', 'emits nothing', changeEvent('checkout:item-added', 'undefined'), /^step 4: no event/],
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
  'panel restaurant': [
    ['mf-catalog', 'emits nothing', changeEvent('checkout:address-chosen', 'undefined'), /^step 2: no event/],
  ],
  'panel auth': [
    ['mf-restaurants', 'emits no login', changeEvent('account:logged-in', 'undefined'), /^step 4: no event/],
  ],
  'panel order-monitoring': [
    [
      'shell',
      'reports another order',
      changeEvent('account:order-load-failed', `{ id: '1' }`),
      /^step 1: no event account:order-load-failed with {"id":"999999"}/,
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
  'panel promo': [
    ['shell', 'keeps a refused code', ignoreEvent('content:promo-clear-requested'), /^step 4: no button/],
  ],
  'panel take-method': [
    ['mf-account', 'ignores its parameter', withProps('from: undefined'), /^step 1: no heading Добавить/],
  ],
  'panel address-params': [
    ['mf-account', 'ignores its parameter', withProps('id: undefined'), /^step 2: no textbox Подъезд/],
  ],
  'page about': [['shell', 'is empty', render('null'), /^step 1: no heading О компании/]],
};

/** Changes of a module that concern no consumer. */
export const compatible: Plants<[title: string, CodeChange]> = {
  'widget restaurants:picker': [
    ['takes one more prop', withProps(`theme: 'plain'`)],
    ['reports one more field', withProps(`onChoose: (chosen) => props.onChoose({ ...chosen, phone: '' })`)],
    [
      'has another style',
      render(`createElement('b', { style: { color: 'red' } }, createElement(Content, props))`),
    ],
    ['has a note below', render(`[createElement(Content, { key: 1, ...props }), 'Выбор можно изменить']`)],
    ['has another label', replaceText('Найти ресторан', 'Название или метро')],
    ['loads late', loadLate(300)],
  ],
  'widget content:promo-strip': [
    [
      'reports one more field',
      withProps(`onChoose: props.onChoose && ((chosen) => props.onChoose({ ...chosen, name: 'Лиса' }))`),
    ],
  ],
  'panel product': [
    ['emits one more field', changeEvent('checkout:item-added', '{ ...payload, weight: 0.4 }')],
    ['emits twice', replaceShared('emit', '(...event) => { original(...event); original(...event); }')],
  ],
  'panel select-address': [['takes one more parameter', withProps(`look: 'short'`)]],
  'page about': [
    ['has one more part', render(`[createElement(Content, { key: 1, ...props }), 'Мы растем']`)],
  ],
};
