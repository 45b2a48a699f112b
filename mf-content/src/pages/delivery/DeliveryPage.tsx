import styled from '@emotion/styled';
import { settingsQuery } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { zonesQuery } from '@storefront/forms';
import { textStyles } from '@storefront/tokens';
import { Breadcrumbs, Container } from '@storefront/ui';
import { DeliveryTerms } from '../../features/delivery-terms';
import { messages } from './messages';

/** Each part of the page stands without the others, so the failure of one is no error page. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(zonesQuery()), queryClient.prefetchQuery(settingsQuery())]);
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema({ brand, absolute }: SchemaContext): Promise<readonly object[]> {
  const { breadcrumbList } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
  return [
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.title, url: absolute(paths.delivery()) },
    ]),
  ];
}

const Page = styled(Container)({ paddingBottom: 52 });
const Title = styled.h1({ ...textStyles.h1, marginBottom: 24 });

/** /delivery: the terms by zone, on the map and for one's own address (spec §2). */
export default function DeliveryPage() {
  return (
    <Page>
      <Breadcrumbs label={messages.breadcrumbs} steps={[{ name: messages.home, href: paths.home() }]} />
      <Title>{messages.title}</Title>
      <DeliveryTerms layout="page" />
    </Page>
  );
}
