import { userQuery } from '@storefront/api-client';
import { type PageModule, useBrand, useSession } from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import {
  ErrorPage,
  isChunkError,
  type PageError,
  pageErrorOf,
  unknownRoute,
} from '../../features/error-pages';
import { PageSkeleton } from '../../features/page-skeleton';
import { FrozenPart } from '../remotes/FrozenPart';
import { PartBoundary } from '../remotes/PartBoundary';
import { PartElement } from '../remotes/PartElement';
import { useRemoteParts } from '../remotes/RemotePartsContext';
import type { PartKey } from '../remotes/remoteParts';
import { PartFailed } from '../../features/remote-part';
import { DocumentHead } from './DocumentHead';
import { checkGuards } from '../../shared/routing/guards';
import { type MatchedRoute, matchRoute } from '../../shared/routing/matchRoute';
import { pageReady } from './pageData';
import { pageAddress, visitAddress } from '../../shared/routing/pageAddress';

function Page({ matched, address, visit }: { matched: MatchedRoute; address: string; visit: string }) {
  const queryClient = useQueryClient();
  const brand = useBrand();
  const page = use(useRemoteParts().load(`page:${matched.id}`)) as unknown as PageModule;
  const [pathname = '', query] = address.split('?');
  const context = { params: matched.params, search: new URLSearchParams(query), queryClient };
  use(pageReady(page, context, visit));
  const head = page.head?.({ ...context, brand }) ?? {};
  return (
    <>
      <DocumentHead head={head} pathname={pathname} isMain={matched.id === 'home'} />
      <page.default params={matched.params} />
    </>
  );
}

/** Sends a visitor away who may not see the page; the server does the same with an HTTP redirect. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <PageSkeleton />;
}

interface PagePartProps {
  part: PartKey;
  /** The address of the visit: another one is a new try. */
  address: string;
  children: ReactNode;
}

/**
 * The place of a page. A remote that cannot be had is one to ask for again; anything else is an error page, and a
 * chunk that is gone has had its reload by then.
 */
function PagePart({ part, address, children }: PagePartProps) {
  const parts = useRemoteParts();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    parts.retry(part);
    setAttempt((count) => count + 1);
  };
  const failed = (error: unknown) =>
    parts.peek(part).state === 'failed' && !isChunkError(error) ? (
      <PartFailed onRetry={retry} />
    ) : (
      <ErrorPage error={pageErrorOf(error)} />
    );

  if (attempt === 0 && parts.frozen(part)) {
    return (
      <FrozenPart part={part}>
        <PartFailed onRetry={() => window.location.reload()} />
      </FrozenPart>
    );
  }
  return (
    <PartElement part={part}>
      <PartBoundary key={`${address} ${attempt}`} failed={failed}>
        {children}
      </PartBoundary>
    </PartElement>
  );
}

/** The page of the current address: its guard, its remote, its data and its errors. */
export function RouteView({ error }: { error?: PageError | undefined }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const brand = useBrand();
  const queryClient = useQueryClient();
  const matched = matchRoute(pathname);
  if (error) return <ErrorPage error={error} />;
  if (!matched) return <ErrorPage error={unknownRoute} />;
  const address = pageAddress(pathname, search);
  const visit = visitAddress(pathname, search);
  const guardResult = checkGuards(matched.route.guards, {
    session,
    hasName: Boolean(queryClient.getQueryData(userQuery().queryKey)?.name),
    isClosed: brand.flags.closeAccess.includes(matched.id),
    address,
    search: new URLSearchParams(search),
  });
  if (guardResult && 'redirect' in guardResult) return <Redirect to={guardResult.redirect} />;
  if (guardResult) return <ErrorPage error={guardResult} />;
  return (
    <PagePart key={matched.id} part={`page:${matched.id}`} address={visit}>
      <Suspense fallback={<PageSkeleton />}>
        <Page matched={matched} address={address} visit={visit} />
      </Suspense>
    </PagePart>
  );
}
