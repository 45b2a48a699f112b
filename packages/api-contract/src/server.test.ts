import * as contract from './server';

const isTable = (value: unknown): value is Record<string, { path: string }> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((call: unknown) => typeof call === 'object' && call !== null && 'path' in call);

test('the list of all calls has each call of each table', () => {
  const tables = Object.values<unknown>({ ...contract }).filter(isTable);
  expect(tables.length).toBeGreaterThan(10);
  const declared = tables.flatMap((calls) => Object.values(calls).map(({ path }) => path));
  expect(contract.allCalls.map(({ path }) => path).toSorted()).toEqual(declared.toSorted());
});

test.each([
  ['/api/app/settings/', '/api/app/settings', true],
  ['/api/app/settings/', '/api/app/settings/', true],
  ['/api/app/settings/', '/api/app/settings/x', false],
  ['/api/user/orders/{id}/estimate/', '/api/user/orders/7/estimate/', true],
  ['/api/user/orders/{id}/estimate/', '/api/user/orders//estimate/', false],
  ['/api/user/orders/{id}/estimate/', '/api/user/orders/7/8/estimate/', false],
])('whether %s matches %s: %p', (declared, path, expected) => {
  expect(contract.pathPattern(declared).test(path)).toBe(expected);
});
