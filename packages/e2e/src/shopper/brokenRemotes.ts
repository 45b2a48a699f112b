import type { Page } from '@playwright/test';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import { panel } from './choosePlace';
import { expectGone } from './expectGone';
import { expect } from './test';

const header = (page: Page) => page.getByRole('banner');

async function openFromMenuOfSite(page: Page, name: string) {
  await header(page).getByRole('button', { name: 'Открыть меню сайта' }).click();
  await panel(page, 'Кицунэ').getByRole('link', { name, exact: true }).click();
}

/**
 * A page of each group of routes (spec §2) by its heading, in the order of the remotes. The panels, the cart and the order
 * open on all of them.
 */
const groups = [
  { path: '/', heading: /^Кицунэ/, owner: 'catalog' },
  { path: '/menu/rolly', heading: 'Роллы', owner: 'catalog' },
  { path: '/auth', heading: 'Введите номер телефона', owner: 'account' },
  { path: '/restaurants', heading: 'Рестораны', owner: 'restaurants' },
  { path: '/promos', heading: 'Акции', owner: 'content' },
] as const;

type Group = (typeof groups)[number];

/**
 * The page on which a fault of the remote is tried in a browser: at place 0 its own page if it has pages, at place 4
 * another team's page. The server's answers are tried on more pages of a remote (serverFaults.test.ts).
 */
export function groupFor(remote: RemoteName, place: number): Group {
  const group = groups[(remoteNames.indexOf(remote) + place) % groups.length];
  if (!group) throw new Error('there are no groups');
  return group;
}

interface Slot {
  open: (page: Page) => Promise<void>;
  /** The element that the panel shows once it is loaded. */
  seen: (page: Page) => ReturnType<Page['getByRole']>;
}

/** A panel of each remote. */
export const slots: Record<RemoteName, Slot> = {
  catalog: {
    open: (page) => header(page).getByRole('button', { name: 'Найти ролл, суп или напиток' }).click(),
    seen: (page) => panel(page, 'Поиск').getByRole('combobox', { name: /Найти/ }),
  },
  checkout: {
    open: (page) =>
      header(page)
        .getByRole('button', { name: /Уточните адрес/ })
        .click(),
    seen: (page) => panel(page, 'Выберите адрес'),
  },
  account: {
    open: (page) => header(page).getByRole('button', { name: 'Войти' }).click(),
    seen: (page) => panel(page, 'Введите номер телефона'),
  },
  restaurants: {
    open: (page) => openFromMenuOfSite(page, 'Рестораны'),
    seen: (page) => page.getByRole('dialog').getByRole('heading', { name: /^\d+\sресторан/ }),
  },
  content: {
    open: (page) => openFromMenuOfSite(page, 'Контакты'),
    seen: (page) => panel(page, 'Контакты'),
  },
};

export const failure = (page: Page) => page.getByRole('dialog').getByText('Не удалось загрузить');
export const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Повторить' });

export const mainHeading = (page: Page, { heading }: Group) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: heading });

/** Follows a plain link, which the shell handles without a new document. */
export const followLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

export const neighbourOf = (remote: RemoteName) => slots[remote === 'account' ? 'checkout' : 'account'];

/** Opens the panel, sees it, and closes it. */
export async function expectOpens(page: Page, { open, seen }: Slot) {
  await open(page);
  await expectGone(seen(page), () => page.keyboard.press('Escape'));
}

/** Each Escape returns to the previous panel. */
export async function closePanels(page: Page) {
  const panels = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panels).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Collects the page's reports of failed parts, in the console and to the server, and its requests for documents. */
export function watchReports(page: Page) {
  const seen = { logged: [] as string[], sent: [] as unknown[], documents: 0 };
  page.on('console', (message) => {
    const [, report] = /a part of the page failed: (.*?phase \w+)/.exec(message.text()) ?? [];
    if (report) seen.logged.push(report);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    if (new URL(request.url()).pathname === '/failures') seen.sent.push(request.postDataJSON());
  });
  return seen;
}
