import { cashChangeOf, cashChangeProblem } from './cashChange';

test.each([
  ['', undefined],
  ['0', undefined],
  ['000', undefined],
  ['5000', 5000],
])('%p is change for %p', (digits, sum) => {
  expect(cashChangeOf(digits)).toBe(sum);
});

test.each([
  ['', undefined],
  ['999', 'Сумма меньше заказа'],
  ['1000', undefined],
  ['5000', undefined],
])('of an order for 1000, %p says %p', (digits, problem) => {
  expect(cashChangeProblem(digits, 1000)).toBe(problem);
});
