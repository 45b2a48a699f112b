import { isServerOnly, storageKeys } from '@storefront/contracts';
import { dehydrate } from '@storefront/query';
import type { Preview } from '@storefront/releases/release';
import { isStaticModule } from '../../app/remotes/remoteModules';
import { describesPage } from '../../app/state/pageState';
import { escapeMarkup } from '../../shared/markup/markup';
import { pageAddress } from '../../shared/routing/pageAddress';
import { documentStart } from '../html/documentStart';
import { scriptsHtml } from '../html/scripts';
import { stateHtml } from '../html/stateElement';
import { descriptionHtml } from '../prepare-page/pageHead';
import type { PreparedPage } from '../prepare-page/preparePage';
import { previewBar } from '../preview/previewBar';
import type { PageReports } from '../prepare-page/pageReports';
import type { ShellAssets } from '../shellAssets';
import { renderApp } from './renderApp';

export interface RenderPageOptions {
  assets: ShellAssets;
  nonce: string;
  /** The page is shown to staff, with this build. */
  preview: Preview | undefined;
  reports: Pick<PageReports, 'notRendered'>;
  /** Receives the document in chunks, each of them complete HTML. */
  write: (html: string) => void;
  /** A component renders the present. */
  onClockRead: () => void;
}

/**
 * Renders the whole document. Its head is written together with the first chunk of the app and not before, because
 * the first byte fixes the status at 200 (decision 0100). Resolves to whether all of it was rendered: a component that
 * failed is left to the browser.
 *
 * @throws the error of React when the app outside any Suspense boundary failed; nothing has been written then.
 */
export async function renderPage(
  page: PreparedPage,
  { assets, nonce, preview, reports, write, onClockRead }: RenderPageOptions,
): Promise<boolean> {
  const { url, state, queryClient, remoteModules, builds, moduleKeys, description, isLive, firstPanel } =
    page;
  const { brand, origin, apiHost } = state;
  const panelHead = description?.panel?.head;
  // The editors describe the page, and the link shows the panel.
  const mainPageMeta = state.mainPageMeta.filter((tag) => !panelHead || !describesPage(tag));
  const start = documentStart({
    brand,
    nonce,
    css: assets.css,
    fonts: assets.fontPreloads,
    pageScript: assets.pageScript,
  });
  // The remote renders the title. If the remote is unavailable, the brand is the title; titles of React precede this
  // title.
  const title = state.error ? '' : `<title>${escapeMarkup(brand.name)}</title>`;
  const head =
    start +
    (description
      ? descriptionHtml({
          ...description,
          brand,
          origin,
          apiHost,
          pathname: url.pathname,
          nonce,
          mainPageMeta,
        })
      : title);
  let isStarted = false;
  let isComplete = true;
  await renderApp({
    // The browser's router ignores an open panel too; otherwise hydration would find different links.
    url: pageAddress(url.pathname, url.search),
    nonce,
    state: panelHead ? { ...state, mainPageMeta, panelHead } : state,
    queryClient,
    remoteModules,
    onClockRead,
    beforeApp: preview ? previewBar(preview, { nonce, timeZone: brand.timeZone }) : '',
    write: (html) => {
      write(isStarted ? html : head + html);
      isStarted = true;
    },
    onError(error) {
      isComplete = false;
      reports.notRendered(error);
    },
  });
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && !isServerOnly(query.meta),
  });
  const preloads = builds.scriptsOf(moduleKeys.filter((key) => !isStaticModule(key)));
  const forPanel = firstPanel ? [...assets.panelScripts, ...builds.scriptsOf([`panel:${firstPanel}`])] : [];
  const keys = storageKeys(brand.key);
  const scripts = scriptsHtml({
    nonce,
    scripts: assets.scripts,
    preloads,
    forPanel,
    isLive: isLive || !isComplete,
    visitorKeys: [keys.address, keys.draftUuid, keys.consent],
  });
  write(
    `</div>${stateHtml({ ...state, queries, panelTitle: panelHead?.title }, nonce)}${scripts}</body></html>`,
  );
  return isComplete;
}
