import { promosQuery } from '@storefront/api-client';
import type { Landing, Promo } from '@storefront/api-contract';
import { CmsHtml, plainText } from '@storefront/cms-html';
import {
  type HeadContext,
  keepTogether,
  type PageContext,
  type PageHead,
  paths,
  useBrand,
} from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import {
  AsyncList,
  LoadFailure,
  SectionHeading,
  SkeletonGroup,
  SkeletonLines,
  Stack,
  toListState,
  toLoadFailure,
} from '@storefront/ui';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { landingQuery } from '../../shared/landings/landingQueries';
import { usePresent } from '../../shared/present/usePresent';
import { PromoBadges } from '../../shared/promo-facts/PromoBadges';
import { messages } from './messages';

const steps = [{ name: messages.promos, href: paths.promos() }];

const rulesQuery = () => landingQuery(paths.promoRules());

/** The landing with the chain's own rules; undefined if the chain has written no rules. */
const ownRules = (landing: Landing | null | undefined) =>
  landing && plainText(landing.content ?? '') !== '' ? landing : undefined;

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  const landing = await queryClient.fetchQuery(rulesQuery());
  if (!ownRules(landing)) await queryClient.fetchQuery(promosQuery());
}

export function head({ queryClient, brand }: HeadContext): PageHead {
  const seo = ownRules(queryClient.getQueryData(rulesQuery().queryKey))?.seo;
  return {
    title: seo?.title ?? messages.documentTitle(brand.name),
    description: seo?.description ?? messages.description(brand.name),
  };
}

export const { schema } = contentPageData({ path: paths.promoRules(), steps, texts: messages });

const textClass = css({ maxWidth: 720 });
const generalClass = css({
  display: 'grid',
  gap: 8,
  marginBottom: 40,
  paddingLeft: 20,
  '& > li': { listStyle: 'disc' },
});
const nameClass = css({ ...textStyles.title, overflowWrap: 'anywhere' });
const nameLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: colour.accentInk,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** The chain's rules of promotions, else general rules and each promotion's conditions (spec §2, /promos/rules). */
export default function PromoRulesPage() {
  const landing = useQuery(rulesQuery());
  const own = ownRules(landing.data);
  const failure = toLoadFailure(landing);
  return (
    <ContentPage steps={steps}>
      <SectionHeading level="h1" title={own?.name || messages.title} />
      <div className={textClass}>
        {own ? (
          <CmsHtml html={own.content ?? ''} />
        ) : failure ? (
          <LoadFailure titleAs="h2" title={messages.failed} retry={messages.retry} {...failure} />
        ) : landing.isPending ? (
          <SkeletonGroup label={messages.loading}>
            <SkeletonLines count={3} />
          </SkeletonGroup>
        ) : (
          <GeneralRules />
        )}
      </div>
    </ContentPage>
  );
}

/** The rules of every promo code, and the conditions of each promotion from its description. */
function GeneralRules() {
  const { timeZone } = useBrand();
  const query = useQuery(promosQuery());
  const now = usePresent(query.dataUpdatedAt);
  return (
    <>
      <ul className={generalClass}>
        {messages.general.map((rule) => (
          <li key={rule}>{keepTogether(rule)}</li>
        ))}
      </ul>
      <SectionHeading title={messages.current} />
      <AsyncList
        state={toListState(query, (promos) => promos.filter((promo) => isPromoActive(promo, now, timeZone)))}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        skeleton={<SkeletonLines count={3} />}
        empty={<p>{keepTogether(messages.empty)}</p>}
      >
        {(promos) => (
          <Stack as="ul" gap={32}>
            {promos.map((promo) => (
              <li key={promo.id}>
                <Conditions promo={promo} now={now} />
              </li>
            ))}
          </Stack>
        )}
      </AsyncList>
    </>
  );
}

function Conditions({ promo, now }: { promo: Promo; now: Date }) {
  return (
    <Stack gap={8}>
      <h3 className={nameClass}>
        <a className={nameLinkClass} href={paths.promo({ slug: promo.slug })}>
          {keepTogether(promo.name)}
        </a>
      </h3>
      <PromoBadges promo={promo} now={now} />
      {promo.description ? (
        <CmsHtml html={promo.description} headingAbove="h3" />
      ) : (
        promo.lead && <p>{keepTogether(promo.lead)}</p>
      )}
    </Stack>
  );
}
