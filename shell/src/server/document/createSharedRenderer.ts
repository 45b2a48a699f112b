import type { PageRenderer, Rendered, RenderListener } from '../render-thread/createPageRenderer';
import type { RenderRequest } from '../render-thread/messages';
import type { PolicySite } from '../html/policy';
import type { CachePlace } from './cachePlaces';
import { keepPage, type KeptPage } from './keptPage';
import type { OpenedVisit } from './createVisitOpener';

interface SharedRendererOptions {
  renderer: Pick<PageRenderer, 'render'>;
  site: PolicySite;
  shellBuild: string;
}

interface SharedRendering {
  rendered: Rendered;
  /** The page as it is cached; undefined when other visitors may not get it. */
  page: KeptPage | undefined;
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
  function keep({ page, html, nonce, isComplete }: Rendered, { cache, key, address }: CachePlace) {
    if (!page?.isCacheable || !isComplete) return undefined;
    return keepPage(html, { nonce, site, shellBuild, address, previous: cache.last(key) });
  }

  return async ({ visit, place }, listener, mode) => {
    const endRendering = place?.cache.begin(place.key);
    try {
      const onPrepared: RenderListener['onPrepared'] = (prepared) => {
        // Known before React renders: waiting visitors need not wait for the rendering too.
        if (!prepared.isCacheable) endRendering?.(undefined);
        listener.onPrepared?.(prepared);
      };
      const rendered = await renderer.render(visit, { ...listener, onPrepared }, mode);
      const page = place && keep(rendered, place);
      endRendering?.(page);
      return { rendered, page };
    } finally {
      endRendering?.(undefined);
    }
  };
}
