import type { EmbeddedWidget, PageContext, PageModule } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteModuleKey, RemoteModules } from '../../app/remotes/remoteModules';

interface PrefetchOptions {
  module: PageModule;
  context: PageContext;
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
 * fails here is left to the browser.
 */
export async function prefetchWidgets(options: PrefetchOptions): Promise<readonly RemoteModuleKey[]> {
  const { module, context, remoteModules, moduleKeys, log } = options;
  const embedded = module.widgets?.(context);
  if (!embedded) return moduleKeys;
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
