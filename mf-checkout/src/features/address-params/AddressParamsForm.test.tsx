/** @jest-environment jsdom */
import { addressCalls } from '@storefront/api-contract/server';
import type { DeliveryAddress } from '@storefront/contracts';
import { longestText, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { deliveryAddress } from '../../testing/answers';
import { AddressParamsForm } from './AddressParamsForm';

const settingsPath = '/api/app/settings/';
const named = { [settingsPath]: () => [{ key: 'extras', value: 'address-details' }] };

function renderForm(address: DeliveryAddress = deliveryAddress, answers: object = named) {
  const onSave = jest.fn();
  const view = renderInShell(
    <>
      <AddressParamsForm formId="form" address={address} onSave={onSave} />
      <button type="submit" form="form">
        Сохранить
      </button>
    </>,
    { answers: { ...answers } },
  );
  const save = () => view.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...view, onSave, save };
}

test.each([
  ['Квартира', 'apartment'],
  ['Подъезд', 'entrance'],
  ['Этаж', 'floor'],
  ['Домофон', 'intercom'],
  ['Комментарий курьеру', 'comment'],
  ['Название адреса', 'label'],
])('the field «%s» takes as much as the back end', async (name, key) => {
  renderForm();
  const takes = (text: string) =>
    addressCalls.addAddress.body?.safeParse({ ...deliveryAddress, [key]: text }).success;
  expect(await screen.findByRole('textbox', { name })).toHaveProperty('maxLength', longestText(takes));
});

test('the notes are saved with the address', async () => {
  const { user, onSave, save } = renderForm();
  await user.type(await screen.findByLabelText('Домофон'), '24К');
  await user.type(screen.getByLabelText('Комментарий курьеру'), 'Вход со двора');
  await user.click(screen.getByRole('button', { name: 'Дом' }));
  await save();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      ...deliveryAddress,
      intercom: '24К',
      comment: 'Вход со двора',
      label: 'Дом',
    }),
  );
});

test('a name of the address is pressed, pressed off, or a word of the customer’s own', async () => {
  const { user } = renderForm();
  const name = await screen.findByLabelText('Название адреса');
  const work = screen.getByRole('button', { name: 'Работа' });
  await user.click(work);
  expect(name).toHaveValue('Работа');
  expect(work).toHaveAttribute('aria-pressed', 'true');
  await user.type(name, ' 2');
  expect(work).toHaveAttribute('aria-pressed', 'false');
  await user.click(work);
  await user.click(work);
  expect(name).toHaveValue('');
});

test('a back end that does not keep notes has no fields for them, and the ones of the browser stay', async () => {
  const address = { ...deliveryAddress, comment: 'Вход со двора' };
  const { queryClient, onSave, save } = renderForm(address, { [settingsPath]: () => [] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByLabelText('Домофон')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Дом' })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(address));
});
