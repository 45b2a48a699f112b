import { css } from '@storefront/styles';
import { Skeleton } from '@storefront/ui';

const rootClass = css({ display: 'grid', gap: '1.25rem', padding: '1.5rem', alignContent: 'start' });

/** Shown while a panel's script loads. */
export function PanelSkeleton() {
  return (
    <div className={rootClass} aria-busy="true">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
