import { ApiError, useLocationFields } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  type SchemaContext,
  Widget,
} from '@storefront/contracts';
import { Container, Picture, Tile } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Breadcrumbs } from '../../features/breadcrumbs';
import { OrderBar, ProductDetails, ProductSkeleton, useProductOrder } from '../../features/product';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { cardPicture } from '../../shared/menu/menuCard';
import { currentLocation, recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { knownProduct, placedProductQuery, productGroup } from '../../shared/menu/productQueries';
import { messages } from './messages';
import { Details, Layout, Plate, Purchase } from './productPageStyles';

/** @throws ApiError 404 when there is no such product, or when it stands in another group than the address says. */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  const location = currentLocation();
  const product = await queryClient.fetchQuery(placedProductQuery(params['slug'] ?? '', location));
  if (productGroup(product) !== params['group']) throw new ApiError({ kind: 'refused', status: 404 });
  await queryClient.prefetchQuery(recommendedCardsQuery(product.id, location));
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const product = knownProduct(queryClient, params['slug'] ?? '');
  if (!product) return {};
  const image = product.media_list[0]?.original;
  return {
    title: `${product.name} — ${brand.name}`,
    description: product.description ?? messages.description(product.name, brand.name),
    kind: 'product',
    ...(image && { image }),
  };
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { productSchema } = await import('./productSchema');
  return productSchema(context);
}

/** A product's page (spec §2). */
export default function ProductPage({ params }: { params: PageParams }) {
  const query = placedProductQuery(params['slug'] ?? '', useLocationFields());
  const { data: product, isError, refetch } = useQuery(query);
  if (product) return <WholePage key={product.id} product={product} />;
  return (
    <Container>{isError ? <LoadFailure onRetry={() => void refetch()} /> : <ProductSkeleton />}</Container>
  );
}

function WholePage({ product }: { product: Product }) {
  const order = useProductOrder({ product });
  const { group, name } = product;
  const tint = group?.tint ?? '';
  return (
    <Container>
      <Breadcrumbs group={group?.seo_page ? { name: group.name, slug: group.seo_page.url } : undefined} />
      <Layout>
        <Plate>
          <Tile group={tint} shape="fill">
            <Picture
              media={cardPicture(product.media_list[0])}
              alt={name}
              sizes="(min-width:992px) 460px, 288px"
              priority="high"
            />
          </Tile>
        </Plate>
        <Details>
          <ProductDetails order={order} name={name} tint={tint} title={{ as: 'h1' }} />
          <Purchase>
            <OrderBar order={order} name={name} price={product.price} />
          </Purchase>
        </Details>
      </Layout>
      <Widget id="catalog:recommendations" title={messages.recommended} productId={product.id} />
    </Container>
  );
}
