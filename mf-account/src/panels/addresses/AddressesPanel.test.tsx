/** @jest-environment jsdom */
import { useTakeMethod } from '@storefront/contracts';
import { recovering } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import {
  arbat,
  chosen,
  done,
  gadyukino,
  listPath,
  openAddresses,
  radio,
  tverskaya,
  widget,
} from '../../testing/openAddresses';

test('lists the addresses with their flat; the chosen one is checked', async () => {
  openAddresses([arbat, tverskaya], { takeMethod: { delivery: chosen(6) } });
  expect(screen.getByRole('heading', { level: 2, name: 'Мои адреса' })).toBeVisible();
  expect(await radio('Арбат, 1 кв.\u00A02')).not.toBeChecked();
  expect(await radio('Тверская, 7')).toBeChecked();
});

test('an address with a label has it as its title, over the place and what the courier gets', async () => {
  const notes = { label: 'Дом', intercom: '24К', comment: 'Вход со двора' };
  openAddresses([{ ...arbat, ...notes }]);
  const row = await radio('Дом Арбат, 1, кв.\u00A02, домофон\u00A024К. Вход со\u00A0двора');
  expect(row).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Изменить адрес Дом' })).toBeVisible();
});

test('for a pickup order no address is checked', async () => {
  openAddresses([arbat], { takeMethod: { takeMethod: 'pickup', delivery: chosen(5) } });
  expect(await radio(/Арбат/)).not.toBeChecked();
});

test('a chosen address is checked at once; «Готово» waits until it is applied', async () => {
  const { user, emittedEvents } = openAddresses([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
  await user.click(await radio('Тверская, 7'));
  expect(await radio('Тверская, 7')).toBeChecked();
  await user.click(done());
  expect(emittedEvents).toEqual([]);
  act(() => widget.apply());
  expect(useTakeMethod.getState().delivery).toMatchObject({ id: 6, coordinates: '55.7611,37.6094' });
  expect(await radio('Тверская, 7')).toBeChecked();
  await user.click(done());
  expect(emittedEvents.map(({ name }) => name)).toEqual(['shell:panel-back-requested']);
});

test.each([
  ['Изменить адрес Арбат, 1', 'address-params', { id: '5' }],
  ['Добавить новый адрес', 'take-method', { from: 'addresses' }],
])('«%s» opens %s', async (name, panel, params) => {
  const { user, emittedEvents } = openAddresses([arbat]);
  await user.click(await screen.findByRole('button', { name }));
  expect(emittedEvents.at(-1)).toEqual({ name: 'shell:panel-requested', payload: { panel, params } });
});

test('an address without a place on the map can only be removed', async () => {
  const { container } = openAddresses([gadyukino, { id: 8 }]);
  const row = (await screen.findByText('Деревня Гадюкино')).closest('li');
  if (!row) throw new Error('no row');
  expect(within(row).queryByRole('radio')).not.toBeInTheDocument();
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Удалить адрес Деревня Гадюкино']);
  expect(row).toHaveTextContent('Нет точки на карте');
  expect(screen.getByText('Адрес без названия')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('without addresses there is a text, and one can be added', async () => {
  openAddresses([]);
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем адреса');
  expect(await screen.findByText('Сохраненных адресов пока нет')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить новый адрес' })).toBeVisible();
});

test('a failed load is toasted and can be retried', async () => {
  const call = recovering(() => [arbat]);
  const { user, toasts } = openAddresses([], {
    answers: {
      [listPath]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(toasts()).toEqual(['Не удалось получить данные']);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await radio(/Арбат/)).toBeInTheDocument();
});
