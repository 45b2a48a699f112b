/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths, ramenRaw } from '../../testing/menuFixture';
import { openProduct } from '../../testing/openProduct';

test('no column is narrower than its word, and facts that do not fit have another row', async () => {
  openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, carbohydrates_full_amount: 49.9 }) });
  const word = await screen.findByText('углеводы');
  expect(word.parentElement).toHaveStyle({ minWidth: 'min-content' });
  expect(word.closest('dl')).toHaveStyle({ flexWrap: 'wrap' });
});

test.each([
  ['portion', 'Пищевая ценность на порцию'],
  ['100g', 'Пищевая ценность на 100\u00A0г'],
])('says what the nutrition is of where the back end does: %s', async (energy_basis, title) => {
  openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, energy_basis }) });
  const heading = await screen.findByRole('heading', { level: 3 });
  expect(heading.textContent).toBe(title);
  expect(heading).not.toHaveStyle({ position: 'absolute' });
});

test('without that word only the hidden heading names a portion', async () => {
  openProduct('ramen');
  const heading = await screen.findByRole('heading', { level: 3, name: 'Пищевая ценность порции' });
  expect(heading).toHaveStyle({ position: 'absolute' });
});
