/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type PickupRestaurant, useTakeMethod } from '@storefront/contracts';
import { queryOptions, useQuery } from '@storefront/query';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { useGoneRestaurant } from '.';

const pickup: PickupRestaurant = {
  type: 'pickup',
  id: 9999,
  externalId: 'gone',
  name: 'Кицунэ на Пятницкой',
  address: 'Пятницкая улица, 1',
  coordinates: '55.7412,37.6285',
};

const menu = (id: number | undefined, fields: Record<string, string[]>) =>
  queryOptions({
    queryKey: ['menu', id],
    queryFn: async () => {
      if (id)
        throw new ApiError({
          kind: 'refused',
          status: 422,
          body: { message: 'Нет', errors: fields },
        });
      return 'Меню без места';
    },
    retry: false,
  });

function Page({ fields }: { fields: Record<string, string[]> }) {
  useGoneRestaurant();
  const { data, isError } = useQuery(
    menu(
      useTakeMethod((state) => state.pickup?.id),
      fields,
    ),
  );
  return <p>{data ?? (isError ? 'Ошибка' : 'Загрузка')}</p>;
}

const show = (fields: Record<string, string[]>) =>
  renderInShell(<Page fields={fields} />, { takeMethod: { takeMethod: 'pickup', pickup } });

test('an unknown restaurant is cleared, and the menu loads without it', async () => {
  show({ organization_id: ['Ресторан не найден'] });
  expect(await screen.findByText('Меню без места')).toBeVisible();
  expect(useTakeMethod.getState().pickup).toBeUndefined();
});

test('another validation error keeps the restaurant', async () => {
  show({ page: ['Слишком большое число'] });
  expect(await screen.findByText('Ошибка')).toBeVisible();
  expect(useTakeMethod.getState().pickup).toEqual(pickup);
});
