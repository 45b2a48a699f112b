/** @jest-environment jsdom */
import { useZodForm } from '@storefront/forms';
import { apiError, renderInShell } from '@storefront/testing';
import { TextField } from '@storefront/ui';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { InquiryForm } from './InquiryForm';

const schema = z.object({ name: z.string(), phone: z.string() });
type Fields = z.output<typeof schema>;
const defaultValues: Fields = { name: 'Мария', phone: '9000000001' };
const texts = { submit: 'Отправить', sent: 'Отправлено', thanks: 'Спасибо', another: 'Еще одно' };

function Inquiry({ send }: { send: () => Promise<string | null> }) {
  const form = useZodForm<Fields, Fields>({ schema, defaultValues });
  const { errors } = form.formState;
  return (
    <>
      <InquiryForm name="Franchise" form={form} send={send} clear={() => {}} texts={texts}>
        <TextField label="Имя" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Телефон" error={errors.phone?.message} {...form.register('phone')} />
      </InquiryForm>
      <button type="button">Поиск</button>
    </>
  );
}

/** Leaves the form while its inquiry is being sent. */
async function leaveSending() {
  let resolve!: (thanks: string | null) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string | null>((...settle) => {
    [resolve, reject] = settle;
  });
  const { user, unmount } = renderInShell(<Inquiry send={() => promise} />);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  unmount();
  return { user, resolve, reject };
}

/** Leaves the form while its inquiry is being sent, and opens it again. */
async function openAgain() {
  const { user, resolve, reject } = await leaveSending();
  const again = jest.fn(() => Promise.resolve(null));
  renderInShell(<Inquiry send={again} />);
  return {
    user,
    again,
    succeed: () => act(async () => resolve(null)),
    fail: (error: Error) => act(async () => reject(error)),
    phone: screen.getByRole('textbox', { name: 'Телефон' }),
    search: screen.getByRole('button', { name: 'Поиск' }),
  };
}

describe('a form that is opened again while it is sent', () => {
  test('shows the thanks for an answer that comes while it is put on the screen', async () => {
    const { resolve } = await leaveSending();
    function Answer() {
      useLayoutEffect(() => {
        resolve(null);
        // React runs the effects of a slow render in a task of their own, so the answer comes before them.
        const start = performance.now();
        while (performance.now() < start + 50);
      }, []);
      return null;
    }
    // The fields render after the form's state exists: otherwise their first effects would run at once.
    const Late = lazy(async () => ({ default: InquiryForm<Fields> }));
    function Page() {
      const form = useZodForm<Fields, Fields>({ schema, defaultValues });
      return (
        <Suspense>
          <Late
            name="Franchise"
            form={form}
            send={() => Promise.resolve(null)}
            clear={() => {}}
            texts={texts}
          >
            <Answer />
          </Late>
        </Suspense>
      );
    }
    renderInShell(<Page />);
    expect(await screen.findByText('Спасибо')).toBeVisible();
  });

  const refused = () => apiError(422, '', { errors: { phone: ['Номер уже занят'] } });

  test('puts the server’s text beside the field it names, and can be sent', async () => {
    const { user, fail, again, phone, search } = await openAgain();
    act(() => search.focus());
    await fail(refused());
    expect(phone).toHaveAccessibleDescription('Номер уже занят');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(search).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('moves the focus to the field that the server names only from the form', async () => {
    const { user, fail, phone } = await openAgain();
    await user.click(screen.getByRole('textbox', { name: 'Имя' }));
    await fail(refused());
    expect(phone).toHaveFocus();
  });

  test('moves the focus to the thanks only from the form', async () => {
    const { user, succeed } = await openAgain();
    await user.click(screen.getByRole('button', { name: /Отправить/ }));
    await succeed();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  test.each(['on another control', 'nowhere'])('leaves a focus that is %s', async (place) => {
    const { succeed, search } = await openAgain();
    const isNowhere = place === 'nowhere';
    if (!isNowhere) act(() => search.focus());
    await succeed();
    expect(screen.getByRole('status')).toBeVisible();
    expect(isNowhere ? document.body : search).toHaveFocus();
  });
});
