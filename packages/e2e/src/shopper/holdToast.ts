import type { Locator, Page } from '@playwright/test';

/** Moves the focus into the toast with this text, which keeps it on the screen. */
export async function holdToast(page: Page, text: string): Promise<Locator> {
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  const toast = toasts.getByRole('listitem').filter({ hasText: text });
  await toast.getByRole('button', { name: 'Закрыть уведомление' }).focus();
  return toast;
}
