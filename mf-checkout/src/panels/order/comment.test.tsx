/** @jest-environment jsdom */
import { type Answer, apiError } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { commentPath, openOrder, processPath, readyButton } from '../../testing/openOrder';

beforeEach(() => sessionStorage.clear());

describe('the comment', () => {
  const saves: Record<string, Answer> = {
    [commentPath]: ({ body }) => ({ order: rawCart({ comment: (body as { comment: string }).comment }) }),
  };
  const field = () => screen.findByLabelText('Комментарий к заказу');

  test('is saved on blur', async () => {
    const { user, sent } = openOrder({ answers: saves });
    await user.type(await field(), ' Домофон 48 ');
    await user.tab();
    await waitFor(() =>
      expect(sent(commentPath)).toEqual([expect.objectContaining({ comment: 'Домофон 48' })]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('survives a closed panel before it is saved', async () => {
    const { user, unmount } = openOrder();
    await user.type(await field(), 'Домофон');
    unmount();
    openOrder();
    expect(await field()).toHaveValue('Домофон');
  });

  test('is saved before the order is placed', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ comment: 'Домофон', cashChange: '' }));
    const { user, calls } = openOrder({ answers: saves });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(
        calls.map(({ path }) => path).filter((path) => [commentPath, processPath].includes(path)),
      ).toEqual([commentPath, processPath]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('text that is typed during a save stays, and is saved too', async () => {
    const answers: (() => void)[] = [];
    const { user, sent } = openOrder({
      answers: {
        [commentPath]: ({ body }) =>
          new Promise((resolve) => {
            const { comment } = body as { comment: string };
            answers.push(() => resolve({ order: rawCart({ comment }) }));
          }),
      },
    });
    await user.type(await field(), 'Домофон');
    await user.tab();
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(await field(), ' 48');
    await act(async () => answers[0]?.());
    expect(await field()).toHaveValue('Домофон 48');
    await user.tab();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(sent(commentPath)).toEqual([
      expect.objectContaining({ comment: 'Домофон' }),
      expect.objectContaining({ comment: 'Домофон 48' }),
    ]);
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('is saved once by the press of the button, which also blurs the field', async () => {
    const { user, sent } = openOrder({ answers: saves });
    await user.type(await field(), 'Домофон');
    await user.click(await readyButton());
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(commentPath)).toHaveLength(1);
  });

  test('that cannot be saved blocks the order and stays in the field', async () => {
    const { user, sent, toasts } = openOrder({
      answers: { [commentPath]: () => Promise.reject(apiError(500)) },
    });
    await user.type(await field(), 'Домофон');
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toContain('Не удалось сохранить данные'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(sent(processPath)).toEqual([]);
    expect(await field()).toHaveValue('Домофон');
  });
});
