import { ApiError } from '@storefront/api-client';
import type { PageContext, PageHead, PageModule, PanelId, RouteId } from '@storefront/contracts';
import type { RemoteModules } from '../../app/remotes/remoteModules';
import { readEntry } from '../../features/panel-stack';
import { panelQuery } from '../../shared/routing/panelQuery';
import type { WaitForPrefetch } from './limitPrefetch';
import { messages } from './messages';
import type { PageReports } from './pageReports';

/** How a link that opens a panel describes itself, instead of the page under the panel. */
export interface PanelDescription {
  head: PageHead;
  /** Path and query of the link. */
  address: string;
}

/** The page that shows what the panel shows, by the same parameters. */
const pageOf: Partial<Record<PanelId, RouteId>> = {
  product: 'product',
  restaurant: 'restaurant',
  promo: 'promo',
};

interface DescribeOptions {
  url: URL;
  context: Pick<PageContext, 'queryClient' | 'brand'>;
  remoteModules: Pick<RemoteModules, 'load'>;
  waitFor: WaitForPrefetch;
  reports: Pick<PageReports, 'notLoaded' | 'warn'>;
}

/**
 * The description of the panel that the address opens (readings 3), so that a preview of a shared link shows the dish and
 * not the page under it. Undefined without such a panel, and when its data cannot be loaded: the panel itself says so.
 */
export async function describePanel(options: DescribeOptions): Promise<PanelDescription | undefined> {
  const { url, context, remoteModules, waitFor, reports } = options;
  const [target] = readEntry({ search: url.search, state: null }).stack;
  if (!target) return undefined;
  const address = `${url.pathname}?${panelQuery(target)}`;
  const { brand } = context;
  // Without the phrase: a link must not make the site say anything.
  if (target.panel === 'search') {
    return { head: { title: messages.searchTitle(brand.name), description: brand.description }, address };
  }
  const routeId = pageOf[target.panel];
  if (!routeId) return undefined;
  const key = `page:${routeId}` as const;
  const page = (await remoteModules.load(key).catch(reports.notLoaded)) as unknown as PageModule | undefined;
  if (!page) return undefined;
  const panelContext = { ...context, params: { ...target.params }, search: new URLSearchParams() };
  try {
    if (page.prefetch && !(await waitFor(key, page.prefetch(panelContext)))) return undefined;
    const head = page.head?.(panelContext);
    return head?.title ? { head, address } : undefined;
  } catch (error) {
    const isDeadLink = error instanceof ApiError && error.status < 500;
    if (!isDeadLink) reports.warn(error, `the panel of ${address} could not be described`);
    return undefined;
  }
}
