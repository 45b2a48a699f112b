import { ApiError, promosQuery } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  paths,
  type SchemaContext,
  useBrand,
} from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { media, radius } from '@storefront/tokens';
import { Skeleton, Container } from '@storefront/ui';
import { PromoButton } from '../../features/promo-button';
import { PromoDetails, PromoFallback, PromoTextSkeleton } from '../../features/promo-details';
import { PromoStrip } from '../../features/promo-strip';
import { contentFrameClass, ContentPage } from '../../shared/content-page/ContentPage';
import { presentOf, usePresent } from '../../shared/present/usePresent';
import { cachedPromo, promoReadAt } from '../../shared/promo-by-slug/cachedPromo';
import { isUnknownSlug } from '../../shared/promo-by-slug/isUnknownSlug';
import { promoQuery } from '../../shared/promo-by-slug/promoQuery';
import { usePromo } from '../../shared/promo-by-slug/usePromo';
import { promoLead } from '../../shared/promo-facts/promoFacts';
import { prefetchPromoGroups } from '../../shared/promo-group/prefetchPromoGroups';
import { PromoTile } from '../../shared/promo-tile/PromoTile';
import { tileBox } from '../../shared/promo-tile/tileBox';
import { messages } from './messages';

/** @throws ApiError 404 when there is no such promotion, or it has not begun or is over. */
export async function prefetch({ params, queryClient, brand }: PageContext): Promise<void> {
  const slug = params['slug'] ?? '';
  // Either answer is enough for the page. The shell waits only a moment for `prefetchQuery` (decision 0100), so a page
  // with an empty cache uses `fetchQuery` for both.
  await Promise.allSettled(
    cachedPromo(queryClient, slug)
      ? [queryClient.prefetchQuery(promosQuery()), queryClient.prefetchQuery(promoQuery(slug))]
      : [queryClient.fetchQuery(promosQuery()), queryClient.fetchQuery(promoQuery(slug))],
  );
  const promo = cachedPromo(queryClient, slug);
  const now = presentOf(promoReadAt(queryClient, slug));
  if (promo && isPromoActive(promo, now, brand.timeZone)) return prefetchPromoGroups(queryClient, [promo]);
  const failure = promo ? null : queryClient.getQueryState(promoQuery(slug).queryKey)?.error;
  throw failure && !isUnknownSlug(failure) ? failure : new ApiError({ kind: 'refused', status: 404 });
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const promo = cachedPromo(queryClient, params['slug'] ?? '');
  if (!promo) return {};
  return {
    title: messages.documentTitle(promo.name, brand.name),
    description: promoLead(promo) ?? messages.description(promo.name, brand.name),
    kind: 'article',
    ...(promo.image && { image: promo.image.original }),
  };
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { promoSchema } = await import(/* webpackMode: "weak" */ './promoSchema');
  return promoSchema(context);
}

const steps = [{ name: messages.promos, href: paths.promos() }];

const layoutClass = css({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gap: 40, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
});
const topClass = css({ ...tileBox, borderRadius: radius.xl, overflow: 'hidden' });
const topSkeletonClass = css({
  height: 'auto',
  margin: 0,
  ...tileBox,
  borderRadius: radius.xl,
});
const othersClass = css({ marginTop: 52 });

/** A promotion's page (spec §2, /promos/{slug}). */
export default function PromoPage({ params }: { params: PageParams }) {
  const slug = params['slug'] ?? '';
  const found = usePromo(slug);
  if (found.state === 'missing' || found.state === 'failed') {
    return (
      <Container className={contentFrameClass}>
        <PromoFallback found={found} titleAs="h1" />
      </Container>
    );
  }
  return (
    <ContentPage steps={steps}>
      {found.state === 'ready' ? (
        <article className={layoutClass}>
          <div className={topClass}>
            <PromoTile promo={found.promo} priority="high" sizes="(min-width: 992px) 760px, 100vw" />
          </div>
          <PromoDetails promo={found.promo} now={found.now} titleAs="h1">
            <PromoButton key={slug} promo={found.promo} place="panel" />
          </PromoDetails>
        </article>
      ) : (
        <div className={layoutClass}>
          <Skeleton className={topSkeletonClass} />
          <PromoTextSkeleton />
        </div>
      )}
      <OtherPromos slug={slug} />
    </ContentPage>
  );
}

/** The other promotions; renders nothing when there are none or they did not load. */
function OtherPromos({ slug }: { slug: string }) {
  const { timeZone } = useBrand();
  const { data: promos = [], dataUpdatedAt } = useQuery(promosQuery());
  const now = usePresent(dataUpdatedAt);
  const others = promos.filter((promo) => promo.slug !== slug && isPromoActive(promo, now, timeZone));
  if (others.length === 0) return null;
  return (
    <div className={othersClass}>
      <PromoStrip title={messages.others} level="h2" promos={others} place="page" />
    </div>
  );
}
