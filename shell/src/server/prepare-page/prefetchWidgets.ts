import type { EmbeddedWidget, PageContext, PageModule } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteModuleKey, RemoteModules } from '../../app/remotes/remoteModules';
import type { PageError } from '../../features/error-pages';

interface PrefetchOptions {
  module: PageModule;
  context: PageContext;
  /** The result of the page's own `prefetch`: the error to show instead of the page, or undefined. */
  pageData: Promise<PageError | undefined>;
  remoteModules: RemoteModules;
  /** The modules of the page: the page first, then the widgets that it may embed. */
  moduleKeys: readonly RemoteModuleKey[];
  log: FastifyBaseLogger;
}

interface LoadedWidget {
  prefetch?: (context: { props: object; queryClient: QueryClient }) => Promise<void>;
}

const keyOf = ({ id }: EmbeddedWidget): RemoteModuleKey => `widget:${id}`;

/**
 * Loads the data of the widgets that the page embeds this time, and returns the modules that it renders. A widget that
 * fails here is left to the browser. Only widgets that depend on the page's data wait for it.
 */
export async function prefetchWidgets(options: PrefetchOptions): Promise<readonly RemoteModuleKey[]> {
  const { module, context, pageData, remoteModules, moduleKeys, log } = options;
  const { widgets } = module;
  if (!widgets) return moduleKeys;
  if (typeof widgets === 'function' && (await pageData)) return moduleKeys;
  const embedded = typeof widgets === 'function' ? widgets(context) : widgets;
  await Promise.all(
    embedded.map(async (widget) => {
      if (remoteModules.peek(keyOf(widget)).state !== 'ready') return;
      try {
        const loaded = (await remoteModules.load(keyOf(widget))) as LoadedWidget;
        await loaded.prefetch?.({ props: widget.props, queryClient: context.queryClient });
      } catch (error) {
        log.warn(error, `the data of ${keyOf(widget)} could not be loaded`);
      }
    }),
  );
  const used = new Set(embedded.map(keyOf));
  return moduleKeys.filter((key, index) => index === 0 || used.has(key));
}
