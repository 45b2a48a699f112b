/** @jest-environment jsdom */
import { useTakeMethod } from '@storefront/contracts';
import { apiError } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  addPath,
  arbat,
  cartPath,
  chosen,
  listPath,
  openAddresses,
  radio,
  remove,
  tverskaya,
  widget,
} from '../../testing/openAddresses';

const notes = { floor: '3', entrance: '2', intercom: '24К', comment: 'Вход со двора', label: 'Дом' };
const home = { ...arbat, ...notes };
const undo = () => screen.findByRole('button', { name: 'Вернуть адрес Дом' });

/** A back end that gives an address that is added again the id 9. */
function open(takeMethod: object, add: () => unknown = () => ({ id: 9 })) {
  let saved: { id: number }[] = [home, tverskaya];
  return openAddresses([], {
    takeMethod,
    answers: {
      [listPath]: () => saved,
      '/api/user/addresses/delete/': ({ body }) => {
        saved = saved.filter(({ id }) => id !== (body as { address_id: number }).address_id);
        return { success: true };
      },
      [addPath]: async () => {
        const answer = await add();
        saved = [...saved, { ...home, id: 9 }];
        return answer;
      },
      [cartPath]: () => ({ order: null }),
    },
  });
}

test('a removed address is saved again with its fields, and the order keeps the address it had', async () => {
  const { user, sent } = open({ delivery: chosen(6) });
  await user.click(await remove('Дом'));
  await user.click(await undo());
  expect(await radio(/^Дом/)).not.toBeChecked();
  const { id: _id, ...fields } = home;
  expect(sent(addPath)).toEqual([{ ...fields, full_address: 'Арбат, 1' }]);
  expect(useTakeMethod.getState().delivery?.id).toBe(6);
  expect(screen.queryByRole('button', { name: 'Вернуть адрес Дом' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Добавить новый адрес' })).toHaveFocus();
});

test('an address that was not the default one does not become it', async () => {
  const { user, sent } = open({ delivery: chosen(5) });
  await user.click(await remove('Тверская, 7'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть адрес Тверская, 7' }));
  await waitFor(() => expect(sent(addPath)).toEqual([expect.objectContaining({ default: 0 })]));
});

test('the address of the order is it again', async () => {
  const { user } = open({ takeMethod: 'delivery', delivery: chosen(5) });
  await user.click(await remove('Дом'));
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(6));
  act(() => widget.apply());
  await user.click(await undo());
  expect(await radio(/^Дом/)).toBeChecked();
  act(() => widget.apply());
  expect(useTakeMethod.getState().delivery).toEqual({ ...chosen(5), id: 9 });
});

test('an address that was chosen meanwhile stays chosen', async () => {
  const { user, queryClient } = open({ delivery: chosen(5) });
  await user.click(await remove('Дом'));
  const button = await undo();
  act(() => useTakeMethod.setState({ delivery: chosen(8) }));
  await user.click(button);
  expect(await radio(/^Дом/)).toBeEnabled();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(useTakeMethod.getState().delivery?.id).toBe(8);
});

test('an undo that fails says so, and can be tried again', async () => {
  let isDown = true;
  const { user, toasts } = open({ delivery: chosen(6) }, () => {
    if (isDown) throw apiError(500);
    return { id: 9 };
  });
  await user.click(await remove('Дом'));
  await user.click(await undo());
  await waitFor(() => expect(toasts()).toEqual(['Не удалось вернуть адрес']));
  isDown = false;
  await user.click(await undo());
  expect(await radio(/^Дом/)).toBeEnabled();
});
