/** @jest-environment jsdom */
import { cartCalls } from '@storefront/api-contract/server';
import { emit, type WidgetProps } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { type Answer, apiError, deferredCall, longestText } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { StepInHistory } from '../../testing/StepInHistory';
import CartPanel from './CartPanel';

const submitPath = '/api/app/order/submit-promo/';
const cancelPath = '/api/app/order/cancel-promo/';
const conditions = 'Промокод не применен - условия акции не выполнены';
const withCode = (code: string) => rawCart({ promocode: { code, name: 'Скидка' }, discount_sum: 1242 });

/** The texts of the refusal toasts; such a toast closes once a code is applied. */
const aboutPromoCode = (text: string) => ({ text, tone: 'error', topic: 'promo-code' });

const field = () => screen.findByRole('textbox', { name: 'Промокод' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

type User = ReturnType<typeof openInShell>['user'];

/** Pastes a text into the focused field and submits the form. */
async function enter(user: User, text: string) {
  await field();
  await user.paste(text);
  await user.keyboard('{Enter}');
}

type Offer = WidgetProps<'content:promo-strip'>;

/** Replaces the content team's strip of promotions. */
const Strip = ({ title, onChoose }: Offer) => (
  <button type="button" onClick={() => onChoose?.({ slug: 'lisa', code: 'LISA10' })}>
    {title}
  </button>
);

async function openForm(
  submit: Answer = () => ({ order: withCode('LISA10') }),
  cart: object = rawCart(),
  session: 'user' | 'guest' = 'user',
) {
  const view = openInShell(<StepInHistory step="promo" panel={(params) => <CartPanel {...params} />} />, {
    cart,
    session,
    answers: { [submitPath]: submit },
    widgets: { 'content:promo-strip': Strip },
  });
  await view.user.click(await button('Ввести промокод'));
  await field();
  return view;
}

test('a code is sent trimmed; once it is applied, the form closes and the row shows it', async () => {
  const { user, sent, emitted } = await openForm();
  const apply = await button('Применить');
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  expect(apply).toHaveAccessibleDescription('Введите промокод');
  await user.paste('   ');
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await enter(user, ' LISA10  ');
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Промокод' })).not.toBeInTheDocument();
  expect(sent(submitPath)).toEqual([expect.objectContaining({ code: 'LISA10' })]);
  expect(emitted('checkout:promo-code-applied')).toEqual([{ code: 'LISA10' }]);
  expect(screen.getByText(/LISA10 · −138\s₽/)).toBeVisible();
});

test('an answer without a code requests another one, and disables the button until then', async () => {
  const { user, emitted, sent } = await openForm(() => ({ order: rawCart() }));
  await enter(user, 'LISA10');
  const another = await button('Введите другой промокод');
  expect(another).toHaveAttribute('aria-disabled', 'true');
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(keepTogether(conditions)));
  expect(emitted('shell:toast-requested')).toEqual([aboutPromoCode(conditions)]);
  expect(emitted('checkout:promo-code-refused')).toEqual([{ code: 'LISA10' }]);
  await user.keyboard('{Enter}');
  expect(sent(submitPath)).toHaveLength(1);
  await user.paste('5');
  expect(await button('Применить')).not.toHaveAttribute('aria-disabled');
  expect(await field()).not.toHaveAccessibleDescription(expect.stringContaining(keepTogether(conditions)));
});

test('a code that comes back in another spelling is applied, because the cart had none', async () => {
  const { user, toasts, emitted } = await openForm(() => ({ order: withCode('ЛИСА-10') }));
  await enter(user, 'LISA10');
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(emitted('checkout:promo-code-applied')).toEqual([{ code: 'LISA10' }]);
  expect(emitted('checkout:promo-code-refused')).toEqual([]);
});

test('a code that comes back in its own case is applied', async () => {
  const { user } = await openForm();
  await enter(user, 'lisa 10');
  expect(await screen.findByText('Промокод применен')).toBeVisible();
});

test.each([
  ['the catalogue’s text', undefined, 'Не удалось применить промокод'],
  ['the server’s own', 'Такого промокода нет', 'Такого промокода нет'],
])('a failure shows in the form and as a toast: %s', async (_, message, text) => {
  const { user, emitted } = await openForm(() => {
    throw apiError(422, message);
  });
  await enter(user, 'НЕТ');
  expect(await screen.findByText(text)).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([aboutPromoCode(text)]);
  expect(await button('Применить')).not.toHaveAttribute('aria-disabled');
});

test('a press on a promotion applies its code', async () => {
  const { user, sent } = await openForm();
  await user.click(await button('Акции с промокодом'));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(sent(submitPath)).toEqual([expect.objectContaining({ code: 'LISA10' })]);
});

test('the code of a promotion whose conditions are not met shows in the field with the reason', async () => {
  const { user, sent } = await openForm(() => ({ order: rawCart() }));
  await user.click(await button('Акции с промокодом'));
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(keepTogether(conditions)));
  expect(await field()).toHaveValue('LISA10');
  expect(await button('Введите другой промокод')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Акции с промокодом'));
  await waitFor(() => expect(sent(submitPath)).toHaveLength(2));
});

test('a promotion that is pressed while another code is pending changes nothing', async () => {
  const call = deferredCall();
  const { user, sent } = await openForm(call.answer);
  await enter(user, 'FIRST');
  await call.isSent();
  await user.click(await button('Акции с промокодом'));
  expect(await field()).toHaveValue('FIRST');
  await call.succeed({ order: rawCart() });
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(keepTogether(conditions)));
  expect(sent(submitPath)).toHaveLength(1);
});

test('the field has room for every code that the back end takes', async () => {
  await openForm();
  const takes = (code: string) => cartCalls.submitPromo.body?.safeParse({ code }).success;
  const room = Number((await field()).getAttribute('maxlength'));
  expect(room).toBeGreaterThanOrEqual(longestText(takes));
});

test('a code can be removed', async () => {
  const { user, emitted } = openInShell(<CartPanel />, {
    cart: withCode('LISA10'),
    session: 'user',
    answers: { [cancelPath]: () => ({ order: rawCart() }) },
  });
  await user.click(await button('Убрать промокод LISA10'));
  expect(await button('Ввести промокод')).toBeVisible();
  expect(emitted('checkout:promo-code-cancelled')).toHaveLength(1);
});

test('a code that could not be removed comes back', async () => {
  const call = deferredCall();
  const { user, toasts } = openInShell(<CartPanel />, {
    cart: withCode('LISA10'),
    session: 'user',
    answers: { [cancelPath]: call.answer },
  });
  await user.click(await button('Убрать промокод LISA10'));
  await call.isSent();
  expect(await button('Ввести промокод')).toBeVisible();
  await call.fail();
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
});

test('the form closes by its arrow and by Escape; the focus returns to the row', async () => {
  const { user, emitted } = await openForm();
  expect(await field()).toHaveFocus();
  await user.click(await button('Вернуться к заказу'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await button('Ввести промокод')).toHaveFocus();

  await user.click(await button('Ввести промокод'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('Back closes the form and leaves the cart, Forward opens it again', async () => {
  const { emitted } = await openForm();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Ввести промокод')).toHaveFocus();
  expect(emitted('shell:panel-back-requested')).toEqual([]);
  window.history.forward();
  expect(await field()).toBeVisible();
});

test('the arrow leaves no entry behind: Back does not open the form again', async () => {
  const { user, emitted } = await openForm();
  await user.click(await button('Вернуться к заказу'));
  await waitFor(() => expect(window.history.state).not.toEqual({ step: 'promo' }));
  expect(emitted('shell:panel-step-back-requested')).toHaveLength(1);
});

test('a guest logs in first, and the code is then applied', async () => {
  const { user, opened, sent, logIn } = await openForm(undefined, undefined, 'guest');
  await enter(user, 'LISA10');
  expect(opened()).toEqual(['cart', 'auth']);
  expect(sent(submitPath)).toEqual([]);
  logIn();
  act(() => emit('shell:panel-closed', { panel: 'auth' }));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(sent(submitPath)).toHaveLength(1);
});
