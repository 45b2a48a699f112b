import { contentCalls } from '@storefront/api-contract';
import { apiError, fakeApi } from './fakeApi';
import { recovering } from './recovering';

test.each([
  ['a 500', undefined, 500],
  ['the error of the test', apiError(422, 'Столик уже занят'), 422],
])('a call fails with %s until it recovers', async (_, error, status) => {
  const call = recovering(() => [{ key: 'delivery_cost', value: '290 ₽' }], error);
  const { api } = fakeApi({ '/api/app/settings/': call.answer });
  await expect(api.call(contentCalls.settings, {})).rejects.toMatchObject({ status });
  await expect(api.call(contentCalls.settings, {})).rejects.toMatchObject({ status });
  call.recover();
  await expect(api.call(contentCalls.settings, {})).resolves.toMatchObject([{ value: '290 ₽' }]);
});
