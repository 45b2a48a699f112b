/** @jest-environment jsdom */
import { type Answer, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, cartRaw, comboRaw, modifierRaw, paths } from '../../testing/menuFixture';
import ComboSliderWidget from './ComboSliderWidget';

function show(answer: Answer = () => comboRaw) {
  const onChange = jest.fn();
  const view = renderInShell(<ComboSliderWidget slug="kombo" onChange={onChange} />, {
    answers: { [paths.product]: answer },
  });
  return { ...view, onChange };
}

test('reports the initial choice and every later one', async () => {
  const { user, onChange } = show();
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ modifierIds: [11, 20], price: 850 }));
  await user.click(screen.getByRole('radio', { name: /Морс/ }));
  expect(onChange).toHaveBeenLastCalledWith({ modifierIds: [11, 21], price: 910 });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the arrow keys change the dish of a part', async () => {
  const { user, onChange } = show();
  (await screen.findByRole('radio', { name: /Филадельфия/ })).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: /Калифорния/ })).toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith({ modifierIds: [10, 20], price: 700 });
});

test('a product without parts reports its own price', async () => {
  const { onChange } = show(() => ({ ...comboRaw, content: null }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ modifierIds: [], price: 700 }));
});

test('a failed load can be retried', async () => {
  const call = recovering(() => comboRaw);
  const { user, onChange } = show(call.answer);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  call.recover();
  await user.click(retry);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

test('without `onChange` it adds the chosen combo to the cart', async () => {
  const { user, calls } = renderInShell(<ComboSliderWidget slug="kombo" />, {
    answers: {
      [paths.product]: () => comboRaw,
      [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount: 1 }]),
    },
    takeMethod: { delivery: address },
  });
  await user.click(await screen.findByRole('radio', { name: /Морс/ }));
  await user.click(screen.getByRole('button', { name: /Добавить.*910/ }));
  await waitFor(() => expect(calls.some(({ path }) => path === paths.add)).toBe(true));
  expect(calls.find(({ path }) => path === paths.add)?.body).toMatchObject({
    modifiers: [{ id: 11 }, { id: 21 }],
  });
});

describe('a combo with a required modifier', () => {
  const combo = {
    ...comboRaw,
    group_modifiers: [
      modifierRaw({ id: 1, name: 'Тонкоцу', isRequired: true }),
      modifierRaw({ id: 2, name: 'Тонкоцу острый', price: 60, isRequired: true }),
    ],
  };

  test('without `onChange` it asks for the modifier and then adds the combo with it', async () => {
    const { user, calls } = renderInShell(<ComboSliderWidget slug="kombo" />, {
      answers: {
        [paths.product]: () => combo,
        [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount: 1 }]),
      },
      takeMethod: { delivery: address },
    });
    await user.click(await screen.findByRole('button', { name: /Добавить.*850/ }));
    const group = screen.getByRole('group', { name: 'Основа бульона' });
    expect(group).toHaveFocus();
    expect(group).toHaveAccessibleDescription(/Необходимо выбрать модификатор\./);
    expect(calls.some(({ path }) => path === paths.add)).toBe(false);

    await user.click(screen.getByRole('radio', { name: /Тонкоцу острый/ }));
    await user.click(screen.getByRole('button', { name: /Добавить.*910/ }));
    await waitFor(() => expect(calls.some(({ path }) => path === paths.add)).toBe(true));
    expect(calls.find(({ path }) => path === paths.add)?.body).toMatchObject({
      modifiers: [{ id: 2 }, { id: 11 }, { id: 20 }],
    });
  });

  test('with `onChange` it has the parts alone', async () => {
    const { onChange } = show(() => combo);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ modifierIds: [11, 20], price: 850 }));
    expect(screen.queryByRole('group', { name: 'Основа бульона' })).toBeNull();
  });
});
