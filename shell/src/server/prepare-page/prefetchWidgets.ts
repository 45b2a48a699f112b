import {
  type EmbeddedWidget,
  hasAccess,
  type PageContext,
  type PageModule,
  type Session,
  widgetAccess,
} from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { RemoteModuleKey, RemoteModules } from '../../app/remotes/remoteModules';
import type { PageError } from '../../features/error-pages';
import type { WaitForPrefetch } from './limitPrefetch';
import type { PageReports } from './pageReports';

interface PrefetchOptions {
  module: PageModule;
  context: PageContext;
  session: Session;
  /** The result of the page's own `prefetch`: the error to show instead of the page, or undefined. */
  pageData: Promise<PageError | undefined>;
  remoteModules: RemoteModules;
  /** The modules of the page: the page first, then the widgets that it may embed. */
  moduleKeys: readonly RemoteModuleKey[];
  waitFor: WaitForPrefetch;
  warn: PageReports['warn'];
}

interface LoadedWidget {
  prefetch?: (context: { props: object; queryClient: QueryClient }) => Promise<void>;
}

const keyOf = ({ id }: EmbeddedWidget): RemoteModuleKey => `widget:${id}`;

/**
 * The widgets that the page embeds this time and the visitor may see; one that needs a scope is left to the browser.
 * Undefined when the page's `widgets` function throws.
 */
function embeddedBy(options: PrefetchOptions): readonly EmbeddedWidget[] | undefined {
  const { module, context, session, warn } = options;
  const { widgets } = module;
  const mayShow = ({ id }: EmbeddedWidget) => hasAccess(widgetAccess(id), session);
  if (typeof widgets !== 'function') return widgets?.filter(mayShow);
  try {
    return widgets(context).filter(mayShow);
  } catch (error) {
    warn(error, 'the widgets of a page could not be listed');
    return undefined;
  }
}

/**
 * Loads the data of the widgets that the page embeds this time, and returns the modules that it renders. A widget that
 * fails here is left to the browser. Only widgets that depend on the page's data wait for it.
 */
export async function prefetchWidgets(options: PrefetchOptions): Promise<readonly RemoteModuleKey[]> {
  const { module, context, pageData, remoteModules, moduleKeys, waitFor, warn } = options;
  if (typeof module.widgets === 'function' && (await pageData)) return moduleKeys;
  const embedded = embeddedBy(options);
  if (!embedded) return moduleKeys;
  await Promise.all(
    embedded.map(async (widget) => {
      if (remoteModules.peek(keyOf(widget)).state !== 'ready') return;
      try {
        const loaded = (await remoteModules.load(keyOf(widget))) as LoadedWidget;
        const prefetch = loaded.prefetch?.({ props: widget.props, queryClient: context.queryClient });
        if (prefetch) await waitFor(keyOf(widget), prefetch);
      } catch (error) {
        warn(error, `the data of ${keyOf(widget)} could not be loaded`);
      }
    }),
  );
  const used = new Set(embedded.map(keyOf));
  return moduleKeys.filter((key, index) => index === 0 || used.has(key));
}
