/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import PromoShowcase from './PromoShowcase';

const path = '/api/promos/';
const promo = (id: number, name: string, more: Record<string, unknown> = {}) => ({ id, name, ...more });
const promos = [
  promo(1, 'Рамэн, пока горячо', {
    slug: 'ramen',
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
  promo(3, 'Возвращаем 5%', { slug: 'bonusy-5', is_header: true, link: '/api/menu' }),
];
const renderShowcase = (answer: () => unknown = () => promos) =>
  renderInShell(<PromoShowcase />, { answers: { [path]: answer } });

test('the first header promotion is the hero, and its picture loads first', async () => {
  const { container } = renderShowcase();
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамэн, пока горячо' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать рамэн' })).toHaveAttribute('href', '/menu/supy');
  const highPriority = container.querySelectorAll('img[fetchpriority=high]');
  expect([...highPriority].map((image) => image.getAttribute('src'))).toEqual(['/storage/ramen.webp']);
  expect(container.querySelector('img')).toHaveAttribute('sizes', expect.stringContaining('300px'));
  expect(container.querySelector('[style]')).toBeNull();
});

test('a promotion of the specification’s fields alone has its picture, text and link; one that is over is left out', async () => {
  const { container } = renderShowcase(() => [
    promo(4, 'Прошлая', { is_header: 1, active_to: '2020-01-01' }),
    promo(5, 'Моти в подарок', {
      images: { site_origin: '/storage/a.jpg' },
      description: '<p>От 1800 ₽</p>',
    }),
  ]);
  expect(
    await screen.findByRole('heading', { level: 2, name: keepTogether('Моти в подарок') }),
  ).toBeVisible();
  expect(screen.getByText('От 1800 ₽')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/promos/5');
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/a.jpg');
  expect(screen.queryByText('Прошлая')).not.toBeInTheDocument();
});

test.each([
  ['a cut-out dish of our back end is shown whole', 'roll', 'contain'],
  ['a photograph of another back end fills its box', undefined, 'cover'],
])('%s', async (_, tint, fit) => {
  const { container } = renderShowcase(() => [
    promo(1, 'Рамэн', { is_header: true, tint, image: '/storage/hero.jpg' }),
  ]);
  await screen.findByText('Рамэн');
  expect(container.querySelector('img')?.closest('[data-fit]')).toHaveAttribute('data-fit', fit);
});

test('a promotion with its name alone renders', async () => {
  const { container } = renderShowcase(() => [{ id: 1, name: 'Рамен' }, { id: 2 }]);
  expect(await screen.findByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/promos/1');
  expect(container).not.toHaveTextContent(/undefined|null|NaN/);
});

test.each([
  ['there are no promotions', () => []],
  [
    'they fail to load',
    () => {
      throw apiError(500);
    },
  ],
])('renders nothing when %s', async (_, answer) => {
  const { container } = renderShowcase(answer);
  expect(screen.getByText('Загружаем акции')).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
