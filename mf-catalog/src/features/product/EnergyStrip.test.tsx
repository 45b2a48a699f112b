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
