import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ProductGridSkeleton } from './ProductGridSkeleton';

/** Skeletons, or what could not be loaded with a button that tries again; see `MissingCards`. */
export function MissingCardsView({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? <LoadFailure onRetry={onRetry} /> : <ProductGridSkeleton />;
}
