/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { ProductsSlider } from './ProductsSlider';

const scrollIntoView = jest.fn();
const items = [1, 2].map((key) => ({ key, content: <button type="button">{`Dish ${key}`}</button> }));

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('Tab brings a button into view that the edge of the row cuts', async () => {
  const { user } = renderInShell(<ProductsSlider title="Dishes" items={items} />);
  screen.getByRole('button', { name: 'Dish 1' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dish 2' })).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('button', { name: 'Dish 2' })]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

test('a click moves nothing under the pointer', async () => {
  const { user } = renderInShell(<ProductsSlider title="Dishes" items={items} />);
  await user.click(screen.getByRole('button', { name: 'Dish 2' }));
  await user.keyboard(' ');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
