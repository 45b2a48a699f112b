import { settingsQuery, zonesQuery } from '@storefront/api-client';
import { type PageContext, paths } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { DeliveryTerms } from '../../features/delivery-terms';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { messages } from './messages';

/** Each part of the page works without the others, so a failed load is no error page. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(zonesQuery()), queryClient.prefetchQuery(settingsQuery())]);
}

export const { head, schema } = contentPageData({ path: paths.delivery(), texts: messages });

const titleClass = css({ ...textStyles.h1, marginBottom: 24 });

/** /delivery: the terms by zone, on the map and for a checked address (spec §2). */
export default function DeliveryPage() {
  return (
    <ContentPage>
      <h1 className={titleClass}>{messages.title}</h1>
      <DeliveryTerms layout="page" />
    </ContentPage>
  );
}
