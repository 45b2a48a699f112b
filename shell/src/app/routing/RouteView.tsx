import { type PageModule, useSession } from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { ErrorPage, statusOf } from '../../features/error-pages';
import { PageSkeleton } from '../../features/page-skeleton';
import { FrozenPart } from '../remotes/FrozenPart';
import { PartBoundary } from '../remotes/PartBoundary';
import { PartElement } from '../remotes/PartElement';
import { useRemoteParts } from '../remotes/RemotePartsContext';
import type { PartKey } from '../remotes/remoteParts';
import { PartFailed } from '../../features/remote-part';
import { guardRedirect } from './guards';
import { type MatchedRoute, matchRoute } from './matchRoute';
import { pageReady } from './pageData';
import { withoutPanel } from './withoutPanel';

function Page({ matched, address }: { matched: MatchedRoute; address: string }) {
  const queryClient = useQueryClient();
  const page = use(useRemoteParts().load(`page:${matched.id}`)) as unknown as PageModule;
  const search = new URLSearchParams(address.split('?')[1]);
  use(pageReady(page, { params: matched.params, search, queryClient }, address));
  return <page.default params={matched.params} />;
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

/** The place of a page. A remote that cannot be had is one to ask for again; anything else is an error page. */
function PagePart({ part, address, children }: PagePartProps) {
  const parts = useRemoteParts();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    parts.retry(part);
    setAttempt((count) => count + 1);
  };
  const failed = (error: unknown) =>
    parts.peek(part).state === 'failed' ? (
      <PartFailed onRetry={retry} />
    ) : (
      <ErrorPage status={statusOf(error)} />
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
export function RouteView({ errorStatus }: { errorStatus?: number | undefined }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const matched = matchRoute(pathname);
  if (errorStatus !== undefined) return <ErrorPage status={errorStatus} />;
  if (!matched) return <ErrorPage status={404} />;
  const query = withoutPanel(search);
  const redirect = guardRedirect(matched.route.guard, session, pathname, new URLSearchParams(search));
  if (redirect) return <Redirect to={redirect} />;
  const address = query ? `${pathname}?${query}` : pathname;
  return (
    <PagePart key={matched.id} part={`page:${matched.id}`} address={address}>
      <Suspense fallback={<PageSkeleton />}>
        <Page matched={matched} address={address} />
      </Suspense>
    </PagePart>
  );
}
