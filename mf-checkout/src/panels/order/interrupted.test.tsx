/** @jest-environment jsdom */
import { emit, storageKeys } from '@storefront/contracts';
import { apiError, deferredCall, enter, testBrand } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { openOrder, orderButton, processPath, readyButton } from '../../testing/openOrder';
import { storedAttempt } from '../../testing/orderAttempt';

const key = storageKeys(testBrand.key).orderDraft;
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;
/** As the client of the page does for a 401. */
const expire = () => emit('shell:logout-requested', { reason: 'unauthorized' });
const refuse = () => {
  expire();
  throw apiError(401);
};

const discounts = { available_points: 490, total_points: 1240 };
const write = (name: string) => `/api/app/order/${name}/`;
const writes = ['change-payment-type', 'toggle-param', 'change-person-count', 'change-datetime'].map(write);
const datetime = '2027-01-05T19:00:00+03:00';

beforeEach(() => {
  sessionStorage.clear();
  emit('checkout:used-bonuses-reset-requested', {});
});

test('an order that is answered with 401 keeps what the form shows, and may have been placed', async () => {
  const cart = rawCart({ discounts, datetime, persons_count: 3, need_call_confirmation: 1 });
  const { user } = openOrder({ cart, answers: { [processPath]: refuse } });
  const button = await orderButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  enter(await screen.findByRole('textbox', { name: 'Списать бонусы' }), '300');
  enter(screen.getByLabelText('С какой суммы сдача'), '5000');
  await user.click(button);
  await waitFor(() =>
    expect(stored()).toMatchObject({
      cashChange: '5000',
      interrupted: {
        paymentType: 3,
        persons: 3,
        contactless: false,
        needsCall: true,
        datetime,
        bonuses: 300,
      },
    }),
  );
  expect(storedAttempt()).toMatchObject({ bonusAmount: 300 });
});

test('a change that is answered with 401 is kept although the form falls back', async () => {
  const toggle = deferredCall();
  const { user } = openOrder({ answers: { [write('toggle-param')]: toggle.answer } });
  const atTheDoor = await screen.findByRole('switch', { name: 'Оставить у двери' });
  await user.click(atTheDoor);
  await toggle.isSent();
  act(expire);
  await toggle.fail(apiError(401));
  await waitFor(() => expect(atTheDoor).not.toBeChecked());
  expect(stored()).toMatchObject({ interrupted: { contactless: true } });
});

const interrupted = {
  paymentType: 3,
  persons: 3,
  contactless: true,
  needsCall: true,
  datetime,
  bonuses: 300,
};

test('after the login the form saves what it showed, and spends the same bonuses', async () => {
  const draft = { comment: 'код 12', cashChange: '5000', lines: [1], interrupted };
  sessionStorage.setItem(key, JSON.stringify(draft));
  const cart = rawCart({ discounts, payment_type_id: 1 });
  const saved = { ...cart, payment_type_id: 3, persons_count: 3, contactless: 1, need_call_confirmation: 1 };
  const answer = () => ({ order: { ...saved, datetime } });
  const { calls } = openOrder({ cart, answers: Object.fromEntries(writes.map((path) => [path, answer])) });
  await waitFor(() => {
    const sent = calls.filter(({ path }) => writes.includes(path));
    expect(sent.map(({ body, query }) => ({ ...(query as object), ...(body as object) }))).toMatchObject([
      { id: 3 },
      { persons: 3 },
      { param: 'contactless', value: 1 },
      { param: 'need_call_confirmation', value: 1 },
      { datetime },
    ]);
  });
  expect(await screen.findByRole('textbox', { name: 'Списать бонусы' })).toHaveValue('300');
  expect(await screen.findByLabelText('С какой суммы сдача')).toHaveValue('5000');
  expect(screen.getByLabelText('Комментарий к заказу')).toHaveValue('код 12');
  expect(stored()).not.toHaveProperty('interrupted');
});

test('what the cart has already is not saved again', async () => {
  sessionStorage.setItem(key, JSON.stringify({ comment: 'код 12', lines: [1], interrupted }));
  const cart = rawCart({
    persons_count: 3,
    contactless: 1,
    need_call_confirmation: 1,
    datetime: '2027-01-05 19:00:00',
  });
  const { calls } = openOrder({ cart });
  await orderButton();
  expect(calls.map(({ path }) => path).filter((path) => writes.includes(path))).toEqual([]);
});

test.each([
  ['of another cart', { lines: [77] }],
  ['that cannot be read', { lines: [1], interrupted: { ...interrupted, paymentType: 9 } }],
])('a form %s is not restored', async (_, more) => {
  sessionStorage.setItem(key, JSON.stringify({ comment: 'код 12', interrupted, ...more }));
  const { calls } = openOrder();
  await readyButton();
  expect(calls.map(({ path }) => path).filter((path) => writes.includes(path))).toEqual([]);
});

test('the login is asked for as the way back to the order', async () => {
  sessionStorage.setItem(key, JSON.stringify({ lines: [1], interrupted }));
  const { opened } = openOrder({ session: 'guest' });
  expect(opened()).toEqual(['auth']);
  expect(screen.getByText('Войдите еще раз')).toBeInTheDocument();
});

test('a logout that the customer chose keeps nothing', async () => {
  openOrder();
  await readyButton();
  act(() => emit('shell:logout-requested', {}));
  expect(stored()).toBeNull();
});
