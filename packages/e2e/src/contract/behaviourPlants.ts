import type { ModuleName } from './consumers';
import { changeEvent, type CodeChange, loadLate, render, withProps } from './plantedBehaviour';

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
  ],
  'widget content:promo-strip': [
    ['mf-checkout', 'ignores `withCode`', withProps('withCode: false'), /^step 2: a button .*Рамен/],
  ],
  'panel product': [
    [
      'mf-content',
      'emits the price in kopecks',
      changeEvent('checkout:item-added', '{ ...payload, price: payload.price * 100 }'),
      /^step 4: no event checkout:item-added .+"price":56000/,
    ],
  ],
  'page about': [['shell', 'is empty', render('null'), /^step 1: no heading О компании/]],
};

/** Changes of a module that concern no consumer. */
export const compatible: Plants<[title: string, CodeChange]> = {
  'widget restaurants:picker': [
    ['reports one more field', withProps(`onChoose: (chosen) => props.onChoose({ ...chosen, phone: '' })`)],
    ['loads late', loadLate(300)],
  ],
  'panel product': [
    ['emits one more field', changeEvent('checkout:item-added', '{ ...payload, weight: 0.4 }')],
  ],
};
