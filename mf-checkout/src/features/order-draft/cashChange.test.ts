import { cashChangeOf, cashChangeProblem } from './cashChange';

test.each([
  ['', undefined],
  ['0', undefined],
  ['000', undefined],
  ['5000', 5000],
])('%p stands for %p roubles', (digits, sum) => {
  expect(cashChangeOf(digits)).toBe(sum);
});

test.each([
  ['', undefined],
  ['999', 'Сумма меньше заказа'],
  ['1000', undefined],
  ['5000', undefined],
])('for an order of 1000 roubles, %p has the problem %p', (digits, problem) => {
  expect(cashChangeProblem(digits, 1000)).toBe(problem);
});
