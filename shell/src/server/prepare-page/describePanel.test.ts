import { ApiError } from '@storefront/api-client';
import { type PageModule, panelIds, panels } from '@storefront/contracts';
import { headContext, testBrand } from '@storefront/testing';
import { describePanel } from './describePanel';

const nothing = async () => undefined;

interface Page {
  prefetch?: PageModule['prefetch'];
  head?: PageModule['head'];
  /** The remote cannot be loaded. */
  isLost?: boolean;
  /** The remote's prefetch is given up. */
  isGivenUp?: boolean;
}

async function describeLink(path: string, page: Page = {}) {
  const loaded: string[] = [];
  const reports = { notLoaded: jest.fn(), warn: jest.fn() };
  const { prefetch = nothing, head = ({ params }) => ({ title: Object.values(params).join(' ') }) } = page;
  const load = async (key: string) => {
    loaded.push(key);
    if (page.isLost) throw new Error('lost');
    return { default: () => null, prefetch, head };
  };
  const panel = await describePanel({
    url: new URL(`https://shop.example${path}`),
    context: headContext(),
    remoteModules: { load },
    waitFor: (_, pending) => pending.then(() => !page.isGivenUp),
    reports,
  });
  return { panel, loaded, reports };
}

test.each([
  ['/menu?labels=2&panel=product&panel.group=supy&panel.slug=ramen', 'page:product', 'supy ramen'],
  ['/?panel=restaurant&panel.slug=arbat', 'page:restaurant', 'arbat'],
  ['/promos?panel=promo&panel.slug=lisa', 'page:promo', 'lisa'],
])('%s is described as %s', async (path, key, title) => {
  const { panel, loaded } = await describeLink(path);
  expect(panel).toEqual({ head: { title }, address: path.replace('labels=2&', '') });
  expect(loaded).toEqual([key]);
});

test('a link to the search is described without its phrase, which anyone can write', async () => {
  const { panel, loaded } = await describeLink('/menu?panel=search&panel.q=даром');
  expect(panel?.head.title).toBe(`Поиск — ${testBrand.name}`);
  expect(loaded).toEqual([]);
});

test('every panel that a link opens is described', async () => {
  const linkable = panelIds.filter((id) => 'linkable' in panels[id]);
  for (const id of linkable) {
    const { panel } = await describeLink(`/?panel=${id}&panel.group=g&panel.slug=s`);
    expect([id, panel?.head.title]).toEqual([id, expect.any(String)]);
  }
});

test.each(['/menu', '/menu?panel=cart', '/menu?panel=product', '/menu?panel=toString'])(
  '%s opens no panel, so the page describes itself',
  async (path) => {
    const { panel, loaded } = await describeLink(path);
    expect(panel).toBeUndefined();
    expect(loaded).toEqual([]);
  },
);

const link = '/?panel=promo&panel.slug=lisa';
const failing = (status: number) => () => Promise.reject(new ApiError({ kind: 'refused', status }));

test.each<[string, Page, 'notLoaded' | 'warn' | undefined]>([
  ['is gone', { prefetch: failing(404) }, undefined],
  ['fails', { prefetch: failing(500) }, 'warn'],
  ['has a broken description', { head: () => JSON.parse('{') as never }, 'warn'],
  ['has no title', { head: () => ({}) }, undefined],
  ['is of a remote that is lost', { isLost: true }, 'notLoaded'],
  ['is given up', { isGivenUp: true }, undefined],
])('a panel whose data %s leaves the description to the page', async (_, page, reported) => {
  const { panel, reports } = await describeLink(link, page);
  expect(panel).toBeUndefined();
  expect(reports.warn).toHaveBeenCalledTimes(reported === 'warn' ? 1 : 0);
  expect(reports.notLoaded).toHaveBeenCalledTimes(reported === 'notLoaded' ? 1 : 0);
});
