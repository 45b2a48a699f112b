import { useExtra, useIsHydrated } from '@storefront/api-client';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { FavouriteButtonProps } from './FavouriteButton';

const loadParts = () => import('./loadedParts');

// Without a network the chunk fails to load: the rest of the page is better than an error.
const LazyButton = lazy<ComponentType<FavouriteButtonProps>>(() =>
  loadParts().then(
    ({ FavouriteButton }) => ({ default: FavouriteButton }),
    () => ({ default: Nothing }),
  ),
);
const LazyTab = lazy<ComponentType<{ className: string }>>(() =>
  loadParts().then(
    (parts) => ({ default: parts.FavouritesTab }),
    () => ({ default: Nothing }),
  ),
);
const LazyWithFavourites = lazy<ComponentType<{ children: ReactNode }>>(() =>
  loadParts().then(
    ({ WithFavourites }) => ({ default: WithFavourites }),
    () => ({ default: Nothing }),
  ),
);

function Nothing() {
  return null;
}

/**
 * The heart of a dish. It comes with the app and not with the HTML, in which a hundred of them would be a tenth of all
 * elements; that HTML is every guest's, too. Render it only where the back end offers the extra `favourites`.
 */
export function FavouriteHeart(props: FavouriteButtonProps) {
  return (
    <BrowserOnly>
      <LazyButton {...props} />
    </BrowserOnly>
  );
}

/** The tab of the marked dishes, once it is known that the visitor has one. */
export function FavouritesTab({ className }: { className: string }) {
  const isOffered = useExtra('favourites');
  return (
    isOffered && (
      <BrowserOnly>
        <LazyTab className={className} />
      </BrowserOnly>
    )
  );
}

/** Renders its children once it is known that the visitor has marked a dish. The same condition applies. */
export function IfFavourites({ children }: { children: ReactNode }) {
  return (
    <BrowserOnly>
      <LazyWithFavourites>{children}</LazyWithFavourites>
    </BrowserOnly>
  );
}

function BrowserOnly({ children }: { children: ReactNode }) {
  return useIsHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
