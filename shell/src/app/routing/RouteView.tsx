import { userQuery } from '@storefront/api-client';
import { type PageModule, type RouteId, useBrand, useSession } from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQuery, useQueryClient } from '@storefront/query';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import {
  ErrorPage,
  isLostChunk,
  type PageError,
  routeErrorOf,
  unknownRoute,
} from '../../features/error-pages';
import { PageSkeleton } from '../../features/page-skeleton';
import { RemoteModuleFailed } from '../../features/remote-module';
import { ErrorBoundary } from '../../shared/error-boundary/ErrorBoundary';
import { LeavingBoundary } from '../../shared/error-boundary/LeavingBoundary';
import { checkGuards, needsScope } from '../../shared/routing/guards';
import { type MatchedRoute, matchRoute } from '../../shared/routing/matchRoute';
import { pageAddress, visitAddress } from '../../shared/routing/pageAddress';
import { RemoteModuleElement } from '../remotes/RemoteModuleElement';
import { useRemoteModules } from '../remotes/RemoteModulesContext';
import { StaticModule } from '../remotes/StaticHtml';
import { useRetry } from '../remotes/useRetry';
import { DocumentHead } from './DocumentHead';
import { pageReady } from './pageData';

function Page({ matched, address, visit }: { matched: MatchedRoute; address: string; visit: string }) {
  const queryClient = useQueryClient();
  const brand = useBrand();
  const page = use(useRemoteModules().load(`page:${matched.id}`)) as unknown as PageModule;
  const [pathname = '', query] = address.split('?');
  const context = { params: matched.params, search: new URLSearchParams(query), queryClient, brand };
  use(pageReady(page, context, visit));
  const head = page.head?.(context) ?? {};
  return (
    <>
      <DocumentHead head={head} pathname={pathname} matched={matched} />
      <page.default params={matched.params} />
    </>
  );
}

/** Redirects a visitor who may not see the page; the server does the same with an HTTP redirect. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <PageSkeleton />;
}

interface PageBoundaryProps {
  routeId: RouteId;
  children: ReactNode;
}

/**
 * Contains the errors of a page. A remote that failed to load offers a retry; any other error shows an error page,
 * also a lost chunk, because the page has already been reloaded because of it.
 */
function PageBoundary({ routeId, children }: PageBoundaryProps) {
  const moduleKey = `page:${routeId}` as const;
  const remoteModules = useRemoteModules();
  const brand = useBrand();
  const [hasStaticHtml] = useState(() => remoteModules.staticHtmlReason(moduleKey) !== undefined);
  const { attempt, retry, retryBehindHtml } = useRetry(moduleKey);
  const renderError = (error: unknown) =>
    remoteModules.peek(moduleKey).state === 'failed' && !isLostChunk(error) ? (
      <>
        {/* The remote would have rendered the page's own title. */}
        <title>{brand.name}</title>
        <RemoteModuleFailed onRetry={retry} />
      </>
    ) : (
      <ErrorPage error={routeErrorOf(routeId, error)} />
    );

  const page = (
    <RemoteModuleElement moduleKey={moduleKey}>
      <ErrorBoundary
        key={attempt}
        renderError={renderError}
        onError={(error, stack) => remoteModules.notRendered(moduleKey, error, stack)}
      >
        {children}
      </ErrorBoundary>
    </RemoteModuleElement>
  );
  if (!hasStaticHtml || attempt > 0) return page;
  return (
    <StaticModule moduleKey={moduleKey} below={<RemoteModuleFailed onRetry={retryBehindHtml} />}>
      {page}
    </StaticModule>
  );
}

interface Props {
  /** The page arrived as an error page. */
  error?: PageError | undefined;
}

/** The page of one visit: its guard, its remote, its data and its errors. */
function Visit({ error }: Props) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const brand = useBrand();
  const matched = matchRoute(pathname);
  const mustKnowScope =
    session.status === 'user' && matched !== undefined && needsScope(matched.route.guards);
  const user = useQuery({ ...userQuery(), enabled: mustKnowScope });
  if (error) return <ErrorPage error={error} />;
  if (!matched) return <ErrorPage error={unknownRoute} />;
  const address = pageAddress(pathname, search);
  const visit = visitAddress(pathname, search);
  // After a login in this tab.
  if (mustKnowScope && user.isPending) return <PageSkeleton />;
  const guardResult = checkGuards(matched.route.guards, {
    session,
    scope: user.data?.scope,
    hasName: Boolean(user.data?.name),
    isClosed: brand.flags.closeAccess.includes(matched.id),
    address,
    search: new URLSearchParams(search),
  });
  if (guardResult && 'redirect' in guardResult) return <Redirect to={guardResult.redirect} />;
  if (guardResult) return <ErrorPage error={guardResult} />;
  return (
    <PageBoundary routeId={matched.id}>
      <Suspense fallback={<PageSkeleton />}>
        <Page matched={matched} address={address} visit={visit} />
      </Suspense>
    </PageBoundary>
  );
}

/** The page of the current address. Another visit retries a page that failed. */
export function RouteView({ error }: Props) {
  const { pathname, search } = useLocation();
  return (
    <LeavingBoundary name={visitAddress(pathname, search)}>
      <Visit error={error} />
    </LeavingBoundary>
  );
}
