import { ApiError, cachedProduct, groupQuery, groupsQuery, useLocationFields } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  type SchemaContext,
  Widget,
} from '@storefront/contracts';
import { slugOfGroup } from '@storefront/domain';
import { Container, LazyOnVisible, toLoadFailure } from '@storefront/ui';
import { type QueryClient, useQuery } from '@storefront/query';
import { useMemo } from 'react';
import { MenuBreadcrumbs } from '../../features/breadcrumbs';
import { Gallery } from '../../features/gallery';
import {
  OrderBar,
  ProductDetails,
  ProductFailure,
  ProductSkeleton,
  useProductOrder,
} from '../../features/product';
import { ProductsSliderSkeleton } from '../../features/products-slider';
import { currentLocation, recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { cardPictures } from '../../shared/card/productPictures';
import { productAtLocationQuery } from '../../shared/menu/productQueries';
import { CartLink } from './CartLink';
import { groupOfUrl } from './groupOfUrl';
import { messages } from './messages';
import { PicturePreload } from './PicturePreload';
import { detailsClass, layoutClass, plateClass, purchaseClass } from './productPageStyles';

/**
 * @throws ApiError 404 when there is no such product, or when it belongs to another group than the URL names.
 */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  const location = currentLocation();
  const product = await queryClient.fetchQuery(productAtLocationQuery(params['slug'] ?? '', location));
  if (!(await isInGroup(queryClient, product, params['group'] ?? '')))
    throw new ApiError({ kind: 'refused', status: 404 });
  const recommended = queryClient.prefetchQuery(recommendedCardsQuery(product.id, location));
  // The server sends the recommendations with the page; in the browser their row shows a skeleton.
  if (typeof window === 'undefined') await recommended;
}

/** Back ends send a product with its group, with a part of the group, with the group's id only, or without a group. */
async function isInGroup(queryClient: QueryClient, product: Product, slug: string): Promise<boolean> {
  if (product.group && slugOfGroup(product.group) === slug) return true;
  const own = [product.group?.id, product.parent_group_id];
  const isListed = async () =>
    (await queryClient.fetchQuery(groupsQuery())).some((group) => own.includes(group.id));
  // A row's link to an unlisted group has only the group's id, and a back end may find groups by their slugs alone.
  if (own.some((id) => id && String(id) === slug)) {
    const [listed] = await Promise.all([isListed(), queryClient.prefetchQuery(groupQuery(slug))]);
    if (!listed) return true;
  }
  const { id } = await queryClient.fetchQuery(groupQuery(slug));
  if (own.includes(id) || !own.some(Boolean)) return true;
  // A product of an unlisted group belongs to the page of each group whose answer contains the product.
  return !(await isListed());
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const product = cachedProduct(queryClient, params['slug'] ?? '');
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
  const { productSchema } = await import(/* webpackMode: "weak" */ './productSchema');
  return productSchema(context);
}

const pictureSizes = '(min-width:992px) 460px, 288px';

/** A product's page (spec §2). */
export default function ProductPage({ params }: { params: PageParams }) {
  const query = useQuery(productAtLocationQuery(params['slug'] ?? '', useLocationFields()));
  const product = query.data;
  const failure = toLoadFailure(query);
  if (product) return <LoadedProduct key={product.id} product={product} groupSlug={params['group'] ?? ''} />;
  return (
    <Container>
      {failure ? <ProductFailure error={query.error} failure={failure} /> : <ProductSkeleton />}
    </Container>
  );
}

function LoadedProduct({ product, groupSlug }: { product: Product; groupSlug: string }) {
  const order = useProductOrder({ product });
  // Reads the group that `prefetch` has loaded.
  const { data: found } = useQuery({ ...groupQuery(groupSlug), enabled: false });
  const { group, name } = product;
  const tint = group?.tint ?? '';
  const pictures = useMemo(() => cardPictures(product), [product]);
  return (
    <Container>
      <PicturePreload picture={pictures[0]} sizes={pictureSizes} />
      <MenuBreadcrumbs group={groupOfUrl(groupSlug, found, product)} />
      <div className={layoutClass}>
        <div className={plateClass}>
          <Gallery
            pictures={pictures}
            name={name}
            tint={tint}
            sizes={pictureSizes}
            shape="fill"
            look={product.is_stoplisted ? 'faded' : 'lit'}
          />
        </div>
        <div className={detailsClass}>
          <ProductDetails order={order} name={name} tint={tint} title={{ as: 'h1' }} />
          <div className={purchaseClass}>
            <CartLink />
            <OrderBar order={order} name={name} price={product.price} />
          </div>
        </div>
      </div>
      <LazyOnVisible placeholder={<ProductsSliderSkeleton title={messages.recommended} />}>
        <Widget id="catalog:recommendations" title={messages.recommended} productId={product.id} />
      </LazyOnVisible>
    </Container>
  );
}
