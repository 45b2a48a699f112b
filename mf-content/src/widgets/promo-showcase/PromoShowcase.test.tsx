/** @jest-environment jsdom */
import { refuse, renderInShell } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import PromoShowcase from './PromoShowcase';

const path = '/api/promos/';
const promo = (id: number, name: string, more: Record<string, unknown> = {}) => ({ id, name, ...more });
const promos = [
  promo(1, 'Рамэн, пока горячо', {
    is_header: true,
    tint: 'plum',
    lead: 'Бульон варим двенадцать часов',
    link: '/menu/supy',
    button: 'Выбрать рамэн',
    image: {
      original: '/storage/ramen.webp',
      sources: [{ type: 'image/avif', srcset: '/storage/ramen-320.avif 320w' }],
    },
  }),
  promo(2, 'Заберите сами', { tint: 'roll', link: '/menu' }),
  promo(3, 'Возвращаем 5%', { is_header: true, link: '/about/bonus-program' }),
];
const draw = (answer: () => unknown = () => promos) =>
  renderInShell(<PromoShowcase />, { answers: { [path]: answer } });

test('the first header promotion is the hero, its picture ahead of the rest', async () => {
  const { container } = draw();
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамэн, пока горячо' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать рамэн' })).toHaveAttribute('href', '/menu/supy');
  const urgent = container.querySelectorAll('img[fetchpriority=high]');
  expect([...urgent].map((image) => image.getAttribute('src'))).toEqual(['/storage/ramen.webp']);
  expect(container.querySelector('source')).toHaveAttribute('sizes', expect.stringContaining('448px'));
  expect(container.querySelector('[style]')).toBeNull();
});

test('stories are plain links; one without a page of its own leads to all promotions', async () => {
  draw();
  const stories = within(await screen.findByRole('navigation', { name: 'Другие акции' }));
  expect(stories.getByRole('link', { name: 'Заберите сами' })).toHaveAttribute('href', '/menu');
  expect(stories.getByRole('link', { name: 'Возвращаем 5%' })).toHaveAttribute('href', '/promos');
});

test('a promotion of nulls still stands', async () => {
  const { container } = draw(() => [{ id: 1 }, { id: 2 }]);
  expect(await screen.findByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/promos');
  expect(container).not.toHaveTextContent(/undefined|null|NaN/);
});

test.each([
  ['there are none', () => []],
  [
    'they cannot be read',
    () => {
      throw refuse(500);
    },
  ],
])('is not there when %s', async (_, answer) => {
  const { container } = draw(answer);
  expect(screen.getByText('Загружаем акции')).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
