import type { Promo } from '@storefront/api-contract';
import { promoSections } from './promoSections';

const promo = (id: number, section: string | null) => ({ id, section }) as Promo;

test('promotions keep their order within their section', () => {
  const [first, gift, second, none] = [
    promo(1, 'Скидки'),
    promo(2, 'Подарки'),
    promo(3, 'Скидки'),
    promo(4, null),
  ];
  expect(promoSections([none, first, gift, second])).toEqual([
    { title: 'Скидки', promos: [first, second] },
    { title: 'Подарки', promos: [gift] },
    { title: undefined, promos: [none] },
  ]);
});

test('promotions without sections are listed as one section', () => {
  const promos = [promo(1, null), promo(2, null)];
  expect(promoSections(promos)).toEqual([{ title: undefined, promos }]);
  expect(promoSections([])).toEqual([]);
});
