import { type PageModule, type RouteId, routes } from '@storefront/contracts';
import { ComingSoon } from './ComingSoon';
import { messages, pageTitles } from './messages';

/** The page of a route whose owner has not built it yet. */
export function comingPage(id: RouteId): PageModule {
  const title = pageTitles[id] ?? messages.soon;
  return {
    default: () => <ComingSoon title={title} owner={routes[id].owner} route={id} />,
    head: ({ brand }) => ({ title: `${title} — ${brand.name}`, robots: 'noindex' }),
  };
}
