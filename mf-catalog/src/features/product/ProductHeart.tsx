import { useExtra, useIsHydrated } from '@storefront/api-client';
import { css } from '@storefront/styles';
import { lazy, Suspense } from 'react';

// Not by `FavouriteHeart` of the cards: a file that cards and products share makes webpack split the scripts of the home
// page, which then grow by a kilobyte. Without a network the chunk fails to load, and the dish is better than an error.
const LazyButton = lazy(() =>
  import('../../shared/favourites/loadedParts').then(
    ({ FavouriteButton }) => ({ default: FavouriteButton }),
    () => ({ default: () => <></> }),
  ),
);

// The heart has its place from the start, so that the name does not wrap again.
const rootClass = css({ float: 'right', width: 44, height: 44, marginLeft: 12 });

interface Props {
  /** Not before the product or its card is known. */
  productId: number | undefined;
  name: string;
}

/** The heart beside the name of a product, where the back end offers the extra `favourites`. */
export function ProductHeart({ productId, name }: Props) {
  const isHydrated = useIsHydrated();
  if (!useExtra('favourites')) return null;
  return (
    <div className={rootClass}>
      {isHydrated && productId !== undefined && (
        <Suspense fallback={null}>
          <LazyButton productId={productId} name={name} place="title" />
        </Suspense>
      )}
    </div>
  );
}
