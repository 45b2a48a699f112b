import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

/** A restaurant that never closes: it has free times at any hour. */
const restaurant = { slug: 'arbat', name: 'Кицунэ на Арбате' };

const booking = (page: Page) => panel(page, 'Забронировать столик');
const bookingTime = (page: Page) => panel(page, 'Дата и время бронирования');
const timeRow = (page: Page) => booking(page).getByRole('button', { name: /^Дата и время/ });
const book = (page: Page) => booking(page).getByRole('button', { name: 'Забронировать', exact: true });
const booked = (page: Page) => booking(page).getByRole('heading', { name: 'Столик забронирован' });

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

test('the keyboard alone leads from the list to a booked table, finds it in the profile and cancels it', async ({
  page,
}) => {
  await logInByApi(page);
  await setCustomerName(page, 'Василиса');
  await visit(page, '/restaurants');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: `Выбрать ресторан: ${restaurant.name}` }));
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: /^Забронировать столик.*на Арбате$/ }));
  await expect(booking(page).getByRole('heading', { name: restaurant.name })).toBeVisible();
  await expect(book(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(booking(page).getByRole('textbox', { name: 'Имя' })).toHaveValue('Василиса');
  await expectAccessible(page, oneView);

  await press(page, timeRow(page));
  const slots = bookingTime(page).getByRole('group', { name: 'Время' }).getByRole('radio');
  const days = bookingTime(page).getByRole('group', { name: 'День' }).getByRole('radio');
  await expect(slots.and(page.locator(':checked'))).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, days.and(page.locator(':checked')));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, slots.and(page.locator(':checked')));
  await page.keyboard.press('ArrowRight');
  const words = (await bookingTime(page).getByText('Выбрано:').textContent())?.replace('Выбрано: ', '') ?? '';
  expect(words).toMatch(/ в\s00:30$/);
  await expectGone(bookingTime(page), () =>
    press(page, bookingTime(page).getByRole('button', { name: 'Выбрать' })),
  );
  await expect(timeRow(page)).toBeFocused();
  await expect(timeRow(page)).toContainText(words);

  await press(page, booking(page).getByRole('button', { name: 'Больше гостей' }));
  await tabTo(page, booking(page).getByRole('textbox', { name: 'Пожелания' }));
  await page.keyboard.type('У окна');
  await press(page, book(page));
  await expect(booked(page)).toBeFocused();
  await expect(booking(page).getByRole('definition').filter({ hasText: words })).toBeVisible();
  const calendar = booking(page).getByRole('link', { name: 'Добавить в календарь' });
  await expect(calendar).toBeVisible();
  await expectAccessible(page);
  // The answer is a file whose policy forbids everything, and the browser saves it.
  const download = page.waitForEvent('download');
  await press(page, calendar);
  expect((await download).suggestedFilename()).toBe('booking.ics');
  await expect(booked(page)).toBeVisible();
  await expectGone(booking(page), () => press(page, booking(page).getByRole('button', { name: 'Готово' })));

  await visit(page, '/legal');
  await press(page, page.getByRole('banner').getByRole('button', { name: /^Василиса/ }));
  const bookings = panel(page, 'Профиль').getByRole('region', { name: 'Мои брони' });
  await expect(bookings.getByRole('heading', { name: words })).toBeVisible();
  await expect(bookings.getByText('3\u00A0гостя')).toBeVisible();
  await press(page, bookings.getByRole('button', { name: /^Отменить/ }));
  await expect(bookings.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bookings.getByText('Предстоящих броней нет')).toBeVisible();
});
