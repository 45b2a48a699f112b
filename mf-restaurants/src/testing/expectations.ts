import { type Expectation, loginSteps } from '@storefront/testing';

/** The behaviour of other teams' remotes that restaurants relies on. */
export const expectations: readonly Expectation[] = [
  {
    panel: 'auth',
    it: 'reports the login, after which the booking goes on',
    steps: [...loginSteps('9996200001'), { emits: 'account:logged-in' }],
  },
  {
    panel: 'unavailable-items',
    it: 'lists the dishes of the cart that the restaurant lacks, and leads to others in their place',
    visitor: { cart: { 157: 1 }, isAtRestaurant: true },
    steps: [
      { shows: { role: 'heading', name: 'Недоступные блюда' } },
      { press: { role: 'button', name: 'Заменить: Рамунэ' } },
      { emits: 'shell:panel-requested', with: { panel: 'products-slider' } },
    ],
  },
];
