/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths, ramenRaw } from '../../testing/menuFixture';
import { openProduct } from '../../testing/openProduct';

const open = (more: object) => openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, ...more }) });

test('names the ingredients and the allergens, in every form that a back end sends', async () => {
  open({
    ingredients: '<ul><li>Лапша</li><li>бульон</li></ul>',
    allergens: [{ name: 'Глютен' }, { name: 'соя' }],
  });
  expect((await screen.findByText('Состав')).nextSibling).toHaveTextContent('Лапша, бульон');
  expect(screen.getByText('Аллергены').nextSibling).toHaveTextContent('Глютен, соя');
});

test('shows the one that is known', async () => {
  open({ allergens: 'Глютен' });
  expect(await screen.findByText('Аллергены')).toBeVisible();
  expect(screen.queryByText('Состав')).toBeNull();
});

test('a back end that names neither leaves no trace', async () => {
  open({ ingredients: [], allergens: '' });
  expect(await screen.findByText('белки')).toBeVisible();
  expect(screen.queryByText('Состав')).toBeNull();
  expect(screen.queryByText('Аллергены')).toBeNull();
});
