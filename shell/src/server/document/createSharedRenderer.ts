import type { Brand } from '@storefront/contracts';
import type { PageRenderer, Rendered, RenderListener } from '../render-thread/createPageRenderer';
import type { RenderRequest } from '../render-thread/messages';
import type { PolicySite } from '../html/policy';
import { currentYear } from '../prepare-page/currentYear';
import type { Answers } from './answers';
import type { GuestPage } from './cachePlaces';
import { keepPage } from './keptPage';
import type { OpenedVisit } from './createVisitOpener';
import { noVisitor } from './visit';

/** A page that shows the present (opening hours, «Сегодня», the end of a promotion) holds for this long. Milliseconds. */
const presentMs = 60_000;

interface SharedRendererOptions {
  renderer: Pick<PageRenderer, 'render'>;
  site: PolicySite & { brand: Pick<Brand, 'timeZone'> };
  shellBuild: string;
}

interface SharedRendering {
  rendered: Rendered;
  /** The page as it is cached; undefined when other visitors may not get it. */
  page: GuestPage | undefined;
}

/**
 * Renders a page for one visitor, even if they leave meanwhile, and caches it. Visitors who request the same place
 * meanwhile wait for it; if they may not get the page, or it fails, each gets a rendering of their own.
 */
export type SharedRenderer = (
  visit: OpenedVisit,
  listener: RenderListener,
  mode?: RenderRequest['mode'],
) => Promise<SharedRendering>;

export function createSharedRenderer({ renderer, site, shellBuild }: SharedRendererOptions): SharedRenderer {
  return async ({ visit, place }, listener, mode) => {
    if (!place) return { rendered: await renderer.render(visit, listener, mode), page: undefined };
    const { cache, key, address } = place;
    const endRendering = cache.begin(key);
    const answers: Answers = new Map();
    const renderedAt = performance.now();
    const year = currentYear(site.brand.timeZone);
    let holdsUntil = Number.POSITIVE_INFINITY;
    try {
      const rendered = await renderer.render(
        visit,
        {
          ...listener,
          onPrepared(prepared) {
            // Known before React renders: waiting visitors need not wait for the rendering too.
            if (!prepared.isCacheable) endRendering(undefined);
            if (prepared.errorStatus === 404 || prepared.errorStatus === 410) cache.remove(key);
            listener.onPrepared?.(prepared);
          },
          onAnswer: (url, tag) => answers.set(url, { tag, confirmedAt: performance.now() }),
          onClockRead() {
            holdsUntil = renderedAt + presentMs;
          },
        },
        mode,
      );
      const { html, nonce, isComplete } = rendered;
      const page: GuestPage | undefined =
        rendered.page?.isCacheable && isComplete
          ? {
              ...keepPage(html, { nonce, site, shellBuild, address, previous: cache.last(key) }),
              visit: { ...visit, ...noVisitor },
              place,
              answers,
              year,
              holdsUntil,
            }
          : undefined;
      endRendering(page);
      return { rendered, page };
    } finally {
      endRendering(undefined);
    }
  };
}
