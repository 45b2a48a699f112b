import { promosQuery } from '@storefront/api-client';
import type { Promo } from '@storefront/api-contract';
import { type PageContext, paths, useBrand, Widget } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media } from '@storefront/tokens';
import { AsyncList, Container, EmptyState, LinkButton, SectionHeading, toListState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { PromoButton } from '../../features/promo-button';
import { PromoCard, PromoCardSkeleton } from '../../features/promo-card';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { usePresent } from '../../shared/present/usePresent';
import { prefetchPromoGroups } from '../../shared/promo-group/prefetchPromoGroups';
import { messages } from './messages';
import { promoSections } from './promoSections';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await prefetchPromoGroups(queryClient, await queryClient.fetchQuery(promosQuery()));
}

export const { head, schema } = contentPageData({ path: paths.promos(), texts: messages });

/** Cards of the first row on a wide screen: their pictures load first. */
const firstRow = 3;

const pageClass = css({ paddingTop: 16, paddingBottom: 52, [media.sm]: { paddingTop: 24 } });
// The widget's element is empty without stories.
const storiesClass = css({ '& > :not(:empty)': { paddingBottom: 32 } });
const sectionClass = css({ '& + &': { marginTop: 52 } });
const listClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 24px',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 40 },
});
const rulesClass = css({
  marginTop: 40,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: colour.accentInk,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});

/** All current promotions by section (spec §2, /promos). */
export default function PromosPage() {
  return (
    <Container className={pageClass}>
      <SectionHeading level="h1" title={messages.title} />
      <div className={storiesClass}>
        <Widget id="content:stories" />
      </div>
      <Promos />
      <p className={rulesClass}>
        <a href={paths.promoRules()}>{messages.rules}</a>
      </p>
    </Container>
  );
}

function Promos() {
  const { timeZone } = useBrand();
  const query = useQuery(promosQuery());
  const now = usePresent(query.dataUpdatedAt);

  return (
    <AsyncList
      state={toListState(query, (promos) => promos.filter((promo) => isPromoActive(promo, now, timeZone)))}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      failureTitleAs="h2"
      skeleton={
        <div className={listClass}>
          {[0, 1, 2].map((index) => (
            <PromoCardSkeleton key={index} />
          ))}
        </div>
      }
      empty={
        <EmptyState
          titleAs="h2"
          title={messages.empty}
          text={messages.emptyText}
          action={
            <LinkButton kind="primary" href={paths.menu()}>
              {messages.toMenu}
            </LinkButton>
          }
        />
      }
    >
      {(promos) => <Sections promos={promos} now={now} />}
    </AsyncList>
  );
}

function Sections({ promos, now }: { promos: readonly Promo[]; now: Date }) {
  const sections = promoSections(promos);
  const hasTitles = sections.some(({ title }) => title);
  return sections.map(({ title, promos: members }, place) => (
    <section className={sectionClass} key={title ?? ''}>
      {hasTitles && <SectionHeading title={title ?? messages.others} />}
      <ul className={listClass}>
        {members.map((promo, index) => (
          <li key={promo.id}>
            <PromoCard
              promo={promo}
              now={now}
              titleAs={hasTitles ? 'h3' : 'h2'}
              priority={place === 0 && index < firstRow ? 'high' : 'lazy'}
            >
              <PromoButton promo={promo} place="card" />
            </PromoCard>
          </li>
        ))}
      </ul>
    </section>
  ));
}
